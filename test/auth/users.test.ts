import { describe, expect, test } from 'vitest'
import { type Session, useTestApp } from '../harness/app'
import { PASSWORD } from '../harness/people'
import { select } from '../harness/select'

const { call, db, staffed, user, apiKey, sdkKey, organization } = await useTestApp()
const operator = await user(undefined, 'member', true)

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as: Session = operator) =>
  call(method, `/api/admin/users/${path}`, { as, body })
const me = async (as: Session | { key: string }) => (await call('GET', '/api/me', { as })).statusCode
const signIn = (email: string) => call('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } })
const actions = async (subjectId: string): Promise<string[]> => {
  const { data } = (await call('GET', `/api/admin/audit?subject=${subjectId}`, { as: operator })).json()
  return data.map(({ action }: { action: string }) => action)
}

describe('an operator opens a user', () => {
  test('with organizations, roles, sessions and keys', async () => {
    const acme = await staffed()
    await apiKey(acme.admin)
    const response = await ask('GET', acme.admin.id)
    expect(response.json()).toEqual({
      id: acme.admin.id,
      name: acme.admin.email,
      email: acme.admin.email,
      operator: false,
      hasPassword: true,
      hasTwoFactor: false,
      createdAt: expect.any(String),
      disabledAt: null,
      sessions: 1,
      lastSignInAt: expect.any(String),
      keys: 1,
      organizations: [{ id: acme.id, name: 'Acme', role: 'admin', isOnlyOwner: false }],
    })
    const { organizations } = (await ask('GET', acme.owner.id)).json()
    expect(organizations).toMatchObject([{ role: 'owner', isOnlyOwner: true }])
  })

  test('one who does not exist is a 404, and nobody else may', async () => {
    const acme = await staffed()
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/disable'],
      ['POST', '/enable'],
      ['POST', '/sign-out'],
      ['POST', '/two-factor-off'],
      ['DELETE', `/organizations/${acme.id}`],
    ] as const) {
      const missing = await ask(method, `user_none${path}`)
      expect([missing.statusCode, missing.json()], path).toEqual([404, { error: 'User not found' }])
      expect((await ask(method, `${acme.viewer.id}${path}`, undefined, acme.owner)).statusCode).toBe(403)
    }
  })
})

test('signing out ends every session at once; the user can sign in again', async () => {
  const acme = await staffed()
  expect((await signIn(acme.member.email)).statusCode).toBe(200)
  expect((await ask('POST', `${acme.member.id}/sign-out`)).json()).toEqual({ ended: 2 })
  expect(await me(acme.member)).toBe(401)
  expect((await signIn(acme.member.email)).statusCode).toBe(200)
  expect(await actions(acme.member.id)).toContain('session.end')
})

describe('a disabled user', () => {
  test('is signed out, cannot sign in, and their keys rest until they are enabled', async () => {
    const acme = await staffed()
    const [key, browserKey] = [await apiKey(acme.admin), await sdkKey(acme.admin)]
    const disabled = await ask('POST', `${acme.admin.id}/disable`)
    expect(disabled.json()).toMatchObject({ disabledAt: expect.any(String), sessions: 0 })
    expect(await me(acme.admin)).toBe(401)
    const refused = await signIn(acme.admin.email)
    expect([refused.statusCode, refused.json()]).toEqual([403, { error: 'This account is disabled' }])
    const refusedKey = await call('GET', '/api/me', { as: key })
    expect([refusedKey.statusCode, refusedKey.json()]).toEqual([
      401,
      { error: 'The user who created this API key is disabled' },
    ])
    const classify = { messages: [{ role: 'user', content: 'dog owners' }] }
    const viaSdk = () => call('POST', '/api/sdk/classify', { as: browserKey, body: classify })
    expect((await viaSdk()).statusCode).toBe(401)

    expect((await ask('POST', `${acme.admin.id}/enable`)).json()).toMatchObject({ disabledAt: null })
    expect((await signIn(acme.admin.email)).statusCode).toBe(200)
    expect(await me(key)).toBe(200)
    expect((await viaSdk()).statusCode).not.toBe(401)
    expect(await actions(acme.admin.id)).toEqual(expect.arrayContaining(['user.enable', 'user.disable']))
  })

  test('gets no session, even one that is being made meanwhile', async () => {
    const { id } = await user(undefined)
    await ask('POST', `${id}/disable`)
    const session = db.execute({
      text: `INSERT INTO sessions (id, token, user_id, expires_at) VALUES ('late', 'late', $1, now() + interval '1 day')`,
      values: [id],
    })
    await expect(session).rejects.toThrow('is disabled')
  })

  test('does not count as an owner', async () => {
    const { id } = await organization()
    const [first, second] = [await user(id, 'owner'), await user(id, 'owner')]
    expect((await ask('POST', `${first.id}/disable`)).statusCode).toBe(200)
    const refused = await ask('POST', `${second.id}/disable`)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: `${second.email} is the only owner of Acme: make somebody else an owner first` },
    ])
    const left = await call('POST', '/api/auth/organization/leave', { as: second, body: { organizationId: id } })
    expect(left.statusCode).toBe(400)
  })
})

describe('a deleted user', () => {
  test('is gone, and what they made stays and names a removed user', async () => {
    const acme = await staffed()
    const key = await apiKey(acme.admin)
    const workspace = { name: 'Made by somebody' }
    await call('POST', '/api/workspaces', { as: acme.admin, body: workspace })
    const upload = { filename: 'a.csv', totalRows: 1, mappings: [{ csvColumn: 'name', targetField: 'topic_name' }] }
    await call('POST', '/api/import', { as: acme.admin, body: upload })
    expect((await ask('DELETE', acme.admin.id)).json()).toEqual({ deleted: true })
    expect([await me(acme.admin), await me(key)]).toEqual([401, 401])
    expect((await ask('GET', acme.admin.id)).statusCode).toBe(404)
    expect((await signIn(acme.admin.email)).statusCode).toBe(401)
    const { data } = (await call('GET', `/api/admin/users?organizationId=${acme.id}`, { as: operator })).json()
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(acme.admin.id)
    const workspaces = (await call('GET', '/api/workspaces', { as: acme.owner })).json()
    expect(workspaces).toMatchObject([workspace])
    const runs = (await call('GET', '/api/runs', { as: acme.owner })).json()
    expect(runs.data[0].startedBy).toMatchObject({ userId: acme.admin.id, name: 'Removed user' })
    const [entry] = (await call('GET', '/api/audit?action=member.remove', { as: acme.owner })).json().data
    expect(entry).toMatchObject({ subject: { id: acme.admin.id, name: acme.admin.email } })
  })

  test('leaves the address to somebody new', async () => {
    const { id, email } = await user(undefined)
    await ask('DELETE', id)
    const again = await call('POST', '/api/admin/users', { as: operator, body: { email, password: PASSWORD } })
    expect(again.statusCode).toBe(201)
    expect((await signIn(email)).json().user.id).toBe(again.json().id)
  })
})

describe('nobody is locked out by accident', () => {
  test.each(['disable', 'delete'] as const)('an operator cannot %s themselves', async (verb) => {
    const refused = verb === 'delete' ? await ask('DELETE', operator.id) : await ask('POST', `${operator.id}/disable`)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: `You cannot ${verb} your own account: ask another operator` },
    ])
  })

  test('two operators who disable each other at once: one of them stays', async () => {
    const pair = [await user(undefined, 'member', true), await user(undefined, 'member', true)] as const
    const answers = await Promise.all([
      ask('POST', `${pair[1].id}/disable`, undefined, pair[0]),
      ask('POST', `${pair[0].id}/disable`, undefined, pair[1]),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    const enabled = await select(db, {
      text: 'SELECT id FROM users WHERE id = ANY($1) AND disabled_at IS NULL',
      values: [pair.map(({ id }) => id)],
    })
    expect(enabled).toHaveLength(1)
  })

  test('the only owner is neither deleted, removed nor given another role', async () => {
    const acme = await staffed()
    const error = `${acme.owner.email} is the only owner of Acme: make somebody else an owner first`
    const membership = `${acme.owner.id}/organizations/${acme.id}`
    for (const refused of [
      await ask('DELETE', acme.owner.id),
      await ask('DELETE', membership),
      await ask('PUT', membership, { role: 'admin' }),
    ])
      expect([refused.statusCode, refused.json()]).toEqual([409, { error }])
    expect(await me(acme.owner)).toBe(200)
  })
})

describe('memberships', () => {
  test('are added, changed and ended by an operator; sessions there lose the organization at once', async () => {
    const acme = await staffed()
    const guest = await user(undefined)
    const membership = `${guest.id}/organizations/${acme.id}`
    expect((await ask('PUT', membership, { role: 'viewer' })).json().organizations).toMatchObject([{ role: 'viewer' }])
    expect((await ask('PUT', membership, { role: 'admin' })).json().organizations).toMatchObject([{ role: 'admin' }])
    const { cookie } = { cookie: guest.cookie }
    expect(await me({ cookie })).toBe(200)
    expect((await ask('DELETE', membership)).json().organizations).toEqual([])
    expect(await me({ cookie })).toBe(401)
    expect((await ask('DELETE', membership)).json()).toEqual({ error: 'Member not found' })
    expect((await ask('PUT', `${guest.id}/organizations/none`, { role: 'viewer' })).statusCode).toBe(404)
    expect((await ask('PUT', membership, { role: 'king' })).statusCode).toBe(400)
  })

  test('the first one is active in the sessions that the user has', async () => {
    const acme = await staffed()
    const guest = await user(undefined)
    const other = (await signIn(guest.email)).cookies.find(({ name }) => name.endsWith('session_token'))!
    const sessions = [guest, { cookie: `${other.name}=${encodeURIComponent(other.value)}` }]
    await ask('PUT', `${guest.id}/organizations/${acme.id}`, { role: 'owner' })
    for (const as of sessions) {
      const members = await call('GET', '/api/auth/organization/list-members', { as })
      expect([members.statusCode, members.json().total]).toEqual([200, 5])
      expect((await call('GET', '/api/auth/organization/list-invitations', { as })).statusCode).toBe(200)
      await call('POST', '/api/auth/update-user', { as, body: { name: 'Guest' } })
    }
    const body = { email: 'invited-by-a-guest@example.com', role: 'member' }
    expect((await call('POST', '/api/auth/organization/invite-member', { as: guest, body })).statusCode).toBe(200)
    const { data } = (await call('GET', '/api/audit?action=user.rename', { as: acme.owner })).json()
    expect(data).toHaveLength(2)
    const beta = await staffed()
    await ask('PUT', `${guest.id}/organizations/${beta.id}`, { role: 'viewer' })
    const { organization } = (await call('GET', '/api/me', { as: guest })).json()
    expect(organization.id).toBe(acme.id)
  })

  test('of a full organization can still get another role', async () => {
    const acme = await staffed()
    await db.execute({
      text: `WITH crowd AS (
               INSERT INTO users (id, name, email) SELECT 'user_crowd_' || n, 'n', n || '@crowd.example'
               FROM generate_series(1, 9996) n RETURNING id
             )
             INSERT INTO members (id, organization_id, user_id, role) SELECT 'member_' || id, $1, id, 'viewer' FROM crowd`,
      values: [acme.id],
    })
    const changed = await ask('PUT', `${acme.viewer.id}/organizations/${acme.id}`, { role: 'admin' })
    expect(changed.json().organizations).toMatchObject([{ role: 'admin' }])
    const refused = await ask('PUT', `${(await user(undefined)).id}/organizations/${acme.id}`, { role: 'viewer' })
    expect([refused.statusCode, refused.json()]).toEqual([400, { error: 'Maximum 10000 members per organization' }])
  })

  test('an owner removes a member, whose sessions lose the organization at once', async () => {
    const acme = await staffed()
    const body = { memberIdOrEmail: acme.member.email }
    const removed = await call('POST', '/api/auth/organization/remove-member', { as: acme.owner, body })
    expect(removed.statusCode).toBe(200)
    expect(await me(acme.member)).toBe(401)
  })
})
