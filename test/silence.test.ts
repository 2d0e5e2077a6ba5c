import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { reportTest } from './campaign/tally'
import { type Key, type Session, startTestApp, type TestApp } from './harness/app'
import { addToCatalog } from './harness/catalog'
import { jobClient, outdate } from './harness/jobs'
import { PASSWORD } from './harness/people'
import { select } from './harness/select'
import { createProxiedDatabase, timed } from './harness/silence'

let proxied: Awaited<ReturnType<typeof createProxiedDatabase>>
let app: TestApp
let acme: Awaited<ReturnType<TestApp['staffed']>>
let operator: Session
let key: Key

beforeAll(async () => {
  proxied = await createProxiedDatabase()
  app = await startTestApp({ database: proxied.database })
  acme = await app.staffed()
  operator = await app.user(undefined, 'member', true)
  key = await app.apiKey(acme.owner)
})
afterEach(() => proxied.proxy.set('pass'))
afterAll(async () => {
  await app.close()
  await proxied.database.drop()
})

const listTopics = () => timed(app.call('GET', '/api/topics', { as: key }))
const READY_WITHIN_MS = 2_000
/** A tolerance for slow test machines. */
const SLACK_MS = 1_500

test('one silent connection: keys are verified over the others', async () => {
  reportTest('silent database', 1)
  await Promise.all(Array.from({ length: 5 }, listTopics))
  // Alone, so that the pool lends the same connection again.
  await listTopics()
  proxied.proxy.lastUsed().mode = 'swallow'
  const stuck = listTopics()
  const others = await Promise.all(Array.from({ length: 10 }, listTopics))
  for (const { ms, result } of others) {
    expect(result.statusCode).toBe(200)
    expect(ms).toBeLessThan(1_000 + SLACK_MS)
  }
  // The query that failed is repeated over another connection.
  const { ms, result } = await stuck
  expect(result.statusCode).toBe(200)
  expect(ms).toBeLessThan(3_000 + SLACK_MS)
})

const CALLS: [string, () => ReturnType<TestApp['call']>][] = [
  ['a route with a failure of its own', () => app.call('GET', '/api/topics', { as: key })],
  ['a session', () => app.call('GET', '/api/workspaces', { as: acme.owner })],
  ['an operator', () => app.call('GET', '/api/admin/organizations', { as: operator })],
  ['a write in a transaction', () => app.call('POST', '/api/keys', { as: acme.owner, body: { name: 'x' } })],
  [
    'a sign-in',
    () => app.call('POST', '/api/auth/sign-in/email', { body: { email: acme.owner.email, password: PASSWORD } }),
  ],
  ['who is signed in', () => app.call('GET', '/api/auth/get-session', { as: acme.owner })],
  ['the organizations of a session', () => app.call('GET', '/api/auth/organization/list', { as: acme.owner })],
  ['an unknown key', () => app.call('GET', '/api/topics', { as: { key: 'txadv_unknown' } })],
]

describe.each(['swallow', 'refuse'] as const)('a database that is away (%s)', (mode) => {
  test('is a 503 with Retry-After on every route, in bounded time', async () => {
    reportTest('silent database', 1)
    await Promise.all(Array.from({ length: 5 }, listTopics))
    proxied.proxy.set(mode)
    const answers = await Promise.all(CALLS.map(([, call]) => timed(call())))
    const summary = answers.map(({ ms, result }, at) => ({
      call: CALLS[at]![0],
      status: result.statusCode,
      error: result.json()?.error,
      retryAfter: result.headers['retry-after'],
      inTime: ms < 20_000,
    }))
    expect(summary).toEqual(
      CALLS.map(([call]) => ({
        call,
        status: 503,
        error: 'Database is not reachable, try again shortly',
        retryAfter: '5',
        inTime: true,
      })),
    )
  })

  test('/readyz says so within two seconds, /healthz goes on, and both know when it is back', async () => {
    reportTest('silent database', 1)
    expect((await app.call('GET', '/readyz')).statusCode).toBe(200)
    proxied.proxy.set(mode)
    for (let attempt = 0; attempt < 2; attempt++) {
      const { ms, result } = await timed(app.call('GET', '/readyz'))
      expect(result.statusCode).toBe(503)
      expect(result.json()).toEqual({ error: 'Database is not reachable' })
      expect(ms).toBeLessThan(READY_WITHIN_MS + SLACK_MS)
    }
    expect((await timed(app.call('GET', '/healthz'))).result.statusCode).toBe(200)
    proxied.proxy.recover()
    expect((await app.call('GET', '/readyz')).statusCode).toBe(200)
  })

  test('is found again without a restart, and no dead connection stays', async () => {
    reportTest('silent database', 1)
    await Promise.all(Array.from({ length: 5 }, listTopics))
    proxied.proxy.set(mode)
    expect((await listTopics()).result.statusCode).toBe(503)
    proxied.proxy.recover()
    for (const [call, send] of CALLS.slice(0, -1)) expect([call, (await send()).statusCode < 300]).toEqual([call, true])
    await expect.poll(() => proxied.proxy.open().filter((connection) => connection.mode !== 'pass').length).toBe(0)
  })
})

test('a job whose database goes away in the middle of a step goes on where it was', async () => {
  reportTest('silent database', 1)
  const ids = await addToCatalog(
    proxied.direct.db,
    Array.from({ length: 80 }, (_, at) => ({ name: `Electric SUV ${at}q Buyers` })),
  )
  await outdate(proxied.direct.db, ids)
  const jobs = jobClient(app, operator)
  const id = await jobs.create('reclassify', { mode: 'local' })
  await jobs.process(id)
  await proxied.direct.db.transaction(async (tx) => {
    await tx.execute({ text: 'SELECT FROM global_topics FOR UPDATE' })
    const step = jobs.send('POST', `/${id}/process`)
    await expect.poll(waitingForLocks).toBe(1)
    proxied.proxy.set('refuse')
    expect((await step).statusCode).toBe(503)
  })
  proxied.proxy.recover()
  // As if half a minute had passed: no process could release the claim.
  await proxied.direct.db.execute({ text: 'UPDATE jobs SET lease_until = now()' })
  expect(await jobs.finish(id)).toMatchObject({ processedItems: 80, successCount: 80, errorCount: 0 })
  expect(await jobs.find(id)).toMatchObject({ status: 'completed' })
})

const waitingForLocks = async () => {
  const [row] = await select<{ waiting: number }>(proxied.direct.db, {
    text: `SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  })
  return row!.waiting
}

test('/readyz tells of the database, not of a pool in which all are busy', async () => {
  reportTest('silent database', 1)
  const { pool } = proxied.database
  const busy = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  const { ms, result } = await timed(app.call('GET', '/readyz'))
  expect(result.statusCode).toBe(200)
  expect(ms).toBeLessThan(READY_WITHIN_MS + SLACK_MS)
  for (const client of busy) client.release()
})

test('a slow network is no silence', async () => {
  reportTest('silent database', 1)
  proxied.proxy.delay(300)
  expect((await listTopics()).result.statusCode).toBe(200)
  proxied.proxy.delay(0)
})
