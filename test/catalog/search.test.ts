import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { placeNewWords } from '../../src/search/new-words'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { select } from '../harness/select'

const { call, staffed, db } = await useTestApp()
const acme = await staffed()

const fields = { taxonomy_path: 'SUVs', keywords: [] as string[] }
const auto = { parent_category: 'Auto', segment_type: 'B2C', fields } as const

async function found(search: string): Promise<{ names: string[]; total: number }> {
  const response = await call('GET', `/api/topics/catalog?${new URLSearchParams({ search, pageSize: '100' })}`, {
    as: acme.viewer,
  })
  const { data, total } = response.json()
  return { names: data.map(({ topicName }: { topicName: string }) => topicName).sort(), total }
}

test('the beginnings of words find them, whether few words or very many have them', async () => {
  const names = Array.from({ length: 70 }, (_, nth) => `Zorb${String.fromCharCode(97 + (nth % 26))}${nth} Riders`)
  await addToCatalog(
    db,
    names.map((name) => ({ name, ...auto })),
  )
  expect(await found('zorb')).toEqual({ names: [...names].sort(), total: 70 })
  expect(await found('zorb rid')).toEqual({ names: [...names].sort(), total: 70 })
  expect(await found('zorbb1 zorb')).toEqual({ names: ['Zorbb1 Riders'], total: 1 })
  expect(await found('zorb nowhere')).toEqual({ names: [], total: 0 })
  expect(await found('orb')).toEqual({ names: [], total: 0 })
})

test('words that the vocabulary lists twice hide no topic', async () => {
  await db.execute({
    text: `INSERT INTO catalog_words (word)
           SELECT 'plinth' || lpad(greatest(nth, 1)::text, 2, '0') FROM generate_series(0, 64) AS numbers (nth)`,
  })
  const body = { topic_name: 'Plinthzeta Riders' }
  const { id } = (await call('POST', '/api/topics', { as: acme.owner, body })).json()
  expect(await found('plinth')).toEqual({ names: ['Plinthzeta Riders'], total: 1 })
  const { data } = (await call('GET', '/api/topics?search=plinth', { as: acme.viewer })).json()
  expect(data).toMatchObject([{ id }])
})

test('a topic is found by the words it has now', async () => {
  const [id] = await addToCatalog(db, [{ name: 'Quibble Fans', ...auto }])
  expect((await found('quibble')).total).toBe(1)
  await db.execute({ text: `UPDATE global_topics SET search_text = ' wobble fans auto' WHERE id = $1`, values: [id] })
  expect((await found('quibble')).total).toBe(0)
  expect((await found('wobbl fans')).names).toEqual(['Quibble Fans'])
})

test('a word too long for an index is found by its beginning', async () => {
  const word = randomBytes(2_000).toString('hex')
  await addToCatalog(db, [{ name: 'Endless Word Fans', ...auto, fields: { ...fields, keywords: [word] } }])
  expect((await found(word.slice(0, 180))).names).toEqual(['Endless Word Fans'])
})

describe('words are matched as words, in the catalog and in a library', () => {
  const NAMES = [
    'Ages 18-24 Students',
    'Route 624 Riders of Model A1872',
    'Paid 24 Times in 18 Months',
    'Class of 1824',
  ]
  const library = async (search: string) => {
    const response = await call('GET', `/api/topics?${new URLSearchParams({ search })}`, { as: acme.viewer })
    return response.json().data.map(({ topic_name }: { topic_name: string }) => topic_name)
  }

  beforeAll(async () => {
    const topicIds = await addToCatalog(
      db,
      NAMES.map((name) => ({
        name,
        ...auto,
        fields: { taxonomy_path: 'SUVs > Glimmer SUVs', keywords: ['b-side quorl'] },
      })),
    )
    await call('POST', '/api/topics/catalog', { as: acme.owner, body: { topicIds } })
  })

  test.each([
    ['18-24', ['Ages 18-24 Students']],
    ['18–24 students', ['Ages 18-24 Students']],
    ['18 24', ['Ages 18-24 Students', 'Paid 24 Times in 18 Months']],
    ['24', ['Ages 18-24 Students', 'Paid 24 Times in 18 Months']],
    ['18 - 24', ['Ages 18-24 Students', 'Paid 24 Times in 18 Months']],
    ['a18', ['Route 624 Riders of Model A1872']],
    ['glimmer', NAMES],
    ['quorl b-side', NAMES],
    ['side-quorl b', NAMES],
    ['quorl-side', []],
    ['uorl', []],
    ['624 model', ['Route 624 Riders of Model A1872']],
  ])('%s', async (search, expected) => {
    expect((await found(search)).names).toEqual(expected.toSorted())
    expect((await library(search)).toSorted()).toEqual(expected.toSorted())
  })

  test('a library is searched as the organization sees it', async () => {
    const { data } = (await call('GET', '/api/topics?search=1824', { as: acme.viewer })).json()
    const body = { topic_name: 'Zumble Pupils', parent_category: 'Gaming' }
    await call('PATCH', `/api/topics/${data[0].id}`, { as: acme.owner, body })
    expect(await library('zumble')).toEqual(['Zumble Pupils'])
    expect(await library('zumble gaming')).toEqual(['Zumble Pupils'])
    expect(await library('1824')).toEqual([])
  })
})

test('scripts without spaces are found anywhere in a name', async () => {
  await addToCatalog(db, [{ name: '日本語学習者', ...auto }])
  expect((await found('学習')).names).toEqual(['日本語学習者'])
})

test('words of new topics are put into the indexes, where searches go on finding them', async () => {
  await addToCatalog(db, [{ name: 'Quibblewick Collectors', ...auto }])
  await placeNewWords(db)
  const [left] = await select(db, {
    text: `SELECT gin_clean_pending_list('global_topics_words') AS catalog, gin_clean_pending_list('org_topics_words') AS libraries`,
  })
  expect(left).toEqual({ catalog: 0, libraries: 0 })
  expect(await found('quibblewick')).toEqual({ names: ['Quibblewick Collectors'], total: 1 })
})
