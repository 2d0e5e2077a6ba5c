import { expect, test } from 'vitest'
import { access } from '../src/access'
import { useTestApp } from './harness/app'

const { app, call, staffed, apiKey } = await useTestApp()
app.route({
  method: 'GET',
  url: '/api/where',
  config: { access: access.scope('topics:read') },
  handler: async (request) => ({ workspace: request.ctx.workspace }),
})
const acme = await staffed()
const other = await staffed()

const create = (name: unknown, as: { cookie: string } = acme.owner) =>
  call('POST', '/api/workspaces', { as, body: { name } })

test('owners and admins create, list and delete workspaces', async () => {
  const created = await create('EMEA', acme.admin)
  expect(created.statusCode).toBe(201)
  const workspace = created.json()
  expect(workspace).toEqual({ id: expect.stringMatching(/^ws_/), name: 'EMEA', createdAt: expect.any(String) })
  expect((await call('GET', '/api/workspaces', { as: acme.viewer })).json()).toEqual([workspace])
  expect((await call('GET', '/api/workspaces', { as: other.owner })).json()).toEqual([])
  const foreign = await call('DELETE', `/api/workspaces/${workspace.id}`, { as: other.owner })
  expect(foreign.statusCode).toBe(404)
  expect((await call('DELETE', `/api/workspaces/${workspace.id}`, { as: acme.owner })).json()).toEqual({
    deleted: true,
  })
  expect((await call('GET', '/api/workspaces', { as: acme.viewer })).json()).toEqual([])
})

test.each([
  [undefined, 400, 'name is required'],
  ['', 400, 'name is required'],
  ['x'.repeat(101), 400, 'name must be at most 100 characters'],
])('name %j is a %i', async (name, status, error) => {
  const response = await create(name)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual({ error })
})

test('two workspaces cannot have the same name', async () => {
  await create('Twice')
  const again = await create('Twice')
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({ error: 'A workspace with this name exists' })
})

test('X-Workspace-Id scopes any request, and only to a workspace of the organization', async () => {
  const { id } = (await create('APAC')).json()
  const foreign = (await create('APAC', other.owner)).json()
  const key = await apiKey(acme.owner)
  const where = (workspace: string, as: { cookie: string } | { key: string }) =>
    call('GET', '/api/where', { as, headers: { 'x-workspace-id': workspace } })
  expect((await where(id, key)).json()).toEqual({ workspace: id })
  expect((await where(id, acme.viewer)).json()).toEqual({ workspace: id })
  expect((await call('GET', '/api/where', { as: key })).json()).toEqual({ workspace: null })
  for (const unknown of [foreign.id, 'ws_unknown']) {
    const response = await where(unknown, key)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'Workspace not found' })
  }
})
