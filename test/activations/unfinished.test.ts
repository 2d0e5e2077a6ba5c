import { expect, test, vi } from 'vitest'
import { jobClient } from '../harness/jobs'
import { usePush } from '../harness/push'
import { startCustomApi } from '../simulators/platforms/custom-api'
import { startSftpServer } from '../simulators/sftp-server'

const pushing = await usePush()
const { call, acme, db, user, closeAfterTest, connect, connectMarketplace, connectDspapi, createTopics } = pushing
const {
  startRun,
  push,
  pushWithoutAnswer,
  cancelRun,
  status,
  pushTopics,
  listActivations,
  newestActivation,
  expireClaims,
} = pushing

const jobs = jobClient(pushing, await user(acme.id, 'owner', true))
const post = (path: string, body?: unknown) => call('POST', `/api/activations/${path}`, { as: acme.member, body })
const errorOf = async (response: ReturnType<typeof post>) => {
  const { statusCode, json } = await response
  return [statusCode, json().error]
}
const pendingActivations = async () =>
  (await call('GET', '/api/hygiene', { as: acme.viewer })).json().pendingActivations as number
const refreshJob = () => jobs.create('refresh_activations', { orgId: acme.id })

/** Makes the refresh end like a kill after the platform's answer: the outcome is not recorded. */
async function cutOff(work: () => Promise<unknown>): Promise<void> {
  await db.execute({
    text: `ALTER TABLE org_topic_history ADD CONSTRAINT killed CHECK (change_type <> 'activated') NOT VALID`,
  })
  await work().finally(() => db.execute({ text: 'ALTER TABLE org_topic_history DROP CONSTRAINT killed' }))
}

/** A topic whose refresh was cut off; its new activation is pending, and its claim belongs to a dead process. */
async function withCutOffRefresh(id: string) {
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  const old = await newestActivation(topic)
  await cutOff(() => post(`${old.id}/refresh`))
  const next = (await newestActivation(topic)) as { id: string; status: string }
  expect(next).toMatchObject({ status: 'pending', unfinished: true })
  return { topic, old, next }
}

test.each(['marketplace', 'dspapi'] as const)(
  'what a refresh on %s was cut off from is shown, and the next job finishes it when its claim has run out',
  async (on) => {
    const { platform, id } = on === 'marketplace' ? await connectMarketplace() : await connectDspapi()
    const { topic, next } = await withCutOffRefresh(id)
    expect(await pendingActivations()).toBe(1)
    expect((await listActivations('?status=pending')).map((activation) => activation.id)).toEqual([next.id])
    const jobId = await refreshJob()
    // The platform may still be working on the dead process's last call.
    expect(await jobs.process(jobId)).toMatchObject({ done: false, processedItems: 0, totalItems: 1 })
    expect(await jobs.process(jobId)).toMatchObject({ done: false, processedItems: 0, totalItems: 1 })
    await expireClaims()
    expect(await jobs.finish(jobId)).toMatchObject({ processedItems: 1, totalItems: 1, successCount: 1 })
    expect(platform.requestsFor('create').length).toBe(2)
    const { unfinished, ...now } = await newestActivation(topic)
    expect(now).toMatchObject({ id: next.id, status: 'active', platformSegmentId: [...platform.segments.keys()][1] })
    expect(unfinished).toBeUndefined()
    expect(await pendingActivations()).toBe(0)
  },
)

test('an unfinished segment that is missing on the platform is created', async () => {
  const { platform, id } = await connectMarketplace()
  const { topic, next } = await withCutOffRefresh(id)
  platform.segments.delete([...platform.segments.keys()][1]!)
  await expireClaims()
  expect(await jobs.finish(await refreshJob())).toMatchObject({ successCount: 1 })
  expect(await newestActivation(topic)).toMatchObject({ id: next.id, status: 'active' })
  expect([...platform.segments.values()].filter(({ active }) => active).length).toBe(1)
})

test('a person can finish one once its claim has expired', async () => {
  const { platform, id } = await connectMarketplace()
  const { next } = await withCutOffRefresh(id)
  const plan = (await post('refresh-plan', { activationIds: [next.id] })).json().plan
  expect(plan).toMatchObject([{ activationId: next.id, status: 'pending', action: 'finish', reason: null }])
  expect(await errorOf(post(`${next.id}/refresh`))).toEqual([409, 'Activation is being changed by another request'])
  expect(await errorOf(post(`${next.id}/deactivate`))).toEqual([409, 'Activation is pending, cannot deactivate'])
  await expireClaims()
  const bulk = (await post('bulk-refresh', { activationIds: [next.id] })).json()
  expect(bulk.results).toEqual([{ activationId: next.id, status: 'refreshed', newActivationId: next.id }])
  expect(platform.segments.size).toBe(2)
  expect((await post(`${next.id}/deactivate`)).json()).toMatchObject({ status: 'deactivated' })
})

test('on a platform without search it stays in error until somebody confirms that the segment does not exist', async () => {
  const platform = closeAfterTest(await startCustomApi())
  const { find_url: _, find_items_path: __, ...config } = platform.config
  const id = await connect('custom_api', { ...platform, config })
  const { topic, next } = await withCutOffRefresh(id)
  await expireClaims()
  const jobId = await refreshJob()
  expect(await jobs.finish(jobId)).toMatchObject({ processedItems: 1, errorCount: 1 })
  expect((await jobs.find(jobId)).errors).toMatchObject([{ id: next.id, message: expect.stringContaining('look for') }])
  expect(platform.requestsFor('create').length).toBe(2)
  expect((await post(`${next.id}/deactivate`)).json()).toMatchObject({ status: 'deactivated' })
  expect(await pushTopics(id, [topic])).toMatchObject({ successCount: 1 })
})

test('an exchange gets the files again under the audience id of the replaced segment', async () => {
  const server = closeAfterTest(await startSftpServer())
  const config = { account_id: '42', advertiser_account_id: '7', upload_method: 'sftp', match_key: 'url' }
  const id = await connect('exchange', { config, credentials: server.credentials, close: server.close })
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  const old = await newestActivation(topic)
  // As after a merge, when the audience id is derived from another topic.
  await db.execute({
    text: `UPDATE activations SET platform_segment_id = 'ot_merged' WHERE id = $1`,
    values: [old.id],
  })
  await cutOff(() => post(`${old.id}/refresh`))
  await expireClaims()
  expect(await jobs.finish(await refreshJob())).toMatchObject({ successCount: 1 })
  expect(await newestActivation(topic)).toMatchObject({ status: 'active', platformSegmentId: 'ot_merged' })
})

test('a job that is killed between an outcome and its count counts it once', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(2)
  await pushTopics(id, ids)
  await db.execute({ text: `UPDATE org_topics SET engine_version = '2.4' WHERE id = ANY($1)`, values: [ids] })
  platform.faults.push({ kind: 'refuse', status: 400, body: { message: 'Over your limit' }, on: 'create' })
  const jobId = await refreshJob()
  // The counters cannot be written, so the call fails at the point where a kill would end it.
  await db.execute({ text: 'ALTER TABLE jobs ADD CONSTRAINT killed CHECK (processed_items = 0) NOT VALID' })
  await jobs.send('POST', `/${jobId}/process`)
  await db.execute({ text: 'ALTER TABLE jobs DROP CONSTRAINT killed' })
  await db.execute({ text: `UPDATE jobs SET status = 'processing', lease_until = NULL, claimed_by = NULL` })
  expect(await jobs.finish(jobId)).toMatchObject({
    processedItems: 2,
    totalItems: 2,
    successCount: 1,
    errorCount: 1,
    skipCount: 0,
  })
  expect((await jobs.find(jobId)).errors).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('Over your limit') }),
  )
  expect(platform.requestsFor('create').length).toBe(4)
  expect([...platform.segments.values()].filter(({ active }) => active).length).toBe(1)
})

test.each(['refresh', 'deactivate'])('%s succeeds if an earlier call already deleted the segment', async (action) => {
  const platform = closeAfterTest(await startCustomApi())
  const { deactivate_fields: _, ...config } = platform.config
  const id = await connect('custom_api', { ...platform, config: { ...config, deactivate_method: 'DELETE' } })
  const ids = (await createTopics(3)) as [string, string, string]
  await pushTopics(id, ids)
  const [unanswered, killed, never] = await Promise.all(ids.map(async (topic) => (await newestActivation(topic)).id))
  // The platform carries the call out without an answer, and the request repeats it.
  platform.faults.push({ kind: 'reset', on: 'deactivate' })
  expect((await post(`${unanswered}/${action}`)).statusCode).toBe(200)
  // The platform carries the call out, and the process ends before it records that.
  const forbidden = `CHECK (change_type <> 'deactivated') NOT VALID`
  await db.execute({ text: `ALTER TABLE org_topic_history ADD CONSTRAINT killed ${forbidden}` })
  expect((await post(`${killed}/${action}`)).statusCode).toBe(500)
  await db.execute({ text: 'ALTER TABLE org_topic_history DROP CONSTRAINT killed' })
  expect((await post(`${killed}/${action}`)).statusCode).toBe(200)
  // Nobody has tried to delete it, so a 404 is an error: the platform or its address may be wrong.
  platform.faults.push({ kind: 'refuse', status: 404, on: 'deactivate' })
  expect((await post(`${never}/${action}`)).statusCode).toBe(502)
})

test('an activation that a cancelled run left unfinished is listed and finished too', async () => {
  const { platform, id, topic, runId, lost } = await pushWithoutAnswer()
  await cancelRun(id, runId)
  await expireClaims()
  expect(await pendingActivations()).toBe(1)
  expect(await jobs.finish(await refreshJob())).toMatchObject({ totalItems: 1, successCount: 1 })
  expect(platform.requestsFor('create').length).toBe(1)
  expect(await newestActivation(topic)).toMatchObject({ status: 'active' })
  expect(await status(id, runId)).toMatchObject({ status: 'cancelled', processedItems: 1, successCount: 1 })
  await platform.close()
  await lost
})

test('activations released after their run was cancelled end with it, and can be pushed again', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(6)
  const { runId } = (await startRun(id, { topicIds: ids })).json()
  platform.faults.push(...Array.from({ length: 4 }, () => ({ kind: 'slow', ms: 500, on: 'create' }) as const))
  const pushed4 = push(id, runId)
  await expect.poll(() => platform.requestsFor('create').length).toBe(4)
  const realNow = Date.now
  // No time is left to start the others.
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 26_000)
  try {
    await cancelRun(id, runId)
    await pushed4
  } finally {
    clock.mockRestore()
  }
  expect(await status(id, runId)).toMatchObject({ processedItems: 6, successCount: 4, errorCount: 2 })
  expect((await listActivations('?status=error')).map(({ error }) => error)).toEqual(
    Array(2).fill('Push run was cancelled'),
  )
  expect(await pendingActivations()).toBe(0)
  expect(await pushTopics(id, ids)).toMatchObject({ totalItems: 2, successCount: 2 })
})
