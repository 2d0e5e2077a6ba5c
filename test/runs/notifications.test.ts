import { beforeEach, expect, test } from 'vitest'
import type { Session } from '../harness/app'
import { useRuns } from '../harness/runs'

const app = await useRuns()
const { acme, other, call, db, names, startImport, act } = app

beforeEach(async () => {
  await db.execute({ text: 'DELETE FROM import_batches' })
  await db.execute({ text: 'DELETE FROM jobs' })
})

const notifications = async (as: Session) => (await call('GET', '/api/notifications', { as })).json()
const markRead = (as: Session, body: unknown) => call('POST', '/api/notifications/read', { as, body })
type Notification = { id: string; readAt: string | null; completedAt: string }
const ids = ({ data }: { data: Notification[] }) => data.map(({ id }) => id)

test('a person reads of what ended of theirs, whoever ended it', async () => {
  const person = await app.user(acme.id)
  const { batchId: done } = await startImport([names(1)], { as: person })
  const { batchId: cancelled } = await startImport([], { as: person, drive: 'server', rows: 3 })
  await startImport([], { as: person, rows: 3 })
  await startImport([names(1)], { as: await app.apiKey(acme.owner) })
  await startImport([names(1)])
  await act(cancelled, 'cancel', acme.owner)
  const list = await notifications(person)
  expect(list.unread).toBe(2)
  expect(list.data).toMatchObject([
    { id: cancelled, state: 'cancelled', readAt: null, isSystem: false },
    { id: done, state: 'completed', readAt: null, counts: { success: 1 }, kind: 'import' },
  ])
  expect(await notifications(acme.owner)).toEqual({ data: [], unread: 0 })
  expect(await notifications(other.member)).toEqual({ data: [], unread: 0 })
})

test('read marks are kept on the server, for that person alone', async () => {
  const person = await app.user(acme.id)
  const batches: string[] = []
  for (const name of names(3)) batches.unshift((await startImport([[name]], { as: person })).batchId)
  const [newest, middle, oldest] = batches
  expect((await markRead(person, { runIds: [middle] })).json()).toEqual({ unread: 2 })
  // Not those of others.
  expect((await markRead(acme.owner, { runIds: [newest] })).json()).toEqual({ unread: 0 })
  const { data, unread } = await notifications(person)
  expect(unread).toBe(2)
  expect(data.map(({ readAt }: Notification) => readAt !== null)).toEqual([false, true, false])
  // With the time that the list told, and nothing that ended later.
  const { completedAt } = data.find(({ id }: Notification) => id === oldest)
  expect((await markRead(person, { upTo: completedAt })).json()).toEqual({ unread: 1 })
  expect((await markRead(person, { upTo: data[0].completedAt })).json()).toEqual({ unread: 0 })
  const { data: all } = await notifications(person)
  expect(ids({ data: all })).toEqual(batches)
  expect(all.every(({ readAt }: Notification) => readAt !== null)).toBe(true)
})

test('operators read of the system’s jobs', async () => {
  const operator = await app.user(acme.id, 'member', true)
  const body = { jobType: 'reclassify', config: { mode: 'local', dryRun: true }, drive: 'server' }
  const { jobId } = (await call('POST', '/api/admin/jobs', { as: operator, body })).json()
  await app.drive()
  expect((await notifications(operator)).data).toMatchObject([{ id: jobId, isSystem: true, title: 'reclassify' }])
})

test('bad input and keys are refused', async () => {
  const refusal = async (body: unknown) => {
    const { statusCode, body: answer } = await markRead(acme.member, body)
    expect(statusCode).toBe(400)
    return JSON.parse(answer).error
  }
  expect(await refusal({})).toBe('Either runIds or upTo is required')
  expect(await refusal({ runIds: ['run_1'], upTo: new Date().toISOString() })).toBe('Either runIds or upTo is required')
  expect(await refusal({ runIds: [] })).toBe('runIds must be 1 to 500 ids')
  expect(await refusal({ upTo: 'now' })).toBe('upTo must be a time')
  expect((await call('GET', '/api/notifications?limit=0', { as: acme.member })).statusCode).toBe(400)
  const key = await app.apiKey(acme.owner)
  expect((await call('GET', '/api/notifications', { as: key })).statusCode).toBe(401)
})
