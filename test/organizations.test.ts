import { expect, test } from 'vitest'
import { firstStart } from '../src/organizations/first-start'
import { useTestApp } from './harness/app'
import { createTestDatabase } from './harness/database'
import { PASSWORD } from './harness/people'
import { select } from './harness/select'

const { call, user, organization, signIn } = await useTestApp()
const home = await organization()
const operator = await user(home.id, 'member', true)

test('operators create, list and change organizations', async () => {
  const created = await call('POST', '/api/admin/organizations', {
    as: operator,
    body: { name: 'Globex', plan: 'free', org_alias: 'GLX' },
  })
  expect(created.statusCode).toBe(201)
  const globex = created.json()
  expect(globex).toMatchObject({ name: 'Globex', plan: 'free', org_alias: 'GLX', partner_alias: null })
  expect(globex.id).toMatch(/^org_/)
  const listed = (await call('GET', '/api/admin/organizations?pageSize=1', { as: operator })).json()
  expect(listed).toMatchObject({ total: 2, page: 1, pageSize: 1, totalPages: 2 })
  expect(listed.data).toEqual([globex])
  const changed = await call('PATCH', `/api/admin/organizations/${globex.id}`, {
    as: operator,
    body: { plan: 'pro', org_alias: null },
  })
  expect(changed.json()).toEqual({ ...globex, plan: 'pro', org_alias: null })
})

test.each([
  ['POST', '/api/admin/organizations', {}, 400, 'name is required'],
  ['POST', '/api/admin/organizations', { name: 'x', plan: 'gold' }, 400, 'plan must be one of free, pro, enterprise'],
  ['PATCH', '/api/admin/organizations/org_none', {}, 400, 'No valid fields to update'],
  ['PATCH', '/api/admin/organizations/org_none', { name: 'x' }, 404, 'Organization not found'],
  ['POST', '/api/admin/users', { email: 'x' }, 400, 'email must be an email address'],
  ['POST', '/api/admin/users', { email: 'a@b.co', password: 'short' }, 400, 'password must have at least 8 characters'],
  [
    'POST',
    '/api/admin/users',
    { email: 'a@b.co', password: PASSWORD, organizationId: 'x' },
    404,
    'Organization not found',
  ],
] as const)('%s %s %j is a %i', async (method, url, body, status, error) => {
  const response = await call(method, url, { as: operator, body })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual({ error })
})

test('a user created by an operator signs in; an email is taken once, and a refused creation leaves nothing', async () => {
  const body = { email: 'Dora@Example.com', password: PASSWORD, organizationId: home.id, role: 'admin' }
  const refused = await call('POST', '/api/admin/users', {
    as: operator,
    body: { ...body, organizationId: 'org_none' },
  })
  expect(refused.statusCode).toBe(404)
  const created = await call('POST', '/api/admin/users', { as: operator, body })
  expect(created.statusCode).toBe(201)
  expect(created.json()).toEqual({ id: expect.stringMatching(/^user_/), email: 'dora@example.com' })
  const session = await signIn('dora@example.com')
  expect((await call('POST', '/api/keys', { as: session, body: { name: 'x' } })).statusCode).toBe(201)
  const again = await call('POST', '/api/admin/users', { as: operator, body })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({ error: 'A user with this email exists' })
})

test('the first start creates one owner, who is an operator, even when two nodes start at once', async () => {
  const empty = await createTestDatabase()
  const owner = { email: 'boss@example.com', password: undefined }
  const outcomes = await Promise.all([1, 2, 3].map(() => firstStart(empty.db, owner, new Date())))
  const created = outcomes.filter((outcome) => outcome !== null)
  expect(created).toEqual([{ email: 'boss@example.com', password: expect.any(String), generated: true }])
  const rows = await select(empty.db, {
    text: 'SELECT u.email, u.operator, m.role FROM users u JOIN members m ON m.user_id = u.id',
  })
  expect(rows).toEqual([{ email: 'boss@example.com', operator: true, role: 'owner' }])
  await empty.drop()
})

test('operators list users with their organizations, filtered by organization and by part of name or email', async () => {
  const other = await organization()
  const body = {
    email: 'zoe@example.com',
    name: 'Zoë Ångström',
    password: PASSWORD,
    organizationId: other.id,
    role: 'owner',
  }
  const { id } = (await call('POST', '/api/admin/users', { as: operator, body })).json()
  const listed = async (query: string) => (await call('GET', `/api/admin/users?${query}`, { as: operator })).json()
  const zoe = {
    id,
    name: 'Zoë Ångström',
    email: 'zoe@example.com',
    operator: false,
    organizations: [{ id: other.id, name: other.name, role: 'owner' }],
    createdAt: expect.any(String),
    disabledAt: null,
    hasTwoFactor: false,
  }
  expect(await listed(`organizationId=${other.id}`)).toEqual({
    data: [zoe],
    total: 1,
    page: 1,
    pageSize: 25,
    totalPages: 1,
  })
  expect((await listed('search=ZOE@')).data).toEqual([zoe])
  expect((await listed('search=ström')).data).toEqual([zoe])
  expect(await listed('search=%25')).toMatchObject({ data: [], total: 0 })
  expect((await listed('pageSize=1')).data).toEqual([zoe])
  expect((await call('GET', '/api/admin/users', { as: await user(home.id, 'owner') })).statusCode).toBe(403)
})
