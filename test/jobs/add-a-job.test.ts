import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bool } from '../../src/db/rows'
import { global_topics } from '../../src/db/tables'
import type { JobDeps } from '../../src/jobs/job'
import { JOB_TYPES } from '../../src/jobs/registry'
import { type Session, startTestApp } from '../harness/app'
import { bundle } from '../harness/bundle'
import { addToCatalog } from '../harness/catalog'
import { createTestDatabase } from '../harness/database'
import { driveOnce } from '../harness/drive'
import { archiveAll, jobClient } from '../harness/jobs'
import { recordingFlags } from '../harness/statements/recording'
import { flagUnsure } from './flag-unsure/flag-unsure'

// What docs/add-a-job.md promises: a folder and a line in the list of types, and everything else follows.
const jobTypes = [...JOB_TYPES, flagUnsure]

const database = await createTestDatabase()
const { db } = database
const app = await startTestApp({ database, jobTypes })
const workers = new Set<ChildProcess>()
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await app.close()
  await database.drop()
})
let operator: Session
let jobs: ReturnType<typeof jobClient>
beforeAll(async () => {
  operator = await app.user(undefined, 'member', true)
  jobs = jobClient(app, operator)
})
beforeEach(() => archiveAll(db))

const CONFIG = { below: 0.5, reason: 'The engine was unsure' }

/** In the order in which the job takes them. */
const topics = async (count: number, confidence = 0.3) => {
  const names = Array.from({ length: count }, (_, at) => ({ name: `Tea Kettle ${at}q Buyers`, fields: { confidence } }))
  return (await addToCatalog(db, names)).sort()
}
const setReviewStatus = (id: string, status: string | null) =>
  db.execute({ text: 'UPDATE global_topics SET review_status = $2 WHERE id = $1', values: [id, status] })
const flagged = async () => {
  const rows = await db.query(
    { id: global_topics.id },
    {
      text: `SELECT id FROM global_topics WHERE review_status = 'needs_review' AND review_reason = $1
               AND archived_at IS NULL ORDER BY id`,
      values: [CONFIG.reason],
    },
  )
  return rows.map(({ id }) => id)
}

test('the type is listed with its form', async () => {
  const { data } = (await app.call('GET', '/api/admin/job-types', { as: operator })).json()
  expect(data.at(-1)).toMatchObject({
    type: 'flag_unsure',
    title: 'Flag unsure topics',
    hasForm: true,
    hasDryRun: true,
    canRetry: true,
    rollback: null,
    fields: [
      { key: 'dryRun', kind: 'boolean', required: false, default: false, initial: true },
      { key: 'below', kind: 'number', required: true, minimum: 0, maximum: 1, initial: 0.5 },
      { key: 'parentCategory', kind: 'choice', required: false, none: 'All categories' },
      { key: 'reason', kind: 'text', required: true, maxLength: 200 },
    ],
  })
  const document = (await app.call('GET', '/openapi.json')).json()
  const body = document.paths['/api/admin/jobs'].post.requestBody.content['application/json'].schema
  expect(body.properties.jobType.enum).toContain('flag_unsure')
})

test('its config is checked, and the messages name the field', async () => {
  const refusal = async (config: object) =>
    (await jobs.send('POST', '', { jobType: 'flag_unsure', config })).json().error
  expect(await refusal({ ...CONFIG, below: 2 })).toBe('config.below must be a number from 0 to 1')
  expect(await refusal({ ...CONFIG, above: 1 })).toBe('config has no above')
})

test('a client drives it, batch by batch', async () => {
  const ids = await topics(7)
  await topics(2, 0.9)
  const id = await jobs.create('flag_unsure', CONFIG)
  expect(await jobs.find(id)).toMatchObject({ job_type: 'flag_unsure', total_items: 7, status: 'pending' })
  expect(await jobs.process(id)).toMatchObject({ done: false, processedItems: 3 })
  expect(await jobs.finish(id)).toMatchObject({ done: true, processedItems: 7, successCount: 7 })
  expect(await flagged()).toEqual(ids)
  const { data } = (await jobs.send('GET', '?jobType=flag_unsure')).json()
  expect(data.map((job: { id: string }) => job.id)).toEqual([id])
})

test('a dry run changes nothing', async () => {
  await topics(4)
  const id = await jobs.create('flag_unsure', { ...CONFIG, dryRun: true })
  await jobs.finish(id)
  expect((await jobs.find(id)).result).toMatchObject({ changedTopics: 4, changes: { review_status: 4 } })
  expect(await flagged()).toEqual([])
})

test('a worker drives it, and one that does not know the type leaves it alone', async () => {
  const ids = await topics(7)
  const id = await jobs.create('flag_unsure', CONFIG)
  const deps = { db, log: pino({ level: 'silent' }), llm: null, outbound: {} as JobDeps['outbound'] }
  const workOnce = (types: JobDeps['jobTypes']) => driveOnce({ ...deps, jobTypes: types })
  await workOnce(JOB_TYPES)
  expect(await jobs.find(id)).toMatchObject({ status: 'pending' })
  await workOnce(jobTypes)
  expect(await jobs.find(id)).toMatchObject({ status: 'completed', success_count: 7 })
  expect(await flagged()).toEqual(ids)
})

test('what failed is retried; what cannot be rolled back says so', async () => {
  const ids = await topics(4)
  await setReviewStatus(ids[1]!, 'reviewed')
  const id = await jobs.create('flag_unsure', CONFIG)
  expect(await jobs.finish(id)).toMatchObject({ successCount: 3, errorCount: 1 })
  expect((await jobs.find(id)).errors).toMatchObject([{ id: ids[1], message: 'A person reviewed it' }])
  await setReviewStatus(ids[1]!, null)
  const { jobId, totalItems } = (await jobs.send('POST', `/${id}/retry-errors`)).json()
  expect(totalItems).toBe(1)
  expect(await jobs.finish(jobId)).toMatchObject({ successCount: 1, errorCount: 0 })
  expect(await jobs.find(jobId)).toMatchObject({ job_type: 'flag_unsure', config: { retryOf: id } })
  expect(await flagged()).toEqual(ids)
  expect((await jobs.send('POST', `/${id}/rollback`)).statusCode).toBe(409)
})

test('a worker that is killed in the middle of a batch loses nothing and repeats nothing', async () => {
  const ids = await topics(5)
  const id = await jobs.create('flag_unsure', CONFIG)
  const program = await bundle('test/jobs/flag-unsure/worker.ts')
  await db.transaction(async (tx) => {
    await tx.execute({ text: 'SELECT FROM global_topics WHERE id = $1 FOR UPDATE', values: [ids[2]] })
    const worker = spawn(process.execPath, [...recordingFlags(), program], {
      env: { DATABASE_URL: database.url, TAXON_SECRET: 'a secret that is long enough to be taken' },
      stdio: 'inherit',
    })
    workers.add(worker)
    await expect.poll(isLockAwaited).toBe(true)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  })
  expect(await flagged()).toEqual([])
  expect(await jobs.find(id)).toMatchObject({ status: 'processing', processed_items: 0 })
  await db.execute({ text: 'UPDATE jobs SET lease_until = now() WHERE id = $1', values: [id] })
  expect(await jobs.finish(id)).toMatchObject({ processedItems: 5, successCount: 5 })
  expect(await flagged()).toEqual(ids)
})

async function isLockAwaited(): Promise<boolean> {
  const [row] = await db.query(
    { isAwaited: bool },
    {
      text: `SELECT EXISTS (
               SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
             ) AS "isAwaited"`,
    },
  )
  return row!.isAwaited
}
