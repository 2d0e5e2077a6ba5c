import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { createTestDatabase } from '../harness/database'
import { archiveAll, jobClient } from '../harness/jobs'
import { select } from '../harness/select'

/** Two nodes on one database. */
const database = await createTestDatabase()
const app = await startTestApp({ database })
const other = await startTestApp({ database })
afterAll(async () => {
  await Promise.all([app.close(), other.close()])
  await database.drop()
})
let jobs: ReturnType<typeof jobClient>
let otherJobs: ReturnType<typeof jobClient>
beforeAll(async () => {
  const operator = await app.user(undefined, 'member', true)
  jobs = jobClient(app, operator)
  otherJobs = jobClient(other, operator)
})
beforeEach(() => archiveAll(app.db))

/** In the order in which a job takes them. */
const topics = async (count: number) => {
  const names = Array.from({ length: count }, (_, at) => ({ name: `Yoga Mat ${at}q Buyers` }))
  return (await addToCatalog(app.db, names)).sort()
}
const create = () => jobs.create('reclassify', { mode: 'local', force: true })
const filed = async (batchId: string) => {
  const [row] = await select(app.db, {
    text: 'SELECT count(*), count(DISTINCT topic_id) AS topics FROM global_topic_history WHERE batch_id = $1',
    values: [batchId],
  })
  return row
}

/** While `work` runs, a chunk that wants the topic waits in the middle of its transaction. */
async function whileHeld(topicId: string, work: (isWaiting: () => Promise<void>) => Promise<void>): Promise<void> {
  await app.db.transaction(async (db) => {
    await db.execute({ text: 'SELECT 1 FROM global_topics WHERE id = $1 FOR UPDATE', values: [topicId] })
    await work(async () => {
      for (;;) {
        const [row] = await select<{ waiting: boolean }>(app.db, {
          text: `SELECT EXISTS (
                   SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
                 ) AS waiting`,
        })
        if (row!.waiting) return
      }
    })
  })
}

test('two nodes that call process all the time file every topic once', async () => {
  await topics(320)
  const id = await create()
  const answers = await Promise.all([jobs.finish(id), otherJobs.finish(id), jobs.finish(id)])
  const done = { done: true, processedItems: 320, totalItems: 320, successCount: 320, errorCount: 0, skipCount: 0 }
  expect(answers).toEqual([done, done, done])
  expect(await filed(id)).toEqual({ count: 320, topics: 320 })
})

test('a second call at the same time tells how far the job is, and does nothing', async () => {
  const [first] = await topics(60)
  const id = await create()
  let under: ReturnType<typeof jobs.process>
  await whileHeld(first!, async (isWaiting) => {
    under = jobs.process(id)
    await isWaiting()
    expect(await otherJobs.process(id)).toEqual({
      done: false,
      processedItems: 0,
      totalItems: 60,
      successCount: 0,
      errorCount: 0,
      skipCount: 0,
    })
  })
  expect(await under!).toMatchObject({ processedItems: 50 })
  expect(await filed(id)).toEqual({ count: 50, topics: 50 })
})

test('cancelling takes effect after the chunk under way, which is counted', async () => {
  const [first] = await topics(120)
  const id = await create()
  let under: ReturnType<typeof jobs.process>
  await whileHeld(first!, async (isWaiting) => {
    under = jobs.process(id)
    await isWaiting()
    expect((await otherJobs.send('PATCH', `/${id}`, { status: 'cancelled' })).json()).toMatchObject({
      status: 'cancelled',
    })
  })
  expect(await under!).toMatchObject({ done: false, processedItems: 50 })
  expect((await jobs.send('POST', `/${id}/process`)).statusCode).toBe(409)
  expect(await jobs.find(id)).toMatchObject({ status: 'cancelled', processed_items: 50, success_count: 50 })
  expect(await filed(id)).toEqual({ count: 50, topics: 50 })
})

test('the claim of a node that died holds until its lease ends', async () => {
  await topics(3)
  const id = await create()
  const claimUntil = (lease: string) =>
    app.db.execute({
      text: `UPDATE jobs SET status = 'processing', claimed_by = 'dead', lease_until = now() + $2::interval WHERE id = $1`,
      values: [id, lease],
    })
  await claimUntil('10 seconds')
  expect(await jobs.process(id)).toMatchObject({ done: false, processedItems: 0 })
  await claimUntil('-1 second')
  expect(await jobs.process(id)).toMatchObject({ done: true, processedItems: 3 })
})

test('a node that comes back after another took its job over leaves nothing', async () => {
  const [first] = await topics(20)
  const id = await create()
  let under: ReturnType<typeof jobs.process>
  await whileHeld(first!, async (isWaiting) => {
    under = jobs.process(id)
    await isWaiting()
    await app.db.execute({
      text: `UPDATE jobs SET claimed_by = 'another', lease_until = now() + interval '1 minute' WHERE id = $1`,
      values: [id],
    })
  })
  expect(await under!).toMatchObject({ done: false, processedItems: 0 })
  expect(await filed(id)).toEqual({ count: 0, topics: 0 })
  expect(await jobs.find(id)).toMatchObject({ status: 'processing', processed_items: 0 })
})
