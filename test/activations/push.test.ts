import { expect, test } from 'vitest'
import { createRun } from '../../src/activations/push/create-run'
import { contextOf, counting } from '../harness/context'
import { fillLibrary } from '../harness/library'
import { usePush } from '../harness/push'
import { select } from '../harness/select'
import { withResolvers } from '../harness/with-resolvers'

const {
  call,
  acme,
  other,
  apiKey,
  db,
  secondNode,
  connectMarketplace,
  connectDspapi,
  createTopics,
  startRun,
  push,
  status,
  pushTopics,
  listActivations,
  newestActivation,
} = await usePush()

test('a run creates its topics on the platform and records what it sent', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(3)
  const created = await startRun(id, { topicIds: ids })
  expect(created.json()).toEqual({
    runId: expect.stringMatching(/^run_/),
    totalItems: 3,
    skipped: 0,
    status: 'running',
  })
  const { runId } = created.json()
  expect((await listActivations(`?connectionId=${id}`)).map((activation) => activation.status)).toEqual([
    'pending',
    'pending',
    'pending',
  ])
  const answer = await push(id, runId)
  expect(answer.json()).toEqual({
    runId,
    processed: 3,
    success: 3,
    errors: 0,
    remaining: 0,
    done: true,
    status: 'completed',
  })
  expect(await status(id, runId)).toEqual({
    runId,
    connectionId: id,
    status: 'completed',
    totalItems: 3,
    processedItems: 3,
    successCount: 3,
    errorCount: 0,
    errors: [],
    findings: [],
    message: null,
    createdAt: expect.any(String),
    completedAt: expect.any(String),
  })
  expect(platform.segments.size).toBe(3)
  const [topic] = (await call('GET', `/api/topics?pageSize=1`, { as: acme.viewer })).json().data
  const activation = await newestActivation(topic.id)
  const segment = platform.segments.get(activation.platformSegmentId as string)!
  expect(activation).toEqual({
    id: expect.stringMatching(/^act_/),
    orgTopicId: topic.id,
    connectionId: id,
    platform: 'marketplace',
    topicName: topic.topic_name,
    status: 'active',
    platformSegmentId: segment.id,
    pushedName: topic.segment_name_marketplace,
    pushedDescription: topic.segment_desc_marketplace,
    engineVersionAtPush: topic.engine_version,
    currentPlatformName: topic.segment_name_marketplace,
    currentPlatformDesc: topic.segment_desc_marketplace,
    currentEngineVersion: topic.engine_version,
    stale: false,
    error: null,
    activatedAt: expect.any(String),
    createdAt: expect.any(String),
    deactivatedAt: null,
    dismissedAt: null,
  })
  expect(segment).toMatchObject({ name: topic.segment_name_marketplace, description: topic.segment_desc_marketplace })
  const [entry] = (await call('GET', `/api/topics/${topic.id}/history`, { as: acme.viewer })).json()
  expect(entry).toMatchObject({ changeType: 'activated', source: `push:${id}`, changedBy: acme.member.id })
})

test('a batch is 25 segments, and the run ends with the last', async () => {
  const { platform, id } = await connectMarketplace()
  const { runId } = (await startRun(id, { topicIds: await createTopics(27) })).json()
  expect((await push(id, runId)).json()).toMatchObject({ processed: 25, remaining: 2, done: false, status: 'running' })
  expect((await push(id, runId)).json()).toMatchObject({ processed: 2, remaining: 0, done: true, status: 'completed' })
  const again = await push(id, runId)
  expect([again.statusCode, again.json()]).toEqual([409, { error: 'Run is completed, cannot push' }])
  expect(platform.segments.size).toBe(27)
})

test('calls from two nodes share a run, and no segment is sent twice', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(60)
  const { runId } = (await startRun(id, { topicIds: ids })).json()
  const url = `/api/connections/${id}/push/run/${runId}/push`
  const answers = await Promise.all([
    push(id, runId),
    secondNode.call('POST', url, { as: acme.member }),
    push(id, runId),
    secondNode.call('POST', url, { as: acme.member }),
  ])
  const done = answers.map((answer) => answer.json())
  expect(done.map(({ processed }) => processed).sort((a, b) => b - a)).toEqual([25, 25, 10, 0])
  expect(await status(id, runId)).toMatchObject({ status: 'completed', successCount: 60, errorCount: 0 })
  expect(new Set([...platform.segments.values()].map(({ name }) => name)).size).toBe(60)
  expect(platform.segments.size).toBe(60)
})

test('at most four segments of a connection are sent at a time', async () => {
  const { platform, id } = await connectMarketplace()
  const { runId } = (await startRun(id, { topicIds: await createTopics(9) })).json()
  platform.faults.push(...Array.from({ length: 8 }, () => ({ kind: 'slow', ms: 150, on: 'create' }) as const))
  const pushing = push(id, runId)
  await expect.poll(() => platform.requestsFor('create').length).toBe(4)
  expect(platform.segments.size).toBe(0)
  expect((await pushing).json()).toMatchObject({ success: 9, done: true })
})

test('topics that are active or pending are skipped, and so are unknown ids', async () => {
  const { id } = await connectMarketplace()
  const [active, waiting, fresh] = (await createTopics(3)) as [string, string, string]
  await pushTopics(id, [active])
  await startRun(id, { topicIds: [waiting] })
  const created = await startRun(id, { topicIds: [active, waiting, fresh, fresh, 'ot_nobody'] })
  expect(created.json()).toMatchObject({ totalItems: 1, skipped: 3 })
})

test('topics are selected by filters or global ids, and only from the caller’s library', async () => {
  const { id } = await connectMarketplace()
  const [mine] = (await createTopics(1)) as [string]
  const [topic] = await select<{ topic_id: string; topic_name: string }>(db, {
    text: 'SELECT topic_id, topic_name FROM org_topics WHERE id = $1',
    values: [mine],
  })
  const filtered = await startRun(id, { filters: { search: topic!.topic_name, parentCategory: 'Auto' } })
  expect(filtered.json()).toMatchObject({ totalItems: 1, skipped: 0 })
  const nothing = await startRun(id, { filters: { search: topic!.topic_name, hasExternalId: true } })
  expect(nothing.json()).toMatchObject({ totalItems: 0, skipped: 0, status: 'running' })
  expect((await push(id, nothing.json().runId)).json()).toMatchObject({ processed: 0, done: true, status: 'completed' })
  const [theirs] = await createTopics(1, other.member)
  const foreign = await startRun(id, { topicIds: [topic!.topic_id, theirs] })
  expect(foreign.json()).toMatchObject({ totalItems: 0, skipped: 2 })
})

test('creating a run takes the same number of statements for any number of topics', async () => {
  const { id } = await connectMarketplace()
  await fillLibrary(db, acme.id, 600)
  const statements = async (filters: { search: string }) => {
    const counted = counting(db)
    const ctx = contextOf(counted.db, acme.id, acme.owner.id)
    const { totalItems } = await createRun(ctx, id, { filters })
    return { totalItems, statements: counted.statements() }
  }
  const single = await statements({ search: 'topic 599' })
  const many = await statements({ search: 'topic' })
  expect([single.totalItems, many.totalItems]).toEqual([1, 599])
  expect(many.statements).toBe(single.statements)
})

test.each<[unknown, string]>([
  [undefined, 'topicIds array or filters object required'],
  [{}, 'topicIds array or filters object required'],
  [{ topicIds: 'all' }, 'topicIds array or filters object required'],
  [{ topicIds: [], filters: {} }, 'topicIds array or filters object required'],
  [{ topicIds: [1] }, 'topicIds must be strings'],
  [{ filters: { color: 'red' } }, 'filters has no color'],
  [{ topicIds: Array.from({ length: 10_001 }, () => 'ot_a') }, 'Maximum 10000 topicIds per push run'],
])('an invalid body is refused (%#)', async (body, error) => {
  const { id } = await connectMarketplace()
  const response = await startRun(id, body)
  expect([response.statusCode, response.json()]).toEqual([400, { error }])
})

test('other organizations get a 404, and callers without the permission are refused', async () => {
  const { id } = await connectMarketplace()
  const topicIds = await createTopics(1)
  const { runId } = (await startRun(id, { topicIds })).json()
  const answers = [
    await startRun('conn_none', { topicIds }),
    await startRun(id, { topicIds }, other.member),
    await push(id, 'run_none'),
    await push(id, runId, other.member),
    await startRun(id, { topicIds }, acme.viewer),
    await startRun(id, { topicIds }, await apiKey(acme.owner, ['sync', 'topics:write'])),
  ]
  expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
    [404, 'Connection not found'],
    [404, 'Connection not found'],
    [404, 'Push run not found'],
    [404, 'Connection not found'],
    [403, 'Requires activate permission'],
    [401, 'Insufficient scopes'],
  ])
  const key = await apiKey(acme.owner, ['activations'])
  expect((await push(id, runId, key)).json()).toMatchObject({ success: 1, done: true })
  expect(await listActivations(`?connectionId=${id}`, other.member)).toEqual([])
})

test('an inbound connection refuses a push', async () => {
  const config = { base_url: 'https://example.com/items' }
  const body = { name: 'Source', platform: 'custom_api', direction: 'inbound', config }
  const { id } = (await call('POST', '/api/connections', { as: acme.owner, body })).json()
  const response = await startRun(id, { topicIds: [] })
  expect([response.statusCode, response.json()]).toEqual([400, { error: 'Connection is inbound, cannot push' }])
})

test('a refused segment fails alone, with the platform’s explanation', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(3)
  const body = { message: 'Invalid data source location' }
  platform.faults.push({ kind: 'refuse', status: 400, body, on: 'create' })
  const run = await pushTopics(id, ids)
  expect(run).toMatchObject({ status: 'completed', processedItems: 3, successCount: 2, errorCount: 1 })
  expect(run.errors).toEqual([
    {
      activationId: expect.stringMatching(/^act_/),
      topicName: expect.any(String),
      message: expect.stringContaining('Invalid data source location'),
    },
  ])
  const failed = (await listActivations(`?connectionId=${id}&status=error`))[0]!
  expect(failed).toMatchObject({ id: run.errors[0].activationId, platformSegmentId: null, stale: false })
  const again = await startRun(id, { topicIds: ids })
  expect(again.json()).toMatchObject({ totalItems: 1, skipped: 2 })
})

// With three, all of them are being sent when the platform refuses.
test.each([30, 3])('a platform that refuses the credentials fails the run of %i', async (size) => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(size)
  const { runId } = (await startRun(id, { topicIds: ids })).json()
  await call('PATCH', `/api/connections/${id}`, {
    as: acme.owner,
    body: { credentials: { ...platform.credentials, password: 'no longer right' } },
  })
  const answer = (await push(id, runId)).json()
  expect(answer).toMatchObject({ success: 0, remaining: 0, done: true, status: 'failed' })
  const run = await status(id, runId)
  expect(run).toMatchObject({ status: 'failed', errorCount: size, message: expect.stringContaining('401') })
  const ended = await listActivations(`?connectionId=${id}`)
  expect(ended.map(({ status, error }) => [status, error])).toEqual(ids.map(() => ['error', run.message]))
  expect(JSON.stringify(run)).not.toContain('no longer right')
  const again = await push(id, runId)
  expect([again.statusCode, again.json()]).toEqual([409, { error: 'Run is failed, cannot push' }])
})

test('a run whose credentials are refused ends then, however long the refusal took', async () => {
  const { platform, id } = await connectMarketplace()
  const { runId } = (await startRun(id, { topicIds: await createTopics(1) })).json()
  const credentials = { ...platform.credentials, password: 'no longer right' }
  await call('PATCH', `/api/connections/${id}`, { as: acme.owner, body: { credentials } })
  const { promise, resolve } = withResolvers()
  platform.faults.push({ kind: 'held', on: 'token', until: promise })
  const pushing = push(id, runId)
  await expect.poll(() => platform.requestsFor('token').length).toBe(1)
  const answeredAt = new Date().toISOString()
  resolve()
  expect((await pushing).json()).toMatchObject({ status: 'failed' })
  const { completedAt } = await status(id, runId)
  expect(completedAt >= answeredAt, `${completedAt} is before ${answeredAt}`).toBe(true)
})

test.each([
  [403, { message: 'Not from this network' }, 'Not from this network'],
  [400, { error: 'invalid_client' }, 'invalid_client'],
])('so does a login that is refused with %i', async (loginStatus, body, words) => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(30)
  platform.schedule({ seed: 1, share: 1, faults: [{ kind: 'refuse', on: 'token', status: loginStatus, body }] })
  const run = await pushTopics(id, ids)
  const message = `Token request failed with status ${loginStatus}: ${words}`
  expect(run).toMatchObject({ status: 'failed', successCount: 0, errorCount: 30, message })
  const ended = await listActivations(`?connectionId=${id}`)
  expect(ended.map(({ status, error }) => [status, error])).toEqual(ids.map(() => ['error', message]))
  expect(platform.requestsFor('token').length).toBeLessThan(ids.length)
})

test('a login that cannot be made for now does not end the run', async () => {
  const { platform, id } = await connectMarketplace()
  const down = { kind: 'refuse', on: 'token', status: 503 } as const
  platform.faults.push(down, down, down, down)
  expect(await pushTopics(id, await createTopics(6))).toMatchObject({ status: 'completed', message: null })
})

test('a segment that is refused with 403 fails alone', async () => {
  const { platform, id } = await connectDspapi()
  platform.faults.push({ kind: 'refuse', status: 403, on: 'create' })
  const run = await pushTopics(id, await createTopics(6))
  expect(run).toMatchObject({ status: 'completed', successCount: 5, errorCount: 1, message: null })
})

test('a cancelled run sends nothing more', async () => {
  const { platform, id } = await connectMarketplace()
  const { runId } = (await startRun(id, { topicIds: await createTopics(27) })).json()
  await push(id, runId)
  const url = `/api/connections/${id}/push/run/${runId}/status`
  const wrong = await call('PATCH', url, { as: acme.member, body: { status: 'completed' } })
  expect([wrong.statusCode, wrong.json()]).toEqual([400, { error: 'status must be cancelled' }])
  const cancelled = await call('PATCH', url, { as: acme.member, body: { status: 'cancelled' } })
  expect(cancelled.json()).toEqual({ runId, status: 'cancelled' })
  const again = await call('PATCH', url, { as: acme.member, body: { status: 'cancelled' } })
  expect([again.statusCode, again.json().error]).toEqual([409, 'Push run is cancelled, can only cancel a running one'])
  expect((await push(id, runId)).json()).toEqual({ error: 'Run is cancelled, cannot push' })
  expect(await status(id, runId)).toMatchObject({ status: 'cancelled', successCount: 25, errorCount: 2 })
  expect(platform.segments.size).toBe(25)
  const ended = await listActivations(`?connectionId=${id}&status=error`)
  expect(ended.map(({ error }) => error)).toEqual(['Push run was cancelled', 'Push run was cancelled'])
})

test('a topic that has left the library is not sent', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(2)
  const { runId } = (await startRun(id, { topicIds: ids })).json()
  await call('DELETE', '/api/topics', { as: acme.owner, body: { ids: [ids[0]] } })
  expect((await push(id, runId)).json()).toMatchObject({ success: 1, errors: 1, done: true })
  expect((await status(id, runId)).errors).toMatchObject([{ message: 'Topic is no longer in the library' }])
  expect(platform.segments.size).toBe(1)
})

test('a connection with segments cannot be deleted; unsent activations are deleted with it', async () => {
  const { id } = await connectMarketplace()
  const [first, second] = (await createTopics(2)) as [string, string]
  await pushTopics(id, [first])
  await startRun(id, { topicIds: [second] })
  const refused = await call('DELETE', `/api/connections/${id}`, { as: acme.owner })
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'Connection has active activations, deactivate them first',
  ])
  await call('POST', `/api/activations/${(await newestActivation(first)).id}/deactivate`, { as: acme.member })
  expect((await call('DELETE', `/api/connections/${id}`, { as: acme.owner })).json()).toEqual({ deleted: true })
  expect(await newestActivation(second)).toMatchObject({ status: 'error', error: 'Connection was deleted' })
  expect(await newestActivation(first)).toMatchObject({ status: 'deactivated', connectionId: id })
})

test('activations belong to the workspace of their run, and reads in it see only those', async () => {
  const workspace = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'North' } })).json()
  const headers = { 'x-workspace-id': workspace.id }
  const { id } = await connectMarketplace({ headers })
  const [inside] = await createTopics(1, acme.member, headers)
  const [outside] = await createTopics(1)
  const both = await startRun(id, { topicIds: [inside, outside] }, acme.member, headers)
  expect(both.json()).toMatchObject({ totalItems: 1, skipped: 1 })
  await push(id, both.json().runId)
  expect((await listActivations('', acme.member, headers)).map(({ orgTopicId }) => orgTopicId)).toEqual([inside])
  const elsewhere = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'South' } })).json()
  expect(await listActivations('', acme.member, { 'x-workspace-id': elsewhere.id })).toEqual([])
  const { id: activation } = await newestActivation(inside!)
  const url = `/api/activations/${activation}/deactivate`
  const unseen = await call('POST', url, { as: acme.member, headers: { 'x-workspace-id': elsewhere.id } })
  expect([unseen.statusCode, unseen.json()]).toEqual([404, { error: 'Activation not found' }])
})
