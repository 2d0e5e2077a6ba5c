import { expect, test } from 'vitest'
import { usePush } from '../harness/push'
import { select } from '../harness/select'
import { startCustomApi } from '../simulators/platforms/custom-api'

const {
  call,
  acme,
  db,
  closeAfterTest,
  connect,
  connectMarketplace,
  connectDspapi,
  createTopics,
  startRun,
  push,
  pushWithoutAnswer,
  cancelRun,
  status,
  pushTopics,
  listActivations,
  newestActivation,
  expireClaims,
} = await usePush()

test.each(['hang', 'reset', 'truncate', 'late-error'] as const)(
  'a segment that the platform created and did not confirm (%s) is found again, not created',
  async (kind) => {
    const { platform, id } = await connectMarketplace()
    const [topic] = (await createTopics(1)) as [string]
    const fault = kind === 'hang' ? { kind, ms: 20 } : kind === 'late-error' ? { kind, status: 500 } : { kind }
    platform.faults.push({ ...fault, on: 'create' })
    await pushTopics(id, [topic])
    expect(platform.segments.size).toBe(1)
    expect(platform.requestsFor('create').length).toBe(1)
    expect(await newestActivation(topic)).toMatchObject({
      status: 'active',
      platformSegmentId: [...platform.segments.keys()][0],
      error: null,
    })
  },
)

test('a segment that the platform did not create is created once', async () => {
  const { platform, id } = await connectDspapi()
  const [topic] = (await createTopics(1)) as [string]
  platform.faults.push({ kind: 'ignore', ms: 20, on: 'create' })
  const { runId } = (await startRun(id, { topicIds: [topic] })).json()
  expect((await push(id, runId)).json()).toMatchObject({ processed: 0, remaining: 1, done: false, status: 'running' })
  expect(await newestActivation(topic)).toMatchObject({ status: 'pending', platformSegmentId: null })
  expect((await push(id, runId)).json()).toMatchObject({ processed: 1, success: 1, done: true })
  expect(platform.segments.size).toBe(1)
})

test('segments sent by a process that ended are looked up by another once the claims expire', async () => {
  const { platform, id, topic, runId, lost } = await pushWithoutAnswer()
  expect((await push(id, runId)).json()).toMatchObject({ processed: 0, remaining: 1 })
  await expireClaims()
  expect((await push(id, runId)).json()).toMatchObject({ success: 1, done: true })
  expect(platform.requestsFor('create').length).toBe(1)
  // The first process wakes up late and must not overwrite the other's outcome.
  await platform.close()
  await lost
  expect(await newestActivation(topic)).toMatchObject({
    status: 'active',
    platformSegmentId: [...platform.segments.keys()][0],
  })
  expect(await status(id, runId)).toMatchObject({ successCount: 1, errorCount: 0 })
})

test('a deactivated segment is not mistaken for the new one of the same name', async () => {
  const { platform, id } = await connectDspapi()
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  const old = await newestActivation(topic)
  await call('POST', `/api/activations/${old.id}/deactivate`, { as: acme.member })
  // The platform goes on listing it as active.
  platform.segments.get(old.platformSegmentId as string)!.active = true
  platform.faults.push({ kind: 'ignore', ms: 20, on: 'create' })
  await pushTopics(id, [topic])
  const now = await newestActivation(topic)
  expect(now.status).toBe('active')
  expect(now.platformSegmentId).not.toBe(old.platformSegmentId)
  expect(platform.segments.size).toBe(2)
})

test('nor is a segment of another connection to the same account', async () => {
  const { platform, id } = await connectDspapi()
  const second = await connect('dspapi', platform)
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  platform.faults.push({ kind: 'ignore', ms: 20, on: 'create' })
  await pushTopics(second, [topic])
  const segmentIds = (await listActivations()).map(({ platformSegmentId }) => platformSegmentId)
  expect(new Set(segmentIds)).toEqual(new Set(platform.segments.keys()))
  expect(platform.segments.size).toBe(2)
})

test('after three failed searches it ends in error, and the next push searches again', async () => {
  const { platform, id } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  const { runId } = (await startRun(id, { topicIds: [topic] })).json()
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  for (let calls = 0; calls < 3; calls++) {
    expect((await push(id, runId)).json()).toMatchObject({ processed: 0, remaining: 1 })
    platform.faults.push({ kind: 'refuse', status: 403, on: 'list' }, { kind: 'refuse', status: 403, on: 'list' })
  }
  expect((await push(id, runId)).json()).toMatchObject({ processed: 1, errors: 1, done: true })
  const failed = await newestActivation(topic)
  expect(failed).toMatchObject({ status: 'error', error: expect.stringContaining('look for') })
  platform.faults.length = 0
  await pushTopics(id, [topic])
  expect(await newestActivation(topic)).toMatchObject({
    status: 'active',
    platformSegmentId: [...platform.segments.keys()][0],
  })
  expect(platform.segments.size).toBe(1)
  expect((await listActivations(`?connectionId=${id}&status=error`)).map((activation) => activation.id)).toEqual([
    failed.id,
  ])
})

test('on a platform without search nothing is created again until somebody confirms that the segment does not exist', async () => {
  const platform = closeAfterTest(await startCustomApi())
  const { find_url: _, find_items_path: __, ...config } = platform.config
  const id = await connect('custom_api', { ...platform, config })
  const [topic] = (await createTopics(1)) as [string]
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  expect(await pushTopics(id, [topic])).toMatchObject({ errorCount: 1 })
  expect(await pushTopics(id, [topic])).toMatchObject({ errorCount: 1 })
  expect(platform.segments.size).toBe(1)
  const failed = await newestActivation(topic)
  expect(failed.error).toContain('deactivate this activation to say that it is not there')
  platform.segments.clear()
  const resolved = await call('POST', `/api/activations/${failed.id}/deactivate`, { as: acme.member })
  expect(resolved.json()).toMatchObject({ status: 'deactivated' })
  expect(await pushTopics(id, [topic])).toMatchObject({ successCount: 1 })
  expect(platform.segments.size).toBe(1)
})

test('segments that a cancelled run sent are looked up later', async () => {
  const { platform, id } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  const { runId } = (await startRun(id, { topicIds: [topic] })).json()
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  await push(id, runId)
  await cancelRun(id, runId)
  const refused = await call('DELETE', `/api/connections/${id}`, { as: acme.owner })
  expect(refused.statusCode).toBe(409)
  await pushTopics(id, [topic])
  expect(platform.segments.size).toBe(1)
  expect(await newestActivation(topic)).toMatchObject({ status: 'active' })
})

test('a segment that another push takes over is counted as an error of the run that was cut off', async () => {
  const { platform, id, topic, runId, lost } = await pushWithoutAnswer()
  await cancelRun(id, runId)
  await expireClaims()
  const { runId: next } = (await startRun(id, { topicIds: [topic] })).json()
  const counts = { totalItems: 1, processedItems: 1, errorCount: 1, errors: [expect.anything()] }
  expect(await status(id, runId)).toMatchObject(counts)
  await push(id, next)
  await platform.close()
  await lost
  expect(await status(id, runId)).toMatchObject(counts)
  expect(await status(id, next)).toMatchObject({ successCount: 1, errorCount: 0 })
})

test('errors contain no credentials, in the database, in answers and in the log', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(2)
  const { password } = platform.credentials
  platform.faults.push({ kind: 'refuse', status: 400, body: { message: `bad ${password}` }, on: 'create' })
  const run = await pushTopics(id, ids)
  const [row] = await select<{ text: string }>(db, {
    text: 'SELECT string_agg(a::text, chr(10)) AS text FROM activations a',
  })
  for (const text of [JSON.stringify(run), JSON.stringify(await listActivations()), row!.text])
    expect(text).not.toContain(password)
})
