import pino from 'pino'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { access } from '../../src/access'
import { CONNECTORS } from '../../src/connectors/platforms'
import { createDb } from '../../src/db/db'
import { listen } from '../../src/db/listen'
import { createPool } from '../../src/db/pool'
import { badRequest } from '../../src/errors'
import { RUN_ATTEMPTS, RUN_STEPS, RUN_STEPS_PER_CONNECTION, RUN_STEPS_PER_ORG } from '../../src/limits'
import { drive } from '../../src/runs/drive'
import type { RunKind, StepOutcome } from '../../src/runs/kind'
import { leaseNext, releaseLease } from '../../src/runs/lease'
import type { RunRow } from '../../src/runs/row'
import { RUNS_CHANNEL, startRun, wakeRun } from '../../src/runs/start'
import type { RunKindName } from '../../src/runs/terms'
import { startTestApp } from '../harness/app'
import { createTestDatabase, silentLog } from '../harness/database'
import { select } from '../harness/select'

// Two nodes on one database, with kinds of run whose steps the test decides.
const database = await createTestDatabase()
const { db } = database
const app = await startTestApp({ database })
const otherPool = createPool(database.url, 10, silentLog)
const nodes = [db, createDb(otherPool)]
afterAll(async () => {
  await otherPool.end()
  await app.close()
  await database.drop()
})
beforeEach(() => db.execute({ text: 'DELETE FROM import_batches' }))

type Step = (run: RunRow) => Promise<StepOutcome>
const failed = new Map<string, string>()
const kindOf = (kind: RunKindName, step: Step): RunKind => ({
  kind,
  access: { read: access.scope('topics:read'), write: access.scope('topics:write', 'import') },
  step: (_ctx, run) => step(run),
  cancel: async () => {},
  fail: async (_ctx, run, message) => {
    failed.set(run.id, message)
    await close(run.id, 'failed')
  },
  failures: async function* () {},
})

let stopping = new AbortController()
let driving: Promise<void>[] = []
const kindsWith = (step: Step) => (['import', 'sync'] as const).map((kind) => kindOf(kind, step))
const start = (step: Step, on = nodes, options: { onWake?(wake: () => void): void } = {}) => {
  const log = pino({ level: 'silent' })
  const kinds = kindsWith(step)
  driving = on.map((node) =>
    drive({ db: node, log, outbound: { connectors: CONNECTORS }, kinds }, { signal: stopping.signal, ...options }),
  )
}
let atEnd = () => {}
afterEach(async () => {
  stopping.abort()
  atEnd()
  await Promise.all(driving)
  stopping = new AbortController()
})

const close = (id: string, status: string) =>
  db.execute({ text: 'UPDATE import_batches SET status = $2 WHERE id = $1', values: [id, status] })

let series = 0
async function addRun(orgId: string, connectionId: string | null = null): Promise<string> {
  const id = `batch_${series++}_x`
  await db.execute({
    text: `INSERT INTO import_batches (org_id, id, filename, total_rows, chunks_total, use_llm, created_by, created_at)
           VALUES ($1, $2, 'a.csv', 10, 1, false, 'user_x', clock_timestamp())`,
    values: [orgId, id],
  })
  await db.execute({ text: 'UPDATE runs SET connection_id = $2 WHERE id = $1', values: [id, connectionId] })
  await startRun({ db }, { orgId, id, drive: 'server' })
  return id
}
const stored = async (id: string) =>
  (
    await select<RunRow & { lease_owner: string | null }>(db, {
      text: 'SELECT * FROM runs WHERE id = $1',
      values: [id],
    })
  )[0]!

/** Steps that wait until the test lets them go on. */
function gate() {
  const waiting: { run: RunRow; go(outcome: StepOutcome): void }[] = []
  const step: Step = (run) =>
    new Promise((resolve) => {
      waiting.push({ run, go: resolve })
    })
  const go = (outcome: StepOutcome) => {
    for (const { go } of waiting.splice(0)) go(outcome)
  }
  atEnd = () => go('more')
  return {
    step,
    waiting,
    isWaiting: (count: number) => vi.waitUntil(() => waiting.length === count, { timeout: 30_000, interval: 5 }),
    go,
  }
}

/** Takes turns on both nodes alternately, and returns whose they were. */
async function takeTurns(count: number): Promise<RunRow[]> {
  const turns: RunRow[] = []
  for (let at = 0; at < count; at++) {
    const node = nodes[at % nodes.length]!
    const lease = await leaseNext(node, { kinds: kindsWith(async () => 'more'), allJobs: false })
    turns.push(lease!.run)
    await releaseLease(node, lease!)
  }
  return turns
}

test('an organization with many runs does not keep others waiting, nor one that comes later', async () => {
  const [large, small, late] = [await app.organization(), await app.organization(), await app.organization()]
  for (let at = 0; at < 8; at++) await addRun(large.id)
  await addRun(small.id)
  const organizations = async (count: number) => (await takeTurns(count)).map(({ org_id }) => org_id)
  expect(await organizations(6)).toEqual([large.id, small.id, large.id, small.id, large.id, small.id])
  await addRun(late.id)
  expect(await organizations(6)).toEqual([late.id, large.id, small.id, late.id, large.id, small.id])
})

test('runs of one organization take turns, too', async () => {
  const { id: orgId } = await app.organization()
  const ids = [await addRun(orgId), await addRun(orgId), await addRun(orgId)]
  expect((await takeTurns(6)).map(({ id }) => id)).toEqual([...ids, ...ids])
})

test('limits per organization, connection and process hold on two nodes', async () => {
  const organizations = await Promise.all(Array.from({ length: 5 }, () => app.organization()))
  const [first, ...others] = organizations
  for (let at = 0; at < 4; at++) await addRun(first!.id, 'conn_a')
  for (const { id } of others) for (let at = 0; at < 4; at++) await addRun(id)
  const steps = gate()
  start(steps.step)
  for (let round = 0; round < 3; round++) {
    await steps.isWaiting(2 * RUN_STEPS)
    const runs = steps.waiting.map(({ run }) => run)
    expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length)
    for (const { id } of others) {
      expect(runs.filter(({ org_id }) => org_id === id).length).toBeLessThanOrEqual(RUN_STEPS_PER_ORG)
    }
    expect(runs.filter(({ connection_id }) => connection_id).length).toBeLessThanOrEqual(RUN_STEPS_PER_CONNECTION)
    steps.go('more')
  }
})

test('a run is one process’s until its lease ends', async () => {
  const { id: orgId } = await app.organization()
  const id = await addRun(orgId)
  await db.execute({
    text: `UPDATE runs SET lease_owner = 'dead', lease_until = now() + interval '1 hour' WHERE id = $1`,
    values: [id],
  })
  const steps = gate()
  let wake = () => {}
  start(steps.step, [db], { onWake: (ring) => (wake = ring) })
  const sentinel = await addRun((await app.organization()).id)
  wake()
  await steps.isWaiting(1)
  expect(steps.waiting[0]!.run.id).toBe(sentinel)
  await db.execute({ text: `UPDATE runs SET lease_until = now() - interval '1 s' WHERE id = $1`, values: [id] })
  wake()
  await steps.isWaiting(2)
  expect(steps.waiting[1]!.run.id).toBe(id)
})

test('an idle run goes on when it is woken, even while its step ends', async () => {
  const { id: orgId } = await app.organization()
  const id = await addRun(orgId)
  const steps = gate()
  let wake = () => {}
  start(steps.step, [db], { onWake: (ring) => (wake = ring) })
  await steps.isWaiting(1)
  await wakeRun(db, orgId, id)
  steps.go('idle')
  await steps.isWaiting(1)
  steps.go('idle')
  await vi.waitUntil(async () => (await stored(id)).lease_owner === null, { timeout: 30_000, interval: 5 })
  await wakeRun(db, orgId, id)
  wake()
  await steps.isWaiting(1)
})

test('other processes are told of new runs', async () => {
  let told = 0
  const listener = listen(database.url, RUNS_CHANNEL, () => told++, silentLog)
  await vi.waitUntil(() => told === 1, { timeout: 30_000, interval: 5 })
  await addRun((await app.organization()).id)
  await vi.waitUntil(() => told === 2, { timeout: 30_000, interval: 5 })
  // A connection that is lost is opened again.
  await db.execute({
    text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  })
  await vi.waitUntil(() => told === 3, { timeout: 30_000, interval: 5 })
  await listener.stop()
})

test('a step that fails unexpectedly is tried again, and ends the run if it keeps failing', async () => {
  const { id: orgId } = await app.organization()
  const id = await addRun(orgId)
  let wake = () => {}
  let calls = 0
  start(
    async () => {
      calls++
      throw new Error('A defect')
    },
    [db],
    { onWake: (ring) => (wake = ring) },
  )
  await vi.waitUntil(
    async () => {
      await db.execute({ text: 'UPDATE runs SET due_at = NULL WHERE lease_owner IS NULL' })
      wake()
      return (await stored(id)).state === 'failed' && (await stored(id)).lease_owner === null
    },
    { timeout: 30_000, interval: 5 },
  )
  expect(calls).toBe(RUN_ATTEMPTS)
  expect(failed.get(id)).toBe('The run stopped at an unexpected failure, see the log')
  expect(await stored(id)).toMatchObject({ last_error: failed.get(id) })
})

test('a refusal ends the run at once, with its reason', async () => {
  const id = await addRun((await app.organization()).id)
  start(async () => {
    throw badRequest('The file has no column "Name"')
  }, [db])
  await vi.waitUntil(async () => (await stored(id)).state === 'failed', { timeout: 30_000, interval: 5 })
  expect(await stored(id)).toMatchObject({ state: 'failed', last_error: 'The file has no column "Name"' })
})
