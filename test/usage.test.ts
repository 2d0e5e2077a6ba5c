import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { createDb } from '../src/db/db'
import { createPool } from '../src/db/pool'
import { giveBack, reserve, withCredits } from '../src/usage/quota'
import { startTestApp, useTestApp } from './harness/app'
import { createTestDatabase, silentLog } from './harness/database'
import { select } from './harness/select'

const database = await createTestDatabase()
const { call, staffed, user, organization } = await useTestApp({ database })
const log = pino({ level: 'silent' })
const now = new Date('2026-03-14T10:00:00Z')

const contextOf = (org: { id: string; plan: 'free' | 'pro' | 'enterprise' }, db = database.db) => ({
  db,
  now,
  log,
  org: { id: org.id, name: 'x', plan: org.plan, orgAlias: null, partnerAlias: null },
})

const monthly = async (orgId: string) => {
  const [row] = await select<{ used: number }>(database.db, {
    text: `SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = 'classifications'`,
    values: [orgId],
  })
  return row?.used
}

describe('reservation', () => {
  test('50 requests at once on two nodes never take one credit too many', async () => {
    const org = await organization('free')
    const second = createPool(database.url, 10, silentLog)
    const nodes = [contextOf(org), contextOf(org, createDb(second))]
    const attempts = Array.from({ length: 50 }, (_, i) => reserve(nodes[i % 2]!, 'classifications', 3))
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
    expect(await monthly(org.id)).toBe(99)
    await second.end()
  })

  test('a request beyond the limit is refused, with what is left and when it resets', async () => {
    const context = contextOf(await organization('free'))
    await reserve(context, 'classifications', 98)
    await expect(reserve(context, 'classifications', 3)).rejects.toMatchObject({
      status: 429,
      message: 'Monthly classifications quota exceeded',
      details: { limit: 100, used: 98, remaining: 2, resetsAt: '2026-04-01T00:00:00.000Z' },
    })
    await reserve(context, 'classifications', 2)
    await expect(reserve(context, 'classifications', 1)).rejects.toMatchObject({ details: { used: 100, remaining: 0 } })
    await expect(reserve(context, 'classifications', 500)).rejects.toMatchObject({ details: { used: 100 } })
  })

  test('more than the quota is refused on the first day of the month too', async () => {
    const context = contextOf(await organization('free'))
    await expect(reserve(context, 'exports', 11)).rejects.toMatchObject({
      message: 'Monthly exports quota exceeded',
      details: { limit: 10, used: 0, remaining: 10 },
    })
  })

  test('a new month starts from nothing, December included', async () => {
    const context = contextOf(await organization('free'))
    const december = { ...context, now: new Date('2026-12-31T23:59:59Z') }
    await reserve(december, 'imports', 5)
    await expect(reserve(december, 'imports', 1)).rejects.toMatchObject({
      details: { resetsAt: '2027-01-01T00:00:00.000Z' },
    })
    await reserve({ ...context, now: new Date('2027-01-01T00:00:00Z') }, 'imports', 5)
  })

  test('an unlimited plan is counted and never refused', async () => {
    const org = await organization('enterprise')
    await reserve(contextOf(org), 'classifications', 1_000_000)
    expect(await monthly(org.id)).toBe(1_000_000)
  })

  test('work that fails gives its credits back; what is given back twice does not go below nothing', async () => {
    const org = await organization('free')
    const context = contextOf(org)
    const failing = withCredits(context, 'classifications', 60, async () => {
      expect(await monthly(org.id)).toBe(60)
      throw new Error('no luck')
    })
    await expect(failing).rejects.toThrow('no luck')
    expect(await monthly(org.id)).toBe(0)
    await giveBack(context, 'classifications', 10)
    expect(await monthly(org.id)).toBe(0)
    expect(await withCredits(context, 'classifications', 100, async () => 'done')).toBe('done')
  })
})

describe('GET /api/admin/usage', () => {
  test('shows what each organization used on each day', async () => {
    const acme = await staffed()
    const context = contextOf({ id: acme.id, plan: 'pro' })
    await reserve(context, 'classifications', 7)
    await reserve({ ...context, now: new Date('2026-03-15T00:00:00Z') }, 'exports', 1)
    const operator = await user(acme.id, 'member', true)
    const usage = async (query: string) =>
      (await call('GET', `/api/admin/usage?${query}`, { as: operator })).json().data
    const days = await usage(`orgId=${acme.id}&from=2026-03-01&to=2026-03-31`)
    expect(days.map((day: { date: string }) => day.date)).toEqual(['2026-03-15', '2026-03-14'])
    expect(days[1]).toEqual({
      orgId: acme.id,
      date: '2026-03-14',
      total_classifications: 7,
      total_tokens: 0,
      total_imports: 0,
      total_exports: 0,
      total_web_searches: 0,
      total_requests: 0,
      total_cost: 0,
    })
    expect(await usage(`orgId=${acme.id}&from=2026-03-15&to=2026-03-15`)).toHaveLength(1)
    for (const from of ['yesterday', '0000-01-01']) {
      const odd = await call('GET', `/api/admin/usage?from=${from}`, { as: operator })
      expect([odd.statusCode, odd.json()]).toEqual([400, { error: 'from must be a date, YYYY-MM-DD' }])
    }
  })
})

test('requests are counted per organization when the node stops', async () => {
  const node = await startTestApp({ database })
  const acme = await node.staffed()
  for (let i = 0; i < 3; i++) await node.call('GET', '/api/keys', { as: acme.owner })
  await node.close()
  const [row] = await select<{ total_requests: number }>(database.db, {
    text: 'SELECT total_requests FROM usage_daily WHERE org_id = $1',
    values: [acme.id],
  })
  expect(row?.total_requests).toBe(3)
})
