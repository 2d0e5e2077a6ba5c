import { describe, expect, test } from 'vitest'
import { errorsOf } from '../../src/auth/answers'
import { sessionCookie, startTestApp, useTestApp } from '../harness/app'
import { PASSWORD } from '../harness/people'
import { select } from '../harness/select'

const app = await useTestApp()
const { call, staffed, signIn } = app
const acme = await staffed()

const invite = (as: { cookie: string }, email: string, role = 'member') =>
  call('POST', '/api/auth/organization/invite-member', { as, body: { email, role } })
const signUp = (email: string, invitationId?: string) =>
  call('POST', '/api/auth/sign-up/email', { body: { name: 'New', email, password: PASSWORD, invitationId } })

describe('sign-up is by invitation', () => {
  test('without one, or with another person’s, it is refused and creates nobody', async () => {
    const invitation = (await invite(acme.owner, 'invited@example.com')).json()
    for (const response of [
      await signUp('stranger@example.com'),
      await signUp('stranger@example.com', invitation.id),
      await signUp('invited@example.com'),
      await signUp('invited@example.com', 'guessed'),
    ]) {
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({ error: 'Sign-up is by invitation' })
    }
    await expect(signIn('stranger@example.com')).rejects.toThrow('Invalid email or password')
  })

  test('with it the person joins with the role they were invited to', async () => {
    const invitation = (await invite(acme.admin, 'ann@example.com', 'viewer')).json()
    const signedUp = await signUp('ann@example.com', invitation.id)
    expect(signedUp.statusCode).toBe(200)
    const ann = { cookie: sessionCookie(signedUp) }
    const accepted = await call('POST', '/api/auth/organization/accept-invitation', {
      as: ann,
      body: { invitationId: invitation.id },
    })
    expect(accepted.statusCode).toBe(200)
    expect((await call('GET', '/api/keys', { as: ann })).statusCode).toBe(200)
    expect((await call('POST', '/api/workspaces', { as: ann, body: { name: 'no' } })).statusCode).toBe(403)
  })

  test('a person who has an account already is told so, and keeps the password', async () => {
    const beta = await staffed()
    const invitation = (await invite(beta.owner, acme.viewer.email)).json()
    const response = await signUp(acme.viewer.email, invitation.id)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({ error: 'User already exists. Use another email.' })
    await signIn(acme.viewer.email)
  })

  test('members and viewers may not invite, and roles outside the four do not exist', async () => {
    expect((await invite(acme.member, 'x@example.com')).statusCode).toBe(403)
    expect((await invite(acme.viewer, 'x@example.com')).statusCode).toBe(403)
    const odd = await invite(acme.owner, 'x@example.com', 'emperor')
    expect(odd.statusCode).toBe(400)
    expect(odd.json()).toEqual({ error: 'role must be one of owner, admin, member, viewer' })
    expect((await invite(acme.admin, 'x@example.com', 'owner')).statusCode).toBe(403)
  })

  test('an invitation to one address cannot be accepted by another', async () => {
    const invitation = (await invite(acme.owner, 'carl@example.com', 'owner')).json()
    const body = { invitationId: invitation.id }
    const response = await call('POST', '/api/auth/organization/accept-invitation', { as: acme.viewer, body })
    expect(response.statusCode).toBe(403)
  })

  test('nobody creates an organization of their own', async () => {
    const body = { name: 'Mine', slug: 'mine' }
    expect((await call('POST', '/api/auth/organization/create', { as: acme.owner, body })).statusCode).toBe(403)
  })
})

describe('what an invitation shows to whoever has its link', () => {
  const show = (id: string) => call('GET', `/api/invitations/${id}`)
  const stateOf = async (id: string) => (await show(id)).json().state

  test('is the organization, who invites, whom and until when', async () => {
    const { id, expiresAt } = (await invite(acme.admin, 'shown@example.com', 'viewer')).json()
    expect((await show(id)).json()).toEqual({
      state: 'pending',
      email: 'shown@example.com',
      role: 'viewer',
      organization: { name: 'Acme' },
      inviter: { name: acme.admin.email, email: acme.admin.email },
      expiresAt,
    })
  })

  test('is what became of it', async () => {
    const person = await app.user(undefined)
    const answer = async (verb: string, as: { cookie: string }) => {
      const { id } = (await invite(acme.owner, person.email)).json()
      const body = { invitationId: id }
      expect((await call('POST', `/api/auth/organization/${verb}-invitation`, { as, body })).statusCode).toBe(200)
      return stateOf(id)
    }
    expect(await answer('cancel', acme.owner)).toBe('withdrawn')
    expect(await answer('reject', person)).toBe('declined')
    const { id } = (await invite(acme.owner, 'late@example.com')).json()
    await app.db.execute({ text: 'UPDATE invitations SET expires_at = now() WHERE id = $1', values: [id] })
    expect(await stateOf(id)).toBe('expired')
    expect(await answer('accept', person)).toBe('accepted')
    const unknown = await show('invitation_none')
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { error: 'Invitation not found' }])
  })
})

describe('an invitation that was answered', () => {
  const answer = (verb: string, as: { cookie: string }, invitationId: string) =>
    call('POST', `/api/auth/organization/${verb}-invitation`, { as, body: { invitationId } })
  const statusOf = async (id: string) =>
    (await select(app.db, { text: 'SELECT status FROM invitations WHERE id = $1', values: [id] }))[0]

  test.each([
    ['accept', 'accepted'],
    ['reject', 'rejected'],
  ])('cannot be withdrawn: %s', async (verb, status) => {
    const person = await app.user(undefined)
    const { id } = (await invite(acme.owner, person.email)).json()
    expect((await answer(verb, person, id)).statusCode).toBe(200)
    const refused = await answer('cancel', acme.owner, id)
    expect([refused.statusCode, refused.json()]).toEqual([400, { error: 'Invitation not found' }])
    expect(await statusOf(id)).toEqual({ status })
    const { data } = (await call('GET', '/api/audit?action=invitation', { as: acme.owner })).json()
    expect(data[0].action).toBe(verb === 'accept' ? 'invitation.accept' : 'invitation.decline')
  })

  test.each([
    ['cancel', 'canceled'],
    ['reject', 'rejected'],
  ])('at the same moment stays what it became first: accept and %s', async (verb, status) => {
    for (let round = 0; round < 5; round++) {
      const person = await app.user(undefined)
      const { id } = (await invite(acme.owner, person.email)).json()
      const [accepted, ended] = await Promise.all([
        answer('accept', person, id),
        answer(verb, verb === 'cancel' ? acme.owner : person, id),
      ])
      expect([accepted.statusCode, ended.statusCode].sort()).toEqual([200, 400])
      expect(await statusOf(id)).toEqual({ status: accepted.statusCode === 200 ? 'accepted' : status })
    }
  })
})

describe('a refused answer to an invitation is documented', () => {
  test.each(['accept', 'reject', 'cancel'])('%s', async (verb) => {
    const path = `/organization/${verb}-invitation`
    const person = await app.user(undefined)
    const { id } = (await invite(acme.owner, person.email)).json()
    const answer = (as: { cookie: string }, invitationId: string) =>
      call('POST', `/api/auth${path}`, { as, body: { invitationId } })
    const stranger = await app.user(undefined)
    const member = await app.user(acme.id, 'member')
    const refused = [await answer(stranger, id), await answer(member, id), await answer(acme.owner, 'invitation_none')]
    const right = verb === 'cancel' ? acme.owner : person
    expect((await answer(right, id)).statusCode).toBe(200)
    refused.push(await answer(right, id))
    for (const response of refused) {
      const documented = errorsOf(path)[response.statusCode] ?? []
      expect(documented).toContain(response.json().error)
    }
    expect(409 in errorsOf(path)).toBe(verb === 'cancel')
  })
})

test('a refused change of a membership is documented, and keeps whoever asks signed in', async () => {
  const [viewer, stranger] = [await app.user(acme.id, 'viewer'), await app.user(undefined)]
  const bodies = {
    'invite-member': { email: 'new@example.com', role: 'viewer', organizationId: acme.id },
    'remove-member': { memberIdOrEmail: acme.member.email, organizationId: acme.id },
    leave: { organizationId: acme.id },
  }
  for (const [name, body] of Object.entries(bodies)) {
    for (const as of name === 'leave' ? [stranger] : [stranger, viewer]) {
      const path = `/organization/${name}`
      const response = await call('POST', `/api/auth${path}`, { as, body })
      expect(response.statusCode).toBe(as === viewer ? 403 : 400)
      expect(errorsOf(path)[response.statusCode]).toContain(response.json().error)
    }
  }
  const anonymous = await call('GET', '/api/auth/organization/list-user-invitations')
  expect([anonymous.statusCode, anonymous.json()]).toEqual([401, { error: 'Unauthorized' }])
})

test('with TAXON_SIGNUP=open anyone signs up and creates an organization', async () => {
  const open = await startTestApp({ env: { TAXON_SIGNUP: 'open' } })
  const body = { name: 'New', email: 'new@example.com', password: PASSWORD }
  const signedUp = await open.call('POST', '/api/auth/sign-up/email', { body })
  expect(signedUp.statusCode).toBe(200)
  const person = await open.signIn('new@example.com')
  const created = await open.call('POST', '/api/auth/organization/create', {
    as: person,
    body: { name: 'Mine', slug: 'mine' },
  })
  expect(created.statusCode).toBe(200)
  expect((await open.call('GET', '/api/keys', { as: person })).json()).toEqual([])
  const operator = await open.call('GET', '/api/admin/organizations', { as: person })
  expect(operator.statusCode).toBe(403)
  await open.close()
})

test('nobody makes themselves an operator or chooses a plan by sending the field', async () => {
  const open = await startTestApp({ env: { TAXON_SIGNUP: 'open' } })
  const body = { name: 'New', email: 'new@example.com', password: PASSWORD, operator: true }
  const signedUp = await open.call('POST', '/api/auth/sign-up/email', { body })
  if (signedUp.statusCode === 200) {
    const person = await open.signIn('new@example.com')
    expect((await open.call('GET', '/api/admin/usage', { as: person })).statusCode).toBe(403)
  }
  const rows = await select(open.db, { text: 'SELECT 1 FROM users WHERE operator' })
  expect(rows).toEqual([])
  await open.close()
})
