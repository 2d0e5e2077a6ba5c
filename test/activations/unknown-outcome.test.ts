import { expect, test } from 'vitest'
import { usePush } from '../harness/push'
import { startCustomApi } from '../simulators/platforms/custom-api'

const {
  call,
  acme,
  db,
  kept,
  connect,
  onMarketplace,
  onDspapi,
  topics,
  begin,
  push,
  status,
  pushed,
  listed,
  newest,
  expireClaims,
} = await usePush()

test.each(['hang', 'reset', 'truncate', 'late-error'] as const)(
  'a segment that the platform created and did not confirm (%s) is found again, not created',
  async (kind) => {
    const { platform, id } = await onMarketplace()
    const [topic] = (await topics(1)) as [string]
    const fault = kind === 'hang' ? { kind, ms: 20 } : kind === 'late-error' ? { kind, status: 500 } : { kind }
    platform.faults.push({ ...fault, on: 'create' })
    await pushed(id, [topic])
    expect(platform.segments.size).toBe(1)
    expect(platform.asked('create').length).toBe(1)
    expect(await newest(topic)).toMatchObject({
      status: 'active',
      platformSegmentId: [...platform.segments.keys()][0],
      error: null,
    })
  },
)

test('one that it did not create is created, once', async () => {
  const { platform, id } = await onDspapi()
  const [topic] = (await topics(1)) as [string]
  platform.faults.push({ kind: 'ignore', ms: 20, on: 'create' })
  const { runId } = (await begin(id, { topicIds: [topic] })).json()
  expect((await push(id, runId)).json()).toMatchObject({ processed: 0, remaining: 1, done: false, status: 'running' })
  expect(await newest(topic)).toMatchObject({ status: 'pending', platformSegmentId: null })
  expect((await push(id, runId)).json()).toMatchObject({ processed: 1, success: 1, done: true })
  expect(platform.segments.size).toBe(1)
})

test('what a process that ended had sent is looked for when its time has run out, by any other', async () => {
  const { platform, id } = await onMarketplace()
  const [topic] = (await topics(1)) as [string]
  const { runId } = (await begin(id, { topicIds: [topic] })).json()
  platform.faults.push({ kind: 'hang', on: 'create' })
  const lost = push(id, runId)
  await expect.poll(() => platform.segments.size).toBe(1)
  expect((await push(id, runId)).json()).toMatchObject({ processed: 0, remaining: 1 })
  await expireClaims()
  expect((await push(id, runId)).json()).toMatchObject({ success: 1, done: true })
  expect(platform.asked('create').length).toBe(1)
  // The first one wakes up late: what the other wrote stays.
  await platform.close()
  await lost
  expect(await newest(topic)).toMatchObject({ status: 'active', platformSegmentId: [...platform.segments.keys()][0] })
  expect(await status(id, runId)).toMatchObject({ successCount: 1, errorCount: 0 })
})

test('a segment that was deactivated is not taken for the new one of the same name', async () => {
  const { platform, id } = await onDspapi()
  const [topic] = (await topics(1)) as [string]
  await pushed(id, [topic])
  const old = await newest(topic)
  await call('POST', `/api/activations/${old.id}/deactivate`, { as: acme.member })
  // Still listed as if it were in use.
  platform.segments.get(old.platformSegmentId as string)!.active = true
  platform.faults.push({ kind: 'ignore', ms: 20, on: 'create' })
  await pushed(id, [topic])
  const now = await newest(topic)
  expect(now.status).toBe('active')
  expect(now.platformSegmentId).not.toBe(old.platformSegmentId)
  expect(platform.segments.size).toBe(2)
})

test('after three searches that fail it ends as an error, and the next push goes on searching', async () => {
  const { platform, id } = await onMarketplace()
  const [topic] = (await topics(1)) as [string]
  const { runId } = (await begin(id, { topicIds: [topic] })).json()
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  for (let calls = 0; calls < 3; calls++) {
    expect((await push(id, runId)).json()).toMatchObject({ processed: 0, remaining: 1 })
    platform.faults.push({ kind: 'refuse', status: 403, on: 'list' }, { kind: 'refuse', status: 403, on: 'list' })
  }
  expect((await push(id, runId)).json()).toMatchObject({ processed: 1, errors: 1, done: true })
  const failed = await newest(topic)
  expect(failed).toMatchObject({ status: 'error', error: expect.stringContaining('look for') })
  platform.faults.length = 0
  await pushed(id, [topic])
  expect(await newest(topic)).toMatchObject({ status: 'active', platformSegmentId: [...platform.segments.keys()][0] })
  expect(platform.segments.size).toBe(1)
  expect((await listed(`?connectionId=${id}&status=error`)).map((activation) => activation.id)).toEqual([failed.id])
})

test('a platform that cannot be searched is not asked to create again until somebody says that nothing is there', async () => {
  const platform = kept(await startCustomApi())
  const { find_url: _, find_items_path: __, ...config } = platform.config
  const id = await connect('custom_api', { ...platform, config })
  const [topic] = (await topics(1)) as [string]
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  expect(await pushed(id, [topic])).toMatchObject({ errorCount: 1 })
  expect(await pushed(id, [topic])).toMatchObject({ errorCount: 1 })
  expect(platform.segments.size).toBe(1)
  const failed = await newest(topic)
  expect(failed.error).toContain('deactivate this activation to say that it is not there')
  platform.segments.clear()
  const resolved = await call('POST', `/api/activations/${failed.id}/deactivate`, { as: acme.member })
  expect(resolved.json()).toMatchObject({ status: 'deactivated' })
  expect(await pushed(id, [topic])).toMatchObject({ successCount: 1 })
  expect(platform.segments.size).toBe(1)
})

test('a cancelled run leaves what it had sent to be looked for', async () => {
  const { platform, id } = await onMarketplace()
  const [topic] = (await topics(1)) as [string]
  const { runId } = (await begin(id, { topicIds: [topic] })).json()
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  await push(id, runId)
  await call('PATCH', `/api/connections/${id}/push/run/${runId}/status`, {
    as: acme.member,
    body: { status: 'cancelled' },
  })
  const refused = await call('DELETE', `/api/connections/${id}`, { as: acme.owner })
  expect(refused.statusCode).toBe(409)
  await pushed(id, [topic])
  expect(platform.segments.size).toBe(1)
  expect(await newest(topic)).toMatchObject({ status: 'active' })
})

test('no credentials in what is stored, answered or logged of failures', async () => {
  const { platform, id } = await onMarketplace()
  const ids = await topics(2)
  const { password } = platform.credentials
  platform.faults.push({ kind: 'refuse', status: 400, body: { message: `bad ${password}` }, on: 'create' })
  const run = await pushed(id, ids)
  const [row] = await db.query<{ text: string }>({
    text: 'SELECT string_agg(a::text, chr(10)) AS text FROM activations a',
  })
  for (const text of [JSON.stringify(run), JSON.stringify(await listed()), row!.text])
    expect(text).not.toContain(password)
})
