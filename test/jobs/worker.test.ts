import pino from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { normalizedName } from '../../src/engine'
import { ENGINE_VERSION } from '../../src/engine/version'
import type { JobDeps } from '../../src/jobs/job'
import { JOB_TYPES } from '../../src/jobs/registry'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { driveOnce } from '../harness/drive'
import { archiveAll, jobClient, outdate } from '../harness/jobs'
import { select } from '../harness/select'

const app = await useTestApp()
let jobs: ReturnType<typeof jobClient>
beforeAll(async () => {
  jobs = jobClient(app, await app.user(undefined, 'member', true))
})
beforeEach(() => archiveAll(app.db))

const deps = {
  db: app.db,
  log: pino({ level: 'silent' }),
  llm: null,
  outbound: {} as JobDeps['outbound'],
  jobTypes: JOB_TYPES,
}
const workOnce = () => driveOnce(deps)
const create = (config: object = {}) => jobs.create('reclassify', { mode: 'local', force: true, ...config })
const topics = (count: number) =>
  addToCatalog(
    app.db,
    Array.from({ length: count }, (_, at) => ({ name: `Tea Kettle ${at}q Buyers` })),
  )
const steps = async (id: string) => {
  const [row] = await select<{ count: number }>(app.db, {
    text: 'SELECT count(DISTINCT changed_at) FROM global_topic_history WHERE batch_id = $1',
    values: [id],
  })
  return row!.count
}

test('works off every job that is open, the oldest first, in larger chunks than a client', async () => {
  await topics(120)
  const [first, second, cancelled] = [await create(), await create(), await create()]
  await jobs.process(first)
  await jobs.send('PATCH', `/${cancelled}`, { status: 'cancelled' })
  await workOnce()
  expect(await jobs.find(first)).toMatchObject({ status: 'completed', processed_items: 120 })
  expect(await jobs.find(second)).toMatchObject({ status: 'completed', processed_items: 120 })
  expect(await jobs.find(cancelled)).toMatchObject({ status: 'cancelled', processed_items: 0 })
  expect([await steps(first), await steps(second)]).toEqual([2, 1])
})

test('leaves alone what another node has, and what waits', async () => {
  await topics(1)
  const [claimed, waiting] = [await create(), await create()]
  await app.db.execute({
    text: `UPDATE jobs SET claimed_by = 'other', lease_until = now() + interval '1 minute' WHERE id = $1`,
    values: [claimed],
  })
  await app.db.execute({
    text: `UPDATE runs SET due_at = now() + interval '1 minute' WHERE id = $1`,
    values: [waiting],
  })
  await workOnce()
  expect([(await jobs.find(claimed)).status, (await jobs.find(waiting)).status]).toEqual(['pending', 'pending'])
  expect(await jobs.process(waiting)).toMatchObject({ done: true })
})

test('a job that fails does not keep it from the next', async () => {
  await topics(1)
  const [bad, good] = [await create(), await create()]
  await app.db.execute({
    text: `ALTER TABLE global_topic_history ADD CONSTRAINT broken CHECK (batch_id <> '${bad}') NOT VALID`,
  })
  await workOnce()
  await app.db.execute({ text: 'ALTER TABLE global_topic_history DROP CONSTRAINT broken' })
  expect(await jobs.find(bad)).toMatchObject({ status: 'failed', processed_items: 0 })
  expect(await jobs.find(good)).toMatchObject({ status: 'completed', processed_items: 1 })
})

/** The worker's database, which does something after each chunk. */
const withAfterChunk = (action: () => Promise<void>) => ({
  ...deps,
  db: {
    ...app.db,
    transaction: async <T>(work: (db: typeof app.db) => Promise<T>, options?: { statementMs?: number }) => {
      const result = app.db.transaction(work, options)
      // Chunks have more time than other transactions.
      return options?.statementMs ? result.finally(action) : result
    },
  },
})

test('heeds what has changed since it looked at the next chunk', async () => {
  const ids = (await topics(520)).sort()
  await outdate(app.db, ids)
  const [reviewed, edited, corrected, other] = ids.slice(-4) as [string, string, string, string]
  const id = await create({ force: false })
  const run = (text: string, ...values: unknown[]) => app.db.execute({ text, values })
  const change = async () => {
    await run(`UPDATE global_topics SET review_status = 'reviewed' WHERE id = $1`, reviewed)
    await run(`UPDATE global_topics SET segment_type = 'B2G' WHERE id = $1`, edited)
    await run(
      `INSERT INTO corrections (topic_name, normalized_name, field, previous, corrected, reason, embedding, created_at)
       SELECT topic_name, $2, 'segment_type', 'B2C', 'B2B', 'they trade', '', now() FROM global_topics WHERE id = $1`,
      corrected,
      normalizedName(await nameOf(corrected)),
    )
  }
  let chunks = 0
  await driveOnce(withAfterChunk(async () => (chunks++ === 0 ? change() : undefined)))
  expect(await jobs.find(id)).toMatchObject({ status: 'completed', success_count: 519, skip_count: 1 })
  const entries = await select<{ topic_id: string; previous_values: object; new_values: object }>(app.db, {
    text: 'SELECT topic_id, previous_values, new_values FROM global_topic_history WHERE batch_id = $1',
    values: [id],
  })
  const entryOf = (topicId: string) => entries.find(({ topic_id }) => topic_id === topicId)
  expect(entryOf(reviewed)).toBeUndefined()
  expect(entryOf(edited)).toMatchObject({
    previous_values: { segment_type: 'B2G' },
    new_values: { segment_type: 'B2B' },
  })
  expect(entryOf(corrected)).toMatchObject({ new_values: { segment_type: 'B2B' } })
  // A correction counts for near names too.
  expect(entryOf(other)?.new_values).toMatchObject({ engine_version: ENGINE_VERSION, segment_type: 'B2B' })
})

async function nameOf(id: string): Promise<string> {
  const [row] = await select<{ topic_name: string }>(app.db, {
    text: 'SELECT topic_name FROM global_topics WHERE id = $1',
    values: [id],
  })
  return row!.topic_name
}

test('stops between two chunks', async () => {
  await topics(520)
  const id = await create()
  const stop = new AbortController()
  await driveOnce(
    withAfterChunk(async () => stop.abort()),
    stop.signal,
  )
  expect(await jobs.find(id)).toMatchObject({ status: 'processing', processed_items: 500 })
  await workOnce()
  expect(await jobs.find(id)).toMatchObject({ status: 'completed', processed_items: 520 })
})
