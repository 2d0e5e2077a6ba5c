import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { usePush } from '../harness/push'
import { select } from '../harness/select'
import { withResolvers } from '../harness/with-resolvers'

const { call, acme, db, databaseUrl, connectMarketplace, createTopics, startRun, push, status, newestActivation } =
  await usePush()
const other = new pg.Client({ connectionString: databaseUrl })
await other.connect()
afterAll(() => other.end())

const remove = async (ids: readonly string[]) =>
  (await call('DELETE', '/api/topics', { as: acme.owner, body: { ids } })).json()

const waiting = () =>
  expect
    .poll(() =>
      select(db, {
        text: `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      }),
    )
    .toHaveLength(1)

/** Deletes topics; `work` is done while the deletion waits for a row that another connection has locked. */
async function whileDeleting(ids: readonly string[], lock: pg.QueryConfig, work: () => Promise<unknown>) {
  await other.query('BEGIN')
  expect((await other.query(lock)).rowCount).toBeGreaterThan(0)
  const removing = remove(ids)
  await waiting()
  await work()
  await other.query('COMMIT')
  return removing
}

const linkOf = (id: string) => ({ text: 'SELECT 1 FROM org_topics WHERE id = $1 FOR KEY SHARE', values: [id] })
const historyOf = (id: string) => ({
  text: 'SELECT 1 FROM org_topic_history WHERE org_topic_id = $1 FOR UPDATE',
  values: [id],
})

test('a topic whose push ends while its deletion waits stays', async () => {
  const { id, platform } = await connectMarketplace()
  const [pushed, idle] = (await createTopics(2)) as [string, string]
  const { runId } = (await startRun(id, { topicIds: [pushed] })).json()
  const removed = await whileDeleting([pushed, idle], linkOf(pushed), () => push(id, runId))
  expect(removed).toMatchObject({ deleted: 1, blocked: [pushed] })
  expect(platform.segments.size).toBe(1)
  expect(await newestActivation(pushed)).toMatchObject({ status: 'active', topicName: expect.any(String) })
  expect((await call('GET', `/api/topics/${pushed}/history`, { as: acme.viewer })).statusCode).toBe(200)
})

test('a topic whose push begins while its deletion waits stays', async () => {
  const { id } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  const removed = await whileDeleting([topic], linkOf(topic), async () => {
    const { runId } = (await startRun(id, { topicIds: [topic] })).json()
    await push(id, runId)
  })
  expect(removed).toMatchObject({ deleted: 0, blocked: [topic] })
})

test('a topic that is being sent stays', async () => {
  const { id, platform } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  const { runId } = (await startRun(id, { topicIds: [topic] })).json()
  const { promise, resolve } = withResolvers()
  platform.faults.push({ kind: 'late', on: 'create', until: promise })
  const pushing = push(id, runId)
  await expect.poll(() => platform.segments.size).toBe(1)
  expect(await remove([topic])).toMatchObject({ deleted: 0, blocked: [topic], undoId: null })
  resolve()
  expect((await pushing).json()).toMatchObject({ success: 1, done: true })
  expect(await newestActivation(topic)).toMatchObject({ status: 'active' })
})

test('a topic that a push is just claiming stays', async () => {
  const { id } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  const { runId } = (await startRun(id, { topicIds: [topic] })).json()
  await other.query('BEGIN')
  await other.query(`UPDATE activations SET sent_at = now(), sent_name = 'x' WHERE run_id = $1`, [runId])
  const removed = await remove([topic])
  await other.query('ROLLBACK')
  expect(removed).toMatchObject({ deleted: 0, blocked: [topic] })
})

test('nothing is sent of a topic that is just being deleted', async () => {
  const { id, platform } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  const { runId } = (await startRun(id, { topicIds: [topic] })).json()
  const removed = await whileDeleting([topic], historyOf(topic), async () => {
    expect((await push(id, runId)).json()).toMatchObject({ processed: 0, done: false })
  })
  expect(removed).toMatchObject({ deleted: 1, blocked: [] })
  expect((await push(id, runId)).json()).toMatchObject({ errors: 1, done: true })
  expect((await status(id, runId)).errors).toMatchObject([{ message: 'Topic is no longer in the library' }])
  expect(platform.segments.size).toBe(0)
})

test('a deletion does not wait for an archiving that waits for it', async () => {
  const [topic] = (await createTopics(1)) as [string]
  const global = {
    text: 'SELECT FROM global_topics g JOIN org_topics o ON o.topic_id = g.id WHERE o.id = $1 FOR UPDATE OF g',
    values: [topic],
  }
  const hiding = { text: 'UPDATE org_topics SET visible = visible WHERE id = $1', values: [topic] }
  expect(await whileDeleting([topic], global, () => other.query(hiding))).toMatchObject({ deleted: 1, blocked: [] })
})
