import { beforeAll, describe, expect, test } from 'vitest'
import { firstMatches, NEWEST } from '../../src/catalog/browse/matches'
import type { Search } from '../../src/catalog/browse/ways'
import { normalizedName } from '../../src/engine'
import { SEARCH_TOTAL } from '../../src/limits'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { select } from '../harness/select'

const { call, staffed, user, db } = await useTestApp()
const acme = await staffed()
const root = await user(undefined, 'member', true)

type Stored = { id: string; topic_name: string; normalized_name: string; search_text: string }
type Page = { data: { id: string }[]; total: number; totalIsAtLeast?: true; totalPages: number }

const FIRST = [
  'Running',
  'Ingrid',
  'Bärbel',
  'Über',
  'Ages 18-24',
  '4x4',
  'C++',
  'São Paulo',
  '日本語学習者',
  '東京 旅行',
  'B',
  'E-Bike',
]
const SECOND = [
  'Shoes',
  'Buyers',
  'Wedding Planning',
  'of 1824',
  'Käufer',
  '語学',
  'TV',
  'in 18 Months',
  '100% Cotton',
  'A',
]
const NAMES = FIRST.flatMap((first) => SECOND.flatMap((second) => [`${first} ${second}`, `${second} ${first} Fans`]))

let stored: Stored[]
beforeAll(async () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  await addToCatalog(
    db,
    NAMES.map((name, nth) => ({
      name,
      parent_category: 'Auto',
      segment_type: nth % 3 === 0 ? 'B2B' : 'B2C',
      fields: { taxonomy_path: 'SUVs', keywords: nth % 7 === 0 ? ['side-door quorl', `k${nth}`] : [] },
      created_at: new Date(start + (nth % 50) * 1_000),
    })),
  )
  stored = await select<Stored>(db, {
    text: 'SELECT id, topic_name, normalized_name, search_text FROM global_topics ORDER BY created_at DESC, id COLLATE "C" DESC',
  })
})

async function listed(path: string, query: Record<string, string>, as = acme.viewer): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const parameters = new URLSearchParams({ ...query, page: String(page), pageSize: '100' })
    const answer: Page = (await call('GET', `${path}?${parameters}`, { as })).json()
    ids.push(...answer.data.map(({ id }) => id))
    if (page >= answer.totalPages) {
      expect(ids).toHaveLength(answer.total)
      return ids
    }
  }
}

const UNSPACED = /[\p{Script=Han}]/u

/** What the search promises, over the text of one topic. */
function isMatch({ search_text, normalized_name }: Stored, search: string): boolean {
  const phrases = [...new Set(search.split(' ').map(normalizedName))].filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
  const has = (phrase: string) => {
    if (UNSPACED.test(phrase)) return search_text.includes(phrase)
    return /(^| )\d+$/.test(phrase) ? `${search_text} `.includes(` ${phrase} `) : search_text.includes(` ${phrase}`)
  }
  const isTelling = phrases.some((phrase) => /[\p{L}\p{N}]{3}|^[\p{L}\p{N}]{2}/u.test(phrase))
  if (isTelling) return phrases.every(has)
  return normalized_name.startsWith(phrases[0]!) && phrases.slice(1).every(has)
}

const SEARCHES = [
  'ing',
  'run',
  'e',
  'a b',
  's',
  'buyers',
  'in',
  'in run',
  '18-24',
  '18 24',
  '1824',
  '18',
  '4x4',
  'c++',
  'käufer',
  'kauf',
]
const MORE = [
  'über',
  'uber',
  '日',
  '語学',
  '学習者',
  '東京',
  '京',
  '旅行 b',
  'são',
  'tv fans',
  'side-door',
  'door-side',
  '100%',
  'k7',
  'nowhere',
  'e-b',
]

describe('searches find what a plain scan finds, in the list’s order', () => {
  test.each([...SEARCHES, ...MORE])('the catalog: %s', async (search) => {
    const expected = stored.filter((topic) => isMatch(topic, search)).map(({ id }) => id)
    expect(await listed('/api/topics/catalog', { search })).toEqual(expected)
  })

  test.each([...SEARCHES, ...MORE, 'nning', '8-2', '% c', '_', 'ä', 'bel i', 'g p'])(
    'the operators’ list: %s',
    async (search) => {
      const isNamed = ({ topic_name }: Stored) => topic_name.toLowerCase().includes(search.toLowerCase())
      const expected = stored.filter(isNamed).map(({ id }) => id)
      expect(await listed('/api/admin/topics', { search }, root)).toEqual(expected)
    },
  )
})

describe('more matches than are counted', () => {
  const MANY = SEARCH_TOTAL + 150
  const page = async (query: Record<string, string>): Promise<Page> =>
    (
      await call('GET', `/api/topics/catalog?${new URLSearchParams({ pageSize: '100', ...query })}`, {
        as: acme.viewer,
      })
    ).json()

  beforeAll(async () => {
    const names = Array.from({ length: MANY }, (_, nth) => `Quorlish ${nth} Zumblers`)
    await addToCatalog(
      db,
      names.map((name, nth) => ({
        name,
        parent_category: 'Auto',
        created_at: new Date(Date.parse('2025-01-01T00:00:00Z') + nth * 1_000),
      })),
    )
  })

  // Without statistics the words count as rare, with them as common.
  test.each(['', 'ANALYZE global_topics'])(
    'are said to be at least as many; further pages have them. %s',
    async (before) => {
      if (before) await db.execute({ text: before })
      const many = await select<{ id: string }>(db, {
        text: `SELECT id FROM global_topics WHERE topic_name LIKE 'Quorlish%' ORDER BY created_at DESC, id DESC`,
      })
      const ids = many.map(({ id }) => id)
      const first = await page({ search: 'quorl zumb' })
      expect(first).toMatchObject({ total: SEARCH_TOTAL, totalIsAtLeast: true, totalPages: SEARCH_TOTAL / 100 })
      expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 100))
      const last = await page({ search: 'quorl zumb', page: String(Math.ceil(MANY / 100)) })
      expect(last.data.map(({ id }) => id)).toEqual(ids.slice(-50))
      expect(last).toMatchObject({ total: MANY })
      expect(last).not.toHaveProperty('totalIsAtLeast')
      const oldest = await page({ search: 'quorl zumb', sortOrder: 'asc' })
      expect(oldest.data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 100))
      expect(await page({ search: 'quorl zumb', inLibrary: 'true' })).toMatchObject({ data: [], total: 0 })
      const named = await call('GET', '/api/admin/topics?search=uorlish&sortBy=topic_name&sortOrder=asc', { as: root })
      expect(named.json()).toMatchObject({ total: SEARCH_TOTAL, totalIsAtLeast: true })
      expect(named.json().data[1].topicName ?? named.json().data[1].topic_name).toBe('Quorlish 1 Zumblers')
    },
  )

  const named = (weeks: number[]): Search => ({
    matches: (values) => [`g.topic_name LIKE ${values.add('Quorlish%')}`],
    filters: () => [],
    words: { lists: [['quorlish']], groups: [], share: 0.0001, topics: 2 * SEARCH_TOTAL, areAll: true, weeks },
  })
  const inOrder = async (order: string): Promise<string[]> => {
    const topics = await select<{ id: string }>(db, {
      text: `SELECT id FROM global_topics g WHERE topic_name LIKE 'Quorlish%' ORDER BY ${order} LIMIT 20`,
    })
    return topics.map(({ id }) => id)
  }

  test('are all sorted at once, and counted, if so many are expected and few of them near the beginning', async () => {
    const order = 'g.created_at, g.id'
    const ids = await inOrder(order)
    expect(await firstMatches(db, named([]), { order, offset: 0, size: 20 })).toEqual({ ids, total: MANY })
  })

  describe('the newest of them', () => {
    let week: number
    beforeAll(async () => {
      const [row] = await select<{ week: number }>(db, { text: `SELECT creation_week('2025-01-01T00:00:00Z') AS week` })
      week = row!.week
    })

    test('are those of the last weeks, and not all are counted', async () => {
      const ids = await inOrder(NEWEST)
      const wanted = { order: NEWEST, offset: 5, size: 15 }
      expect(await firstMatches(db, named([week - 90, week, week + 1]), wanted)).toEqual({
        ids: ids.slice(5),
        total: SEARCH_TOTAL,
        totalIsAtLeast: true,
      })
    })

    test('are found if the last weeks have none', async () => {
      const ids = await inOrder(NEWEST)
      const wanted = { order: NEWEST, offset: 0, size: 20 }
      expect(await firstMatches(db, named([week, week + 9, week + 10]), wanted)).toEqual({ ids, total: MANY })
    })
  })
})
