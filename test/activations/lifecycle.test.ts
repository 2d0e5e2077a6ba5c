import { expect, test, vi } from 'vitest'
import { usePush } from '../harness/push'
import { startSftpServer } from '../simulators/sftp-server'

const {
  call,
  acme,
  other,
  db,
  apiKey,
  closeAfterTest,
  connect,
  connectMarketplace,
  connectDspapi,
  createTopics,
  pushTopics,
  newestActivation,
  listActivations,
  expireClaims,
} = await usePush()

const post = (path: string, body?: unknown, as: { cookie: string } | { key: string } = acme.member) =>
  call('POST', `/api/activations/${path}`, { as, body })
const errorOf = async (response: ReturnType<typeof post>) => {
  const { statusCode, json } = await response
  return [statusCode, json().error, json().detail]
}
/** Renames the topic in this library. */
const rename = (topic: string) =>
  call('PATCH', `/api/topics/${topic}`, { as: acme.member, body: { topic_name: `Renamed ${topic.slice(3, 12)}` } })
const history = async (topic: string): Promise<string[]> =>
  (await call('GET', `/api/topics/${topic}/history`, { as: acme.viewer }))
    .json()
    .map(({ changeType }: { changeType: string }) => changeType)

async function activated(on: 'marketplace' | 'dspapi' = 'marketplace') {
  const { platform, id } = on === 'marketplace' ? await connectMarketplace() : await connectDspapi()
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  const activation = (await newestActivation(topic)) as { id: string; platformSegmentId: string }
  return { platform, id, topic, activation, segment: () => platform.segments.get(activation.platformSegmentId)! }
}

test.each(['marketplace', 'dspapi'] as const)('deactivate removes the segment from %s', async (on) => {
  const { activation, topic, segment } = await activated(on)
  const response = await post(`${activation.id}/deactivate`)
  expect(response.json()).toMatchObject({ id: activation.id, status: 'deactivated', deactivatedAt: expect.any(String) })
  expect(segment().active).toBe(false)
  expect(await history(topic)).toEqual(['deactivated', 'activated', 'created'])
  expect(await errorOf(post(`${activation.id}/deactivate`))).toEqual([
    409,
    'Activation is deactivated, cannot deactivate',
    undefined,
  ])
  expect(await errorOf(post(`${activation.id}/refresh`))).toEqual([
    409,
    'Activation is deactivated, must be active to refresh',
    undefined,
  ])
})

test('a failed deactivation changes nothing', async () => {
  const { activation, platform, segment, topic } = await activated()
  platform.faults.push({ kind: 'refuse', status: 400, body: { message: 'Segment is locked' }, on: 'deactivate' })
  const [status, error, detail] = await errorOf(post(`${activation.id}/deactivate`))
  expect([status, error]).toEqual([502, 'Platform deactivation failed'])
  expect(detail).toContain('Segment is locked')
  expect(await newestActivation(topic)).toMatchObject({ status: 'active', deactivatedAt: null })
  expect(segment().active).toBe(true)
  expect((await post(`${activation.id}/deactivate`)).statusCode).toBe(200)
})

test('refresh replaces a segment by one with the current name', async () => {
  const { activation, platform, topic, segment } = await activated()
  await rename(topic)
  expect(await newestActivation(topic)).toMatchObject({ id: activation.id, stale: true })
  const response = await post(`${activation.id}/refresh`)
  const now = response.json()
  expect(now).toMatchObject({ status: 'active', stale: false, pushedName: expect.stringContaining('Renamed') })
  expect(now.id).not.toBe(activation.id)
  expect(segment().active).toBe(false)
  expect(platform.segments.get(now.platformSegmentId)).toMatchObject({ name: now.pushedName, active: true })
  const [, old] = await listActivations()
  expect(old).toMatchObject({
    id: activation.id,
    status: 'deactivated',
    platformSegmentId: activation.platformSegmentId,
  })
  expect((await history(topic)).slice(0, 2).sort()).toEqual(['activated', 'deactivated'])
  const again = await post(`${now.id}/refresh`)
  expect(again.json()).toMatchObject({ status: 'active', pushedName: now.pushedName })
})

test('refresh, step 1 fails: the old segment stays active', async () => {
  const { activation, platform, topic, segment } = await activated()
  platform.faults.push({ kind: 'refuse', status: 400, body: { message: 'Segment is locked' }, on: 'deactivate' })
  const [status, error, detail] = await errorOf(post(`${activation.id}/refresh`))
  expect([status, error]).toEqual([502, 'Failed to deactivate old segment on platform'])
  expect(detail).toContain('Segment is locked')
  expect(await listActivations()).toMatchObject([{ id: activation.id, status: 'active' }])
  expect(segment().active).toBe(true)
  expect(platform.segments.size).toBe(1)
  expect(await history(topic)).toEqual(['activated', 'created'])
})

test('refresh, step 2 fails: the old one can be refreshed again', async () => {
  const { activation, platform, topic } = await activated()
  await db.execute({
    text: `ALTER TABLE org_topic_history ADD CONSTRAINT full_disk CHECK (change_type <> 'deactivated') NOT VALID`,
  })
  try {
    expect(await errorOf(post(`${activation.id}/refresh`))).toEqual([500, 'Internal server error', undefined])
  } finally {
    await db.execute({ text: 'ALTER TABLE org_topic_history DROP CONSTRAINT full_disk' })
  }
  expect(await listActivations()).toMatchObject([{ id: activation.id, status: 'active' }])
  expect(platform.segments.size).toBe(1)
  expect((await post(`${activation.id}/refresh`)).json()).toMatchObject({ status: 'active' })
  expect([...platform.segments.values()].filter(({ active }) => active).length).toBe(1)
  expect((await newestActivation(topic)).status).toBe('active')
})

test('refresh, step 3 fails: the old one is deactivated, the new one has the error, and a push creates it', async () => {
  const { activation, platform, id, topic, segment } = await activated()
  platform.faults.push({ kind: 'refuse', status: 400, body: { message: 'Over your limit' }, on: 'create' })
  const [status, error, detail] = await errorOf(post(`${activation.id}/refresh`))
  expect([status, error]).toEqual([502, 'Failed to create new segment on platform'])
  expect(detail).toContain('Over your limit')
  expect(await listActivations()).toMatchObject([
    { status: 'error', error: expect.stringContaining('Over your limit'), platformSegmentId: null },
    { id: activation.id, status: 'deactivated' },
  ])
  expect(segment().active).toBe(false)
  expect(await pushTopics(id, [topic])).toMatchObject({ successCount: 1 })
})

test('refresh, step 3 without an answer: the next push finds the new segment', async () => {
  const { activation, platform, id, topic } = await activated()
  platform.faults.push({ kind: 'hang', ms: 10, on: 'create' })
  expect((await errorOf(post(`${activation.id}/refresh`)))[1]).toBe('Failed to create new segment on platform')
  await pushTopics(id, [topic])
  expect(platform.segments.size).toBe(2)
  expect(await newestActivation(topic)).toMatchObject({
    status: 'active',
    platformSegmentId: [...platform.segments.keys()][1],
  })
})

test('refresh, step 4 fails: the new segment is not lost', async () => {
  const { activation, platform, id, topic } = await activated()
  await db.execute({
    text: `ALTER TABLE org_topic_history ADD CONSTRAINT full_disk CHECK (change_type <> 'activated') NOT VALID`,
  })
  try {
    expect(await errorOf(post(`${activation.id}/refresh`))).toEqual([500, 'Internal server error', undefined])
  } finally {
    await db.execute({ text: 'ALTER TABLE org_topic_history DROP CONSTRAINT full_disk' })
  }
  expect(platform.segments.size).toBe(2)
  expect(await listActivations()).toMatchObject([{ status: 'pending' }, { id: activation.id, status: 'deactivated' }])
  await expireClaims()
  await pushTopics(id, [topic])
  expect(platform.segments.size).toBe(2)
  expect(await newestActivation(topic)).toMatchObject({
    status: 'active',
    platformSegmentId: [...platform.segments.keys()][1],
  })
})

test('of two concurrent refreshes one succeeds', async () => {
  const { activation, platform } = await activated()
  platform.faults.push({ kind: 'slow', ms: 100, on: 'deactivate' })
  const answers = await Promise.all([post(`${activation.id}/refresh`), post(`${activation.id}/refresh`)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(platform.segments.size).toBe(2)
  const refused = answers.find(({ statusCode }) => statusCode === 409)!
  expect(refused.json()).toEqual({ error: 'Activation is being changed by another request' })
})

test('a name in use on the connection is refused before anything is changed', async () => {
  const { platform, id } = await connectMarketplace()
  const [first, second] = (await createTopics(2)) as [string, string]
  await pushTopics(id, [first, second])
  const record = (await call('GET', `/api/topics?pageSize=100`, { as: acme.viewer })).json().data
  const name = record.find((topic: { id: string }) => topic.id === first).topic_name
  await call('PATCH', `/api/topics/${second}`, { as: acme.member, body: { topic_name: name } })
  const { id: activation } = await newestActivation(second)
  expect(await errorOf(post(`${activation}/refresh`))).toEqual([
    409,
    'Duplicate name already active on connection',
    undefined,
  ])
  expect([...platform.segments.values()].every(({ active }) => active)).toBe(true)
})

test('a topic that has left the library is not refreshed', async () => {
  const { activation, topic } = await activated()
  await db.execute({ text: 'DELETE FROM org_topics WHERE id = $1', values: [topic] })
  expect(await listActivations()).toMatchObject([{ status: 'active', stale: false, currentPlatformName: null }])
  expect((await errorOf(post(`${activation.id}/refresh`)))[0]).toBe(409)
  expect((await post(`${activation.id}/deactivate`)).statusCode).toBe(200)
})

test('pending and failed activations are neither deactivated nor refreshed', async () => {
  const { platform, id } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  const created = await call('POST', `/api/connections/${id}/push/run`, {
    as: acme.member,
    body: { topicIds: [topic] },
  })
  const { id: activation } = await newestActivation(topic)
  expect((await errorOf(post(`${activation}/deactivate`)))[1]).toBe('Activation is pending, cannot deactivate')
  expect((await errorOf(post(`${activation}/refresh`)))[1]).toBe('Activation is pending, must be active to refresh')
  platform.faults.push({ kind: 'refuse', status: 400, on: 'create' })
  await call('POST', `/api/connections/${id}/push/run/${created.json().runId}/push`, { as: acme.member })
  expect((await errorOf(post(`${activation}/deactivate`)))[1]).toBe('Activation is error, cannot deactivate')
  expect((await errorOf(post(`${activation}/refresh`)))[1]).toBe('Activation is error, must be active to refresh')
})

test('other organizations get a 404, and callers without the permission are refused', async () => {
  const { activation } = await activated()
  for (const action of ['deactivate', 'refresh']) {
    expect(await errorOf(post(`${activation.id}/${action}`, undefined, other.member))).toEqual([
      404,
      'Activation not found',
      undefined,
    ])
    expect(await errorOf(post(`act_none/${action}`))).toEqual([404, 'Activation not found', undefined])
    expect(await errorOf(post(`${activation.id}/${action}`, undefined, acme.viewer))).toEqual([
      403,
      'Requires activate permission',
      undefined,
    ])
    const key = await apiKey(acme.owner, ['topics:write'])
    expect(await errorOf(post(`${activation.id}/${action}`, undefined, key))).toEqual([
      401,
      'Insufficient scopes',
      undefined,
    ])
  }
})

test('in bulk, each activation succeeds or fails on its own', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(6)
  await pushTopics(id, ids)
  const all = (await listActivations()).map((activation) => activation.id as string)
  platform.faults.push({ kind: 'refuse', status: 400, body: { message: 'Segment is locked' }, on: 'deactivate' })
  const refreshed = (await post('bulk-refresh', { activationIds: [...all.slice(0, 3), 'act_none'] })).json()
  expect(refreshed).toMatchObject({ total: 4, success: 2, errors: 2 })
  expect(refreshed.results[3]).toEqual({ activationId: 'act_none', status: 'error', error: 'Activation not found' })
  expect(refreshed.results.filter(({ status }: { status: string }) => status === 'refreshed')).toEqual([
    { activationId: expect.any(String), status: 'refreshed', newActivationId: expect.stringMatching(/^act_/) },
    { activationId: expect.any(String), status: 'refreshed', newActivationId: expect.stringMatching(/^act_/) },
  ])
  const failed = refreshed.results.find(({ error }: { error?: string }) => error?.includes('locked'))
  expect(failed.error).toMatch(/^Failed to deactivate old segment on platform: .*Segment is locked/)
  const off = (await post('bulk-deactivate', { activationIds: [...all.slice(3), all[3]] })).json()
  expect(off).toEqual({
    total: 3,
    success: 3,
    errors: 0,
    results: all.slice(3).map((activationId) => ({ activationId, status: 'deactivated' })),
  })
  const again = (await post('bulk-deactivate', { activationIds: [all[3]] })).json()
  expect(again.results).toEqual([
    { activationId: all[3], status: 'error', error: 'Activation is deactivated, cannot deactivate' },
  ])
})

test('activations that bulk does not start in time are unchanged and reported', async () => {
  const { platform, id } = await connectMarketplace()
  await pushTopics(id, await createTopics(12))
  const all = (await listActivations()).map((activation) => activation.id as string)
  platform.faults.push(...Array.from({ length: 12 }, () => ({ kind: 'slow', ms: 30, on: 'deactivate' }) as const))
  const realNow = Date.now
  const startedAt = realNow()
  // The clock runs a thousand times as fast.
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => startedAt + (realNow() - startedAt) * 1_000)
  const answer = await post('bulk-deactivate', { activationIds: all }).finally(() => clock.mockRestore())
  const { total, success, errors, results } = answer.json()
  expect(total).toBe(12)
  expect(errors).toBeGreaterThan(0)
  expect(success + errors).toBe(12)
  expect(results.at(-1).error).toBe('Not begun within the time of one request: ask again')
})

test.each<[unknown, string]>([
  [undefined, 'activationIds array is required'],
  [{}, 'activationIds array is required'],
  [{ activationIds: 'all' }, 'activationIds array is required'],
  [{ activationIds: [] }, 'activationIds array is required'],
  [{ activationIds: [1] }, 'activationIds must be strings'],
  [{ activationIds: Array.from({ length: 501 }, () => 'act_a') }, 'Maximum 500 activationIds per request'],
])('an invalid bulk body is refused (%#)', async (body, error) => {
  for (const path of ['bulk-deactivate', 'bulk-refresh']) {
    expect(await errorOf(post(path, body))).toEqual([400, error, undefined])
  }
})

test('an exchange gets files under the same audience id again, and no call to deactivate', async () => {
  const server = closeAfterTest(await startSftpServer())
  const config = { account_id: '42', advertiser_account_id: '7', upload_method: 'sftp', match_key: 'uid' }
  const id = await connect('exchange', { config, credentials: server.credentials, close: server.close })
  const [topic] = (await createTopics(1)) as [string]
  expect((await pushTopics(id, [topic])).errors).toMatchObject([{ message: 'No match values for uid' }])
  const put = await call('PUT', `/api/topics/${topic}/match-values?matchKey=uid`, {
    as: acme.member,
    headers: { 'content-type': 'text/plain' },
    body: 'u1\nu2\n',
  })
  expect(put.json()).toEqual({ topicId: topic, matchKey: 'uid', count: 2 })
  expect(await pushTopics(id, [topic])).toMatchObject({ successCount: 1 })
  const first = await newestActivation(topic)
  await rename(topic)
  expect(await newestActivation(topic)).toMatchObject({ stale: true })
  const now = (await post(`${first.id}/refresh`)).json()
  expect(now).toMatchObject({ status: 'active', platformSegmentId: first.platformSegmentId, stale: false })
  expect((await post(`${now.id}/deactivate`)).json()).toMatchObject({ status: 'deactivated' })
})
