import { describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from '../../src/engine'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { createTestDatabase } from '../harness/database'
import { select } from '../harness/select'

const database = await createTestDatabase()
let now = new Date('2026-03-14T10:00:00Z')
const clock = () => now
const first = await useTestApp({ database, clock })
const second = await useTestApp({ database, clock })
const { call, staffed, user, apiKey } = first
const acme = await staffed()
const globex = await staffed()
const operator = await user(acme.id, 'member', true)

const get = async (path: string, node = first) => {
  const response = await node.call('GET', `/api/admin/topics/${path}`, { as: operator })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const execute = (text: string, values: unknown[] = []) => database.db.execute({ text, values })

const ids = await addToCatalog(database.db, [
  { name: 'Zither Strings', parent_category: 'Music & Audio', segment_type: 'B2C' },
  { name: 'Zither Tuners', parent_category: 'Music & Audio', segment_type: 'B2C' },
  { name: 'Tractor Leasing', parent_category: 'Energy & Agriculture', segment_type: 'B2B' },
  { name: 'Harvest Insurance', parent_category: 'Insurance', segment_type: 'B2B' },
  { name: 'Old Topic', parent_category: 'Insurance', segment_type: 'B2B', fields: { engine_version: '2.4' } },
])
for (const org of [acme, globex]) {
  await call('POST', '/api/topics/catalog', { as: org.owner, body: { topicIds: ids.slice(0, 2) } })
}

test('stats count the topics that can be seen, by category and segment', async () => {
  expect(await get('stats')).toEqual({
    total: 5,
    byParentCategory: { 'Energy & Agriculture': 1, Insurance: 2, 'Music & Audio': 2 },
    bySegmentType: { B2B: 3, B2C: 2 },
  })
})

describe('metrics', () => {
  test('say how the catalog is', async () => {
    expect(await get('metrics')).toEqual({
      current: {
        total: 5,
        active: 5,
        archived: 0,
        merged: 0,
        needsReview: 0,
        outdated: 1,
        withEmbedding: 5,
        withIabCode: 5,
        linkedTopics: 2,
        organizations: 2,
      },
      byEngineVersion: [
        { engineVersion: ENGINE_VERSION, count: 4, share: 0.8 },
        { engineVersion: '2.4', count: 1, share: 0.2 },
      ],
    })
  })

  test('follow every change of a topic, however it is made', async () => {
    await execute('UPDATE global_topics SET archived_at = now() WHERE id = $1', [ids[2]])
    await execute('UPDATE global_topics SET merged_into = $2, archived_at = now() WHERE id = $1', [ids[3], ids[0]])
    await execute(`UPDATE global_topics SET review_status = 'needs_review', iab_code = '' WHERE id = ANY($1)`, [
      ids.slice(0, 3),
    ])
    await execute(`UPDATE global_topics SET review_status = 'reviewed' WHERE id = $1`, [ids[1]])
    expect((await get('metrics')).current).toMatchObject({
      total: 5,
      active: 3,
      archived: 1,
      merged: 1,
      needsReview: 1,
      outdated: 1,
      withIabCode: 2,
    })
    await execute('UPDATE global_topics SET archived_at = NULL, merged_into = NULL')
    await execute('DELETE FROM global_topics WHERE id = $1', [ids[4]])
    expect((await get('metrics')).current).toMatchObject({ total: 4, active: 4, archived: 0, merged: 0, outdated: 0 })
  })

  test('come from a ledger that is folded at every thousandth entry', async () => {
    const entries = async () => {
      const [ledger] = await select<{ count: number }>(database.db, { text: 'SELECT count(*) FROM topic_counts' })
      return ledger!.count
    }
    const stamp = (version: string) => execute('UPDATE global_topics SET engine_version = $1', [version])
    for (let n = 0; n < 10; n++) await stamp(`1.${n}`)
    const before = await get('metrics')
    const written = await entries()
    expect(written).toBeGreaterThan(20)
    await execute('UPDATE global_topics SET performance_score = 1')
    expect(await entries()).toBe(written)
    await execute('ALTER TABLE topic_counts ALTER COLUMN entry RESTART WITH 998')
    for (const version of ['1.0', '1.9']) await stamp(version)
    expect(await entries()).toBeLessThan(10)
    expect(await get('metrics')).toEqual(before)
    await database.db.execute({ text: 'SELECT recount_topic_counts()' })
    expect(await get('metrics')).toEqual(before)
  })
})

describe('the history of metrics', () => {
  test('has one row a day, taken by the first that looks, on whichever node', async () => {
    now = new Date('2026-03-15T00:00:01Z')
    const [one, two] = await Promise.all([get('metrics/history', first), get('metrics/history', second)])
    expect(one).toEqual(two)
    await addToCatalog(database.db, [{ name: 'Kite Festivals' }])
    expect(await get('metrics/history', second)).toEqual(one)
    now = new Date('2026-03-16T23:00:00Z')
    await get('metrics', second)
    const { data } = await get('metrics/history')
    expect(data.map(({ date, total }: { date: string; total: number }) => [date, total])).toEqual([
      ['2026-03-16', 5],
      ['2026-03-15', 4],
      ['2026-03-14', 5],
    ])
    expect(data[2]).toMatchObject({ outdated: 1, byEngineVersion: [{ engineVersion: ENGINE_VERSION }, { count: 1 }] })
  })

  test('is asked for between two days, or for the last 90', async () => {
    const days = async (query: string) =>
      (await get(`metrics/history?${query}`)).data.map(({ date }: { date: string }) => date)
    expect(await days('from=2026-03-15&to=2026-03-15')).toEqual(['2026-03-15'])
    expect(await days('to=2026-03-14')).toEqual(['2026-03-14'])
    now = new Date('2026-06-14T00:00:00Z')
    expect(await days('')).toEqual(['2026-06-14', '2026-03-16'])
    for (const query of ['from=yesterday', 'to=0000-01-01', 'to=2026-02-30']) {
      const response = await call('GET', `/api/admin/topics/metrics/history?${query}`, { as: operator })
      expect(response.statusCode).toBe(400)
      expect(response.json().error).toMatch(/^(from|to) must be a date, YYYY-MM-DD$/)
    }
  })
})

test('figures about the catalog are for operators', async () => {
  const key = await apiKey(acme.owner)
  for (const path of ['stats', 'metrics', 'metrics/history']) {
    expect((await call('GET', `/api/admin/topics/${path}`, { as: acme.owner })).statusCode).toBe(403)
    expect((await call('GET', `/api/admin/topics/${path}`, { as: key })).statusCode).toBe(401)
  }
})
