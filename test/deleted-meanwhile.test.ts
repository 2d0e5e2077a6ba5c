import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { useTestApp } from './harness/app'
import { createTestDatabase } from './harness/database'
import { select } from './harness/select'

const database = await createTestDatabase()
afterAll(database.drop)
const { call, staffed, user, db } = await useTestApp({ database })
const acme = await staffed()
const operator = await user(undefined, 'member', true)

const other = new pg.Client({ connectionString: database.url })
await other.connect()
afterAll(() => other.end())

/** Sends a request; `work` is done while it waits for what another connection has locked. */
async function whileHeld(lock: pg.QueryConfig, send: () => ReturnType<typeof call>, work?: pg.QueryConfig) {
  await other.query('BEGIN')
  expect((await other.query(lock)).rowCount).toBe(1)
  const sent = send()
  const isWaiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(() => select(db, { text: isWaiting })).toHaveLength(1)
  if (work) await other.query(work)
  await other.query('COMMIT')
  const response = await sent
  return [response.statusCode, response.json()]
}

const deletion = (table: string, id: string) => ({ text: `DELETE FROM ${table} WHERE id = $1`, values: [id] })

test.each<[string, string, object]>([
  ['a topic', '/api/topics', { topic_name: 'Harbour Pilots' }],
  [
    'a matrix',
    '/api/topics/generate-matrix',
    { dimensions: ['Kite', 'Surfers'].map((name) => ({ name, values: [name] })) },
  ],
  [
    'an import',
    '/api/import',
    { filename: 'a', totalRows: 1, mappings: [{ csvColumn: 'a', targetField: 'topic_name' }] },
  ],
])('a workspace that is deleted while %s is added to it is not found', async (_what, path, body) => {
  const { id } = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: path } })).json()
  const headers = { 'x-workspace-id': id }
  const send = () => call('POST', path, { as: acme.owner, body, headers })
  expect(await whileHeld(deletion('workspaces', id), send)).toEqual([404, { error: 'Workspace not found' }])
})

test('a connection that is deleted while it is scheduled is not found', async () => {
  const config = { base_url: 'https://source.example.com' }
  const connection = { name: 'Source', platform: 'custom_api', direction: 'inbound', config }
  const { id } = (await call('POST', '/api/connections', { as: acme.owner, body: connection })).json()
  const body = { connectionId: id, action: 'sync', everyHours: 1 }
  const send = () => call('POST', '/api/schedules', { as: acme.owner, body })
  expect(await whileHeld(deletion('connections', id), send)).toEqual([404, { error: 'Connection not found' }])
})

test.each<[string, string, object]>([
  ['begin a conversation', '/api/conversations', { text: 'dog insurance' }],
  ['save a view', '/api/views/library', { name: 'Mine', query: {}, columns: [] }],
])('a member who is removed while they %s is not signed in', async (_what, path, body) => {
  const { admin } = await staffed()
  const removal = { text: 'DELETE FROM members WHERE user_id = $1', values: [admin.id] }
  const send = () => call('POST', path, { as: admin, body })
  expect(await whileHeld(removal, send)).toEqual([401, { error: 'Unauthorized' }])
})

test('a user can be deleted while they create a key', async () => {
  const { admin } = await staffed()
  // As the creation of a key does: the membership first, and then the user, to whom the key refers.
  const membership = { text: 'SELECT FROM members WHERE user_id = $1 FOR KEY SHARE', values: [admin.id] }
  const reference = { text: 'SELECT FROM users WHERE id = $1 FOR KEY SHARE', values: [admin.id] }
  const send = () => call('DELETE', `/api/admin/users/${admin.id}`, { as: operator })
  expect(await whileHeld(membership, send, reference)).toEqual([200, { deleted: true }])
})

test('a key can be created while an operator is ending a membership of its organization', async () => {
  const { id, owner, admin } = await staffed()
  await other.query('BEGIN')
  // As the operator does: the organization first, and then the membership, which the creation of a key locks.
  await other.query('SELECT FROM organizations WHERE id = $1 FOR NO KEY UPDATE', [id])
  const created = await call('POST', '/api/keys', { as: admin, body: { name: 'mine' } })
  expect(created.statusCode).toBe(201)
  await other.query('DELETE FROM members WHERE user_id = $1', [admin.id])
  await other.query('COMMIT')
  expect((await call('GET', '/api/keys', { as: owner })).json()).toMatchObject([{ revokedAt: expect.any(String) }])
}, 15_000)

test('an owner can be removed while they add a view', async () => {
  const { id, owner, admin } = await staffed()
  await call('PUT', `/api/admin/users/${admin.id}/organizations/${id}`, { as: operator, body: { role: 'owner' } })
  // As the view does: the organization first, whose views are counted, and then the membership, to which it refers.
  const organization = { text: 'SELECT FROM organizations WHERE id = $1 FOR NO KEY UPDATE', values: [id] }
  const membership = { text: 'SELECT FROM members WHERE user_id = $1 FOR KEY SHARE', values: [admin.id] }
  const body = { memberIdOrEmail: admin.email }
  const send = () => call('POST', '/api/auth/organization/remove-member', { as: owner, body })
  expect(await whileHeld(organization, send, membership)).toMatchObject([200, { member: { userId: admin.id } }])
})

test('a member who is signed out while they invite somebody is not signed in', async () => {
  const { admin } = await staffed()
  const membership = { text: 'SELECT FROM members WHERE user_id = $1 FOR UPDATE', values: [admin.id] }
  const signOut = { text: 'DELETE FROM sessions WHERE user_id = $1', values: [admin.id] }
  const body = { email: 'invited@acme.example', role: 'member' }
  const send = () => call('POST', '/api/auth/organization/invite-member', { as: admin, body })
  expect(await whileHeld(membership, send, signOut)).toEqual([401, { error: 'Unauthorized' }])
})
