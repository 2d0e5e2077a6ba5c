import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../harness/app'
import { useRuns } from '../harness/runs'

const app = await useRuns()
const { acme, other, call, db, drive, fire, list, names, startSync } = app
let operator: Session
beforeAll(async () => {
  operator = await app.user(undefined, 'member', true)
})
beforeEach(async () => {
  await db.execute({ text: 'DELETE FROM schedules' })
  await db.execute({ text: 'DELETE FROM jobs' })
})

const NIGHTLY = { cron: '0 2 * * *', timeZone: 'Europe/Berlin' }
const create = (body: object, as: Session = acme.admin) => call('POST', '/api/schedules', { as, body })
const change = (id: string, body: object, as: Session = acme.admin) =>
  call('PATCH', `/api/schedules/${id}`, { as, body })
const show = async (id: string) => (await call('GET', `/api/schedules/${id}`, { as: acme.viewer })).json()
const itemsOf = (count: number) => names(count).map((name) => ({ id: name, name }))
/** A source that has been synced once by hand. */
async function source(count = 3) {
  const { id, source, runId } = await startSync(itemsOf(count), { drive: 'server' })
  await drive()
  return { id, source, runId }
}
const scheduled = async (body: object): Promise<string> => {
  const response = await create(body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json().id
}
const makeDue = (id: string, interval = '1 s') =>
  db.execute({ text: `UPDATE schedules SET due_at = now() - $2::interval WHERE id = $1`, values: [id, interval] })
const runsOf = async (connectionId: string) => (await list(`?connectionId=${connectionId}`)).data

describe('a schedule of a connection', () => {
  test('starts a run that the servers drive, and shows it with the next due times', async () => {
    const { id, source: simulator, runId } = await source()
    const scheduleId = await scheduled({ connectionId: id, action: 'sync', everyHours: 6 })
    simulator.items.push(...itemsOf(2))
    await makeDue(scheduleId)
    await fire()
    const [run] = await runsOf(id)
    expect(run).toMatchObject({
      kind: 'sync',
      driver: 'server',
      source: 'schedule',
      startedBy: { userId: acme.admin.id },
    })
    expect(run.id).not.toBe(runId)
    expect(await show(scheduleId)).toMatchObject({ lastRun: { id: run.id, state: 'pending' }, lastError: null })
    await drive()
    const record = await show(scheduleId)
    expect(record).toMatchObject({
      action: 'sync',
      connection: { id, name: 'Source' },
      everyHours: 6,
      cron: null,
      timeZone: 'UTC',
      paused: false,
      lastRun: { id: run.id, state: 'completed' },
      createdBy: { userId: acme.admin.id },
    })
    expect((await runsOf(id))[0].counts).toEqual({ success: 2, errors: 0, skipped: 3, fallbacks: 0 })
    expect(record.dueTimes).toHaveLength(3)
    expect(Date.parse(record.dueTimes[0])).toBeGreaterThan(Date.now() + 5 * 3_600_000)
  })

  test('makes up for many missed due times with one run', async () => {
    const { id } = await source()
    const scheduleId = await scheduled({ connectionId: id, action: 'sync', ...NIGHTLY })
    await makeDue(scheduleId, '9 days')
    await fire()
    await drive()
    await fire()
    expect(await runsOf(id)).toHaveLength(2)
    const { dueTimes } = await show(scheduleId)
    expect(Date.parse(dueTimes[0])).toBeGreaterThan(Date.now())
  })

  test('waits for its run before, and then makes up for what was due meanwhile', async () => {
    const { id } = await source()
    const scheduleId = await scheduled({ connectionId: id, action: 'sync', everyHours: 1 })
    await makeDue(scheduleId)
    await fire()
    await makeDue(scheduleId)
    await fire()
    expect(await runsOf(id)).toHaveLength(2)
    await drive()
    await fire()
    expect(await runsOf(id)).toHaveLength(3)
  })

  test('records a run that failed if the source does not answer, with its words', async () => {
    const { id, source: simulator } = await source()
    const scheduleId = await scheduled({ connectionId: id, action: 'sync', everyHours: 1 })
    const down = { kind: 'answer', status: 503, body: { error: 'It has moved' } } as const
    simulator.faults.push(down, down, down, down)
    await makeDue(scheduleId)
    await fire()
    const [run] = await runsOf(id)
    expect(run.completedAt > run.createdAt, `${run.completedAt} is not after ${run.createdAt}`).toBe(true)
    expect(run).toMatchObject({
      state: 'failed',
      source: 'schedule',
      lastError: expect.stringContaining('It has moved'),
    })
    expect(await show(scheduleId)).toMatchObject({ lastRun: { id: run.id, state: 'failed' } })
  })

  test('refreshes the stale activations of its connection only', async () => {
    const [one, two] = [await app.connectMarketplace(), await app.connectMarketplace()]
    const topicIds = await app.createTopics(2)
    for (const { id } of [one, two]) await app.pushTopics(id, topicIds)
    for (const topic of topicIds) {
      const body = { topic_name: `Renamed ${topic}` }
      expect((await call('PATCH', `/api/topics/${topic}`, { as: acme.member, body })).statusCode).toBe(200)
    }
    const scheduleId = await scheduled({ connectionId: one.id, action: 'refresh', ...NIGHTLY })
    await makeDue(scheduleId)
    await fire()
    await drive()
    const [run] = await runsOf(one.id)
    expect(run).toMatchObject({
      kind: 'job',
      title: 'refresh_activations',
      source: 'schedule',
      state: 'completed',
      counts: { success: 2, errors: 0 },
    })
    const stale = await app.listActivations('?stale=true')
    expect(stale.map(({ connectionId }) => connectionId)).toEqual([two.id, two.id])
  })

  test('can be changed, paused, resumed and deleted', async () => {
    const { id } = await source()
    const scheduleId = await scheduled({ connectionId: id, action: 'sync', everyHours: 6 })
    const changed = await change(scheduleId, NIGHTLY)
    expect(changed.json()).toMatchObject({ everyHours: null, ...NIGHTLY })
    const paused = await change(scheduleId, { paused: true })
    expect(paused.json()).toMatchObject({ paused: true, dueTimes: [], ...NIGHTLY })
    await fire()
    expect(await runsOf(id)).toHaveLength(1)
    const resumed = (await change(scheduleId, { paused: false })).json()
    expect(resumed).toMatchObject({ paused: false })
    expect(Date.parse(resumed.dueTimes[0])).toBeGreaterThan(Date.now())
    const deleted = await call('DELETE', `/api/schedules/${scheduleId}`, { as: acme.admin })
    expect(deleted.json()).toEqual({ deleted: true })
    expect((await show(scheduleId)).error).toBe('Schedule not found')
  })

  test('leaves with its connection', async () => {
    const { id } = await source()
    await scheduled({ connectionId: id, action: 'sync', everyHours: 6 })
    await call('DELETE', `/api/connections/${id}`, { as: acme.owner })
    expect((await call('GET', '/api/schedules', { as: acme.viewer })).json()).toEqual({ data: [] })
  })
})

describe('what is refused', () => {
  test('bad timings and actions are a 400 that says why, and change nothing', async () => {
    const { id } = await source()
    const { id: outbound } = await app.connectMarketplace()
    const scheduleId = await scheduled({ connectionId: id, action: 'sync', everyHours: 6 })
    const before = await show(scheduleId)
    const sync = { connectionId: id, action: 'sync' }
    const refused: [object, string | RegExp][] = [
      [sync, 'Give either everyHours or cron'],
      [{ ...sync, everyHours: 0 }, /^everyHours must be a whole number from 1/],
      [{ ...sync, cron: '99 * * * *' }, /^cron must have five fields/],
      [{ ...sync, cron: '2099-06-01T10:00:00' }, /^cron must have five fields/],
      [{ ...sync, cron: '0 2 * * *', timeZone: 'Nowhere' }, /^timeZone must be/],
      [{ ...sync, action: 'push', everyHours: 1 }, 'action must be one of sync, refresh'],
      [{ action: 'sync', everyHours: 1 }, 'connectionId is required'],
      [{ ...sync, action: 'refresh', everyHours: 1 }, 'Connection is inbound, it has no activations to refresh'],
      [{ connectionId: outbound, action: 'sync', everyHours: 1 }, 'Connection is outbound, cannot sync'],
    ]
    for (const [body, message] of refused) {
      const response = await create(body)
      expect([response.statusCode, response.json().error]).toEqual([400, expect.stringMatching(message)])
    }
    for (const body of [{}, { cron: 'x' }, { timeZone: 'x' }, { paused: 'no' }]) {
      expect((await change(scheduleId, body)).statusCode).toBe(400)
    }
    expect(await show(scheduleId)).toEqual(before)
    expect((await call('GET', '/api/schedules', { as: acme.viewer })).json().data).toHaveLength(1)
  })

  test('members may look, and other organizations see nothing', async () => {
    const { id } = await source()
    const body = { connectionId: id, action: 'sync', everyHours: 6 }
    expect((await create(body, acme.member)).statusCode).toBe(403)
    expect((await create(body, other.owner)).json().error).toBe('Connection not found')
    const scheduleId = await scheduled(body)
    const key = await app.apiKey(acme.owner)
    expect((await call('GET', '/api/schedules', { as: key })).json().data).toHaveLength(1)
    expect((await call('POST', '/api/schedules', { as: key, body })).statusCode).toBe(401)
    expect((await change(scheduleId, { paused: true }, acme.viewer)).statusCode).toBe(403)
    expect((await change(scheduleId, { paused: true }, other.owner)).json().error).toBe('Schedule not found')
    expect((await call('GET', '/api/schedules', { as: other.owner })).json()).toEqual({ data: [] })
  })
})

describe('jobs of operators', () => {
  const createJob = (body: object, as = operator) => call('POST', '/api/admin/schedules', { as, body })

  test('start at their due times', async () => {
    const response = await createJob({ jobType: 'reclassify', config: { mode: 'local' }, ...NIGHTLY })
    expect(response.statusCode, response.body).toBe(201)
    const { id } = response.json()
    await makeDue(id)
    await fire()
    const { data } = (await call('GET', '/api/admin/runs', { as: operator })).json()
    expect(data).toMatchObject([{ kind: 'job', title: 'reclassify', source: 'schedule', driver: 'server' }])
    const { data: schedules } = (await call('GET', '/api/admin/schedules', { as: operator })).json()
    expect(schedules).toMatchObject([{ id, action: 'job', jobType: 'reclassify', lastRun: { id: data[0].id } }])
  })

  test('say why they could not start', async () => {
    const config = { orgId: 'org_gone' }
    const { id } = (await createJob({ jobType: 'refresh_activations', config, ...NIGHTLY })).json()
    await makeDue(id)
    await fire()
    const record = (await call('GET', `/api/admin/schedules/${id}`, { as: operator })).json()
    expect(record).toMatchObject({ lastRun: null, lastError: 'Organization not found' })
    expect(Date.parse(record.dueTimes[0])).toBeGreaterThan(Date.now())
  })

  test('need a config that is valid for their type, and an operator', async () => {
    const bad = await createJob({ jobType: 'refresh_activations', config: {}, ...NIGHTLY })
    expect([bad.statusCode, bad.json().error]).toEqual([400, 'config.orgId is required'])
    expect((await createJob({ jobType: 'cleaning', ...NIGHTLY })).statusCode).toBe(400)
    expect((await createJob({ jobType: 'reclassify', ...NIGHTLY }, acme.owner)).statusCode).toBe(403)
  })
})
