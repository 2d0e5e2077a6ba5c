import { afterAll, describe, expect, test } from 'vitest'
import { enforceRetention } from '../../src/retention'
import { sessionCookie, useTestApp } from '../harness/app'
import { PASSWORD } from '../harness/people'
import { select } from '../harness/select'
import { browserOf, callbackOf, singleSignOn } from '../harness/single-sign-on'
import { startIdentityProvider } from '../simulators/identity-provider'

const BASE_URL = 'http://taxon.test'
const provider = await startIdentityProvider(callbackOf(BASE_URL))
const reserved = await startIdentityProvider(callbackOf(BASE_URL), { claimsInUserInfo: true })
afterAll(() => Promise.all([provider.close(), reserved.close()]))

const env = singleSignOn(BASE_URL, provider)
const closed = await useTestApp({ env })
const open = await useTestApp({ env: { ...env, TAXON_SIGNUP: 'open' } })
const acme = await closed.staffed()
const { signInWithProvider } = browserOf(closed.call, BASE_URL)
const openBrowser = browserOf(open.call, BASE_URL)

type App = typeof closed
const rows = ({ db }: App, table: 'users' | 'accounts' | 'sessions' | 'members') =>
  select(db, { text: `SELECT * FROM ${table} ORDER BY id` })
const everyone = async (app: App) => ({
  users: await rows(app, 'users'),
  accounts: await rows(app, 'accounts'),
  sessions: await rows(app, 'sessions'),
  members: await rows(app, 'members'),
})
const invite = (email: string, role = 'member') =>
  closed.call('POST', '/api/auth/organization/invite-member', { as: acme.owner, body: { email, role } })
const signUp = (app: App, email: string, invitationId?: string) =>
  app.call('POST', '/api/auth/sign-up/email', { body: { name: 'Stranger', email, password: PASSWORD, invitationId } })
const userOf = async (app: App, cookie: string) =>
  (await app.call('GET', '/api/auth/get-session', { as: { cookie } })).json().user

/** Somebody who joined by invitation, with a password. */
async function joined(email: string, role = 'member') {
  const { id: invitationId } = (await invite(email, role)).json()
  const stranger = { cookie: sessionCookie(await signUp(closed, email, invitationId)) }
  const accepted = await closed.call('POST', '/api/auth/organization/accept-invitation', {
    as: stranger,
    body: { invitationId },
  })
  expect(accepted.statusCode).toBe(200)
  return { stranger, id: (await userOf(closed, stranger.cookie)).id as string }
}

describe('an address that the provider has not verified', () => {
  const boss = closed.user(acme.id, 'owner', true)
  const UNVERIFIED = [
    ['false', false],
    ['missing', undefined],
    ['a word', 'false'],
    ['null', null],
  ] as const

  test.each(UNVERIFIED)('opens no account, and no operator’s either: email_verified %s', async (_, verified) => {
    const operator = await boss
    await invite('awaited@example.com')
    const before = await everyone(closed)
    for (const email of [acme.member.email, operator.email, 'awaited@example.com']) {
      provider.claims.set(email, { email_verified: verified })
      const response = await signInWithProvider(email)
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({ error: 'The identity provider has not verified your address' })
      expect(response.cookies.some(({ name }) => name.endsWith('session_token'))).toBe(false)
      provider.claims.delete(email)
    }
    expect(await everyone(closed)).toEqual(before)
    const refusals = closed.logged.filter((line) => line.includes('Sign-in through the identity provider refused'))
    expect(refusals.at(-1)).toMatch(/"account":"[0-9a-f]{12}"/)
    expect(refusals.join('')).not.toContain('@')
  })

  test('makes no account where sign-up is open', async () => {
    provider.claims.set('new@example.com', { email_verified: false })
    const before = await everyone(open)
    expect((await openBrowser.signInWithProvider('new@example.com')).statusCode).toBe(403)
    expect(await everyone(open)).toEqual(before)
  })

  test('is refused too where the provider says who somebody is only at its userinfo', async () => {
    const app = await useTestApp({ env: singleSignOn(BASE_URL, reserved) })
    const person = await app.user((await app.organization()).id)
    const browser = browserOf(app.call, BASE_URL)
    reserved.claims.set(person.email, { email_verified: false })
    expect((await browser.signInWithProvider(person.email)).statusCode).toBe(403)
    reserved.claims.delete(person.email)
    const entered = await browser.signInWithProvider(person.email)
    expect((await userOf(app, sessionCookie(entered))).id).toBe(person.id)
  })
})

describe('an address that somebody registered without proof', () => {
  test('belongs to the person whom the provider verified; the stranger is locked out', async () => {
    const email = 'ann@example.com'
    await signUp(open, email)
    const stranger = await open.signIn(email)
    const entered = await openBrowser.signInWithProvider(email)
    expect(entered.statusCode).toBe(302)
    expect(await userOf(open, sessionCookie(entered))).toMatchObject({
      email,
      emailVerified: true,
      name: `Person ${email}`,
    })
    expect((await open.call('GET', '/api/auth/get-session', { as: stranger })).json()).toBeNull()
    await expect(open.signIn(email)).rejects.toThrow('Invalid email or password')
  })

  test('leaves an organization that the stranger founded, and its keys, behind', async () => {
    const email = 'bea@example.com'
    await signUp(open, email)
    const stranger = await open.signIn(email)
    const body = { name: 'Bea’s company', slug: 'bea' }
    expect((await open.call('POST', '/api/auth/organization/create', { as: stranger, body })).statusCode).toBe(200)
    const { key } = await open.apiKey(stranger)
    expect(key).toBeDefined()
    const session = { cookie: sessionCookie(await openBrowser.signInWithProvider(email)) }
    expect((await userOf(open, session.cookie)).email).toBe(email)
    expect((await open.call('GET', '/api/auth/organization/list', { as: session })).json()).toEqual([])
    expect((await open.call('GET', '/api/keys', { as: session })).statusCode).toBe(401)
    expect((await open.call('GET', '/api/auth/get-session', { as: stranger })).json()).toBeNull()
    const again = { cookie: sessionCookie(await openBrowser.signInWithProvider(email)) }
    expect((await userOf(open, again.cookie)).id).toBe((await userOf(open, session.cookie)).id)
  })

  test('by an invitation keeps its membership and loses the password', async () => {
    const email = 'carl@example.com'
    const { stranger, id } = await joined(email)
    const key = await closed.apiKey(acme.owner)
    await closed.db.execute({ text: 'UPDATE api_keys SET created_by = $1 WHERE org_id = $2', values: [id, acme.id] })
    await closed.db.execute({
      text: `INSERT INTO verifications (id, identifier, value, expires_at) VALUES ('v_1', '2fa-waiting', $1, now() + interval '1 hour')`,
      values: [id],
    })
    expect((await closed.call('GET', '/api/topics', { as: key })).statusCode).toBe(200)
    const session = { cookie: sessionCookie(await signInWithProvider(email)) }
    expect((await closed.call('GET', '/api/topics', { as: key })).statusCode).toBe(401)
    expect(await select(closed.db, { text: 'SELECT FROM verifications WHERE value = $1', values: [id] })).toEqual([])
    expect((await userOf(closed, session.cookie)).id).toBe(id)
    expect((await closed.call('GET', '/api/keys', { as: session })).statusCode).toBe(200)
    expect((await closed.call('GET', '/api/keys', { as: stranger })).statusCode).toBe(401)
    await expect(closed.signIn(email)).rejects.toThrow('Invalid email or password')
  })

  test('by an invitation of long ago, which is no longer stored, keeps its membership too', async () => {
    const email = 'elsa@example.com'
    const { stranger, id } = await joined(email, 'admin')
    const key = await closed.apiKey(stranger)
    await closed.db.execute({
      text: `UPDATE invitations SET expires_at = now() - interval '91 days' WHERE email = $1`,
      values: [email],
    })
    await enforceRetention(closed.db)
    expect(await select(closed.db, { text: 'SELECT FROM invitations WHERE email = $1', values: [email] })).toEqual([])
    const session = { cookie: sessionCookie(await signInWithProvider(email)) }
    expect((await userOf(closed, session.cookie)).id).toBe(id)
    expect((await closed.call('GET', '/api/keys', { as: session })).statusCode).toBe(200)
    expect((await closed.call('GET', '/api/topics', { as: key })).statusCode).toBe(401)
  })

  test('keeps the membership that an operator gave it', async () => {
    const email = 'finn@example.com'
    await signUp(open, email)
    const { id } = await userOf(open, (await open.signIn(email)).cookie)
    const [operator, beta] = [await open.user(undefined, 'member', true), await open.staffed()]
    const path = `/api/admin/users/${id}/organizations/${beta.id}`
    expect((await open.call('PUT', path, { as: operator, body: { role: 'admin' } })).statusCode).toBe(200)
    const session = { cookie: sessionCookie(await openBrowser.signInWithProvider(email)) }
    expect((await userOf(open, session.cookie)).id).toBe(id)
    expect((await open.call('GET', '/api/keys', { as: session })).statusCode).toBe(200)
  })

  test('shows the stranger no invitation of another organization', async () => {
    const email = 'dora@example.com'
    const invitation = (await invite(email)).json()
    const stranger = { cookie: sessionCookie(await signUp(closed, email, invitation.id)) }
    const beta = await closed.staffed()
    await closed.call('POST', '/api/auth/organization/invite-member', {
      as: beta.owner,
      body: { email, role: 'owner' },
    })
    const seen = await closed.call('GET', '/api/auth/organization/list-user-invitations', { as: stranger })
    expect(seen.statusCode).toBe(403)
  })

  test('does not open an operator’s account', async () => {
    const operator = await closed.user(acme.id, 'admin', true)
    await closed.db.execute({ text: 'UPDATE users SET email_verified = false WHERE id = $1', values: [operator.id] })
    const before = await everyone(closed)
    expect((await signInWithProvider(operator.email)).statusCode).toBe(403)
    expect(await everyone(closed)).toEqual(before)
  })
})

test('an address that the provider gave to another person does not open the first one’s account', async () => {
  const { email } = await closed.user(acme.id, 'admin')
  await signInWithProvider(email)
  const before = await everyone(closed)
  provider.claims.set('newcomer', { email })
  const response = await signInWithProvider('newcomer')
  expect(response.statusCode).toBe(403)
  expect(response.json()).toEqual({ error: 'Another identity is linked to the account of your address' })
  expect(await everyone(closed)).toEqual(before)
})

test('the provider’s tokens are not stored', async () => {
  const { id, email } = await closed.user(acme.id, 'member')
  await signInWithProvider(email)
  await signInWithProvider(email)
  const accounts = await select(closed.db, {
    text: `SELECT access_token, refresh_token, id_token, scope FROM accounts WHERE user_id = $1 AND provider_id = 'oidc'`,
    values: [id],
  })
  expect(accounts).toEqual([{ access_token: null, refresh_token: null, id_token: null, scope: null }])
})
