import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'

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

test('parts of a word find it, whether few words or very many have them', async () => {
  const names = Array.from({ length: 70 }, (_, nth) => `Zorb${String.fromCharCode(97 + (nth % 26))}${nth} Riders`)
  await addToCatalog(
    db,
    names.map((name) => ({ name, ...auto })),
  )
  expect(await found('orb')).toEqual({ names: [...names].sort(), total: 70 })
  expect(await found('orb ider')).toEqual({ names: [...names].sort(), total: 70 })
  expect(await found('orbb1 orb')).toEqual({ names: ['Zorbb1 Riders'], total: 1 })
  expect(await found('orb nowhere')).toEqual({ names: [], total: 0 })
})

test('a topic is found by the words it has now', async () => {
  const [id] = await addToCatalog(db, [{ name: 'Quibble Fans', ...auto }])
  expect((await found('quibble')).total).toBe(1)
  await db.execute({ text: `UPDATE global_topics SET search_text = ' wobble fans auto' WHERE id = $1`, values: [id] })
  expect((await found('quibble')).total).toBe(0)
  expect((await found('obbl fans')).names).toEqual(['Quibble Fans'])
})

test('a word too long for an index is found by its beginning', async () => {
  const word = randomBytes(2_000).toString('hex')
  await addToCatalog(db, [{ name: 'Endless Word Fans', ...auto, fields: { ...fields, keywords: [word] } }])
  expect((await found(word.slice(20, 180))).names).toEqual(['Endless Word Fans'])
})
