import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../src/db/db'
import { createPool } from '../../src/db/pool'
import { DatabaseUnreachable } from '../../src/db/unreachable'
import { silentLog } from '../harness/database'
import { select } from '../harness/select'
import { createProxiedDatabase, timed } from '../harness/silence'

const STATEMENT_MS = 500
/** The statement's limit, the grace period, and reserve for a busy machine. */
const AMPLE_MS = 10_000

let proxied: Awaited<ReturnType<typeof createProxiedDatabase>>
let db: Db

beforeAll(async () => {
  proxied = await createProxiedDatabase({ statementMs: STATEMENT_MS })
  db = proxied.database.db
  await proxied.direct.db.execute({ text: 'CREATE TABLE note (id int PRIMARY KEY)' })
})
afterEach(() => proxied.proxy.set('pass'))
afterAll(() => proxied.database.drop())

const ask = (limitMs?: number) => select(db, { text: 'SELECT 1 AS one', limitMs })
/** The pool hands out the connection that was used last. */
const openIdle = async (count: number) => {
  await Promise.all(Array.from({ length: count }, () => sleepInDatabase(0.05)))
  await ask()
}
const sleepInDatabase = (seconds: number) => select(db, { text: 'SELECT pg_sleep($1)', values: [seconds] })
const failure = (work: Promise<unknown>) =>
  timed(
    work.then(
      () => undefined,
      (error: Error) => error,
    ),
  )
const noteIds = async () =>
  (await select<{ id: number }>(proxied.direct.db, { text: 'SELECT id FROM note ORDER BY id' })).map(({ id }) => id)
/** The proxy carries no connection that the pool has forgotten. */
const noZombies = () => expect.poll(() => proxied.proxy.open().length).toBe(proxied.database.pool.totalCount)

describe('a connection that went silent', () => {
  test('fails its statement after the limit, and is never used again', async () => {
    await openIdle(3)
    const silent = proxied.proxy.lastUsed()
    silent.mode = 'swallow'
    const { ms, result } = await failure(ask(300))
    expect(result).toBeInstanceOf(DatabaseUnreachable)
    expect(ms).toBeGreaterThan(290)
    expect(ms).toBeLessThan(AMPLE_MS)
    expect(await ask()).toEqual([{ one: 1 }])
    await expect.poll(() => silent.isOpen).toBe(false)
    await noZombies()
  })

  test('closes the idle connections too: the next statement uses a new one', async () => {
    await openIdle(5)
    for (const connection of proxied.proxy.open()) connection.mode = 'swallow'
    expect((await failure(ask(300))).result).toBeInstanceOf(DatabaseUnreachable)
    expect((await timed(ask())).ms).toBeLessThan(AMPLE_MS)
    await expect.poll(() => proxied.proxy.open().every(({ mode }) => mode === 'pass')).toBe(true)
    await noZombies()
  })

  test('during a transaction fails it without waiting for its ROLLBACK', async () => {
    const { ms, result } = await failure(
      db.transaction(async (tx) => {
        await tx.execute({ text: 'INSERT INTO note VALUES (1)' })
        proxied.proxy.lastUsed().mode = 'swallow'
        await tx.execute({ text: 'INSERT INTO note VALUES (2)', limitMs: 300 })
      }),
    )
    expect(result).toBeInstanceOf(DatabaseUnreachable)
    expect(ms).toBeLessThan(AMPLE_MS)
    expect(await noteIds()).toEqual([])
    await noZombies()
  })

  test('at COMMIT is an error, because the outcome is unknown', async () => {
    const { ms, result } = await failure(
      db.transaction(async (tx) => {
        await tx.execute({ text: 'INSERT INTO note VALUES (3)' })
        proxied.proxy.lastUsed().mode = 'swallow'
      }),
    )
    expect(result).toBeInstanceOf(DatabaseUnreachable)
    expect(ms).toBeLessThan(AMPLE_MS)
    await noZombies()
  })

  test('while connecting ends the attempt, and the waiting of others', async () => {
    proxied.proxy.set('refuse')
    await expect.poll(() => proxied.database.pool.totalCount).toBe(0)
    proxied.proxy.set('swallow')
    const failures = await Promise.all(Array.from({ length: 15 }, () => failure(ask())))
    for (const { ms, result } of failures) {
      expect(result).toBeInstanceOf(DatabaseUnreachable)
      expect(ms).toBeLessThan(20_000)
    }
    proxied.proxy.recover()
    expect(await ask()).toEqual([{ one: 1 }])
    await noZombies()
  })
})

describe('a statement that is only slow', () => {
  test('is ended by the server, over a connection that stays good', async () => {
    const error = await db
      .transaction(async (tx) => select(tx, { text: 'SELECT pg_sleep(60)' }))
      .catch((reason: Error & { code?: string }) => reason)
    expect(error).toMatchObject({ code: '57014' })
    expect(error).not.toBeInstanceOf(DatabaseUnreachable)
    expect(await ask()).toEqual([{ one: 1 }])
  })

  test('gets the time that its transaction allows', async () => {
    const seconds = (STATEMENT_MS * 2) / 1000
    await expect(
      db.transaction((tx) => select(tx, { text: 'SELECT pg_sleep($1)', values: [seconds] }), { statementMs: 30_000 }),
    ).resolves.toHaveLength(1)
    // Outside of the transaction the usual limit applies.
    await expect(sleepInDatabase(seconds)).rejects.toMatchObject({ code: '57014' })
  })

  test('is not mistaken for silent by a process that was too busy to read the answer', async () => {
    // Without the proxy, which runs in this busy process as well.
    const answer = select(proxied.direct.db, { text: 'SELECT 1 AS one', limitMs: 100 })
    await new Promise((resolve) => setImmediate(resolve))
    block(500)
    expect(await answer).toEqual([{ one: 1 }])
  })
})

/** As a long computation does: nothing is read meanwhile. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

describe('a process that was too busy to read the answer', () => {
  const WAIT_MS = 400
  let pool: pg.Pool
  beforeEach(() => {
    pool = createPool(proxied.direct.url, 1, silentLog, { waitMs: WAIT_MS })
  })
  afterEach(() => pool.end())

  test('has a new connection all the same', async () => {
    const answer = pool.query('SELECT 1 AS one')
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => setImmediate(resolve))
      block(2 * WAIT_MS)
    }
    expect((await answer).rows).toEqual([{ one: 1 }])
  })

  test('has a connection that became free', async () => {
    const first = pool.query('SELECT pg_sleep(0.1)')
    const second = pool.query('SELECT 1 AS one')
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1)
    block(2 * WAIT_MS)
    await first
    expect((await second).rows).toEqual([{ one: 1 }])
  })

  test('gives up in time when none becomes free, and leaves none in use', async () => {
    const client = await pool.connect()
    const { ms, result } = await failure(pool.query('SELECT 1'))
    expect(result).toBeInstanceOf(DatabaseUnreachable)
    expect(ms).toBeGreaterThan(WAIT_MS - 10)
    expect(ms).toBeLessThan(AMPLE_MS)
    expect(pool.waitingCount).toBe(0)
    client.release()
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    expect(pool.totalCount).toBe(1)
  })
})

test('a vanished client leaves no transaction and no locks on the server', async () => {
  const [row] = await select<{ idle: string }>(db, {
    text: `SELECT current_setting('idle_in_transaction_session_timeout') AS idle`,
  })
  expect(row).toEqual({ idle: '2min' })
})
