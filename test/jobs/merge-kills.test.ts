import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { JobDeps } from '../../src/jobs/job'
import { JOB_TYPES } from '../../src/jobs/registry'
import { startTestApp, type TestApp } from '../harness/app'
import { bundle } from '../harness/bundle'
import { addToCatalog } from '../harness/catalog'
import { createTestDatabase, type TestDatabase } from '../harness/database'
import { driveOnce, expireLeases } from '../harness/drive'
import { link, mergedState } from '../harness/duplicates'
import { jobClient } from '../harness/jobs'
import { select } from '../harness/select'
import { recordingFlags } from '../harness/statements/recording'

/** A worker takes 500 topics of a sweep, 100 clusters of a merge and 500 of its rollback at a time. */
const NAMES = 300
const SEGMENTS = ['B2C', 'B2B', 'B2G'] as const

let database: TestDatabase
let app: TestApp
let jobs: ReturnType<typeof jobClient>
let program: string
const workers = new Set<ChildProcess>()

beforeAll(async () => {
  program = await bundle('src/cli/main.ts')
  database = await createTestDatabase()
  app = await startTestApp({ database })
  jobs = jobClient(app, await app.user(undefined, 'member', true))
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await app.close()
  await database.drop()
})

function startWorker() {
  const worker = spawn(process.execPath, [...recordingFlags(), program, 'worker', '--once'], {
    stdio: 'ignore',
    env: {
      DATABASE_URL: database.url,
      TAXON_SECRET: 'a secret of at least thirty-two characters',
      LOG_LEVEL: 'silent',
    },
  })
  workers.add(worker)
  const ended = once(worker, 'exit').then(() => workers.delete(worker))
  return { kill: () => worker.kill('SIGKILL'), ended }
}

/** Locks rows, waits until a worker runs into them, kills it there and lets go. */
async function killWorkerAt(text: string, values: unknown[]) {
  const client = await database.pool.connect()
  await client.query('BEGIN')
  await client.query(text, values)
  const worker = startWorker()
  const isBlocked = async () =>
    (await database.db.execute({
      text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    })) > 0
  await vi.waitUntil(isBlocked, { timeout: 60_000, interval: 10 })
  worker.kill()
  await worker.ended
  await client.query('ROLLBACK')
  client.release()
}

/** As the database does by itself, a minute later. */
const analyze = () => database.db.execute({ text: 'ANALYZE' })

/** Another worker, in this process. */
const workHere = () =>
  driveOnce({
    db: database.db,
    log: app.app.log,
    llm: null,
    outbound: {} as JobDeps['outbound'],
    jobTypes: JOB_TYPES,
  })

async function finish(id: string) {
  await expireLeases(database.db)
  await workHere()
  const job = await jobs.find(id)
  expect(job).toMatchObject({ status: 'completed', error_count: 0 })
  return job
}

test('a sweep, a merge and its rollback that are killed in the middle end as if they were not', {
  timeout: 180_000,
}, async () => {
  const { db } = database
  const names = Array.from({ length: NAMES }, (_, at) => `Society Number ${at}x Members`)
  const ids = await addToCatalog(
    db,
    SEGMENTS.flatMap((segment_type) =>
      names.map((name) => ({ name, segment_type, fields: { engine_version: '2.4' } })),
    ),
  )
  for (let at = 0; at < 2; at++) await link(db, (await app.organization()).id, ids.slice(at * NAMES))
  await analyze()
  const sourceBatchId = await jobs.create('reclassify', { mode: 'local' })
  await workHere()
  expect(await jobs.find(sourceBatchId)).toMatchObject({ status: 'completed', success_count: ids.length })

  const undisturbed = await jobs.create('dedup_sweep', { sourceBatchId })
  await workHere()
  const expected = (await jobs.find(undisturbed)).result.clusters
  expect(expected).toHaveLength(NAMES)

  const sweep = await jobs.create('dedup_sweep', { sourceBatchId })
  await jobs.process(sweep)
  await killWorkerAt('LOCK TABLE topic_embeddings IN ACCESS EXCLUSIVE MODE', [])
  const swept = await finish(sweep)
  expect(swept).toMatchObject({ processed_items: ids.length, success_count: ids.length })
  expect(swept.result.clusters).toEqual(expected)

  const before = await mergedState(db)
  const merge = await jobs.create('merge', { clusters: expected })
  await jobs.process(merge)
  const late = expected.at(-1).loserIds[0]
  await killWorkerAt('SELECT 1 FROM org_topics WHERE topic_id = $1 FOR UPDATE', [late])
  expect(await jobs.find(merge)).toMatchObject({ status: 'processing', success_count: 210 })
  expect(await merged(merge)).toEqual({ topics: 420, entries: 420 })
  await finish(merge)
  expect(await merged(merge)).toEqual({ topics: 600, entries: 600 })

  await analyze()
  const { jobId: rollback } = (await jobs.send('POST', `/${merge}/rollback`, { links: true })).json()
  await jobs.process(rollback)
  const last = [...expected.flatMap(({ loserIds }: { loserIds: string[] }) => loserIds)].sort().at(-1)
  await killWorkerAt('SELECT 1 FROM global_topics WHERE id = $1 FOR UPDATE', [last])
  expect(await jobs.find(rollback)).toMatchObject({ status: 'processing', success_count: 550 })
  await finish(rollback)
  expect(await mergedState(db)).toEqual(before)
})

const merged = async (jobId: string) =>
  (
    await select(database.db, {
      text: `SELECT (SELECT count(*) FROM global_topics WHERE merged_into IS NOT NULL) AS topics,
                    (SELECT count(*) FROM global_topic_history WHERE batch_id = $1) AS entries`,
      values: [jobId],
    })
  )[0]
