import { afterAll, expect, test } from 'vitest'
import { sessionCookie, useTestApp } from '../harness/app'
import { browserOf, callbackOf, singleSignOn } from '../harness/single-sign-on'
import { type IdentityProvider, startIdentityProvider } from '../simulators/identity-provider'

const BASE_URL = 'http://taxon.test'
const redirectUri = callbackOf(BASE_URL)
let provider: IdentityProvider = await startIdentityProvider(redirectUri)
afterAll(() => provider.close())

const env = singleSignOn(BASE_URL, provider)
const { call, staffed } = await useTestApp({ env })
const acme = await staffed()
const { start, atProvider, signInWithProvider } = browserOf(call, BASE_URL)

test('a member with a password signs in through the identity provider as the same user', async () => {
  const response = await signInWithProvider(acme.member.email)
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toBe('/home')
  const session = await call('GET', '/api/auth/get-session', { as: { cookie: sessionCookie(response) } })
  expect(session.json().user.id).toBe(acme.member.id)
  expect(session.json().session.activeOrganizationId).toBe(acme.id)
})

test('a person without an invitation is refused and no user is created', async () => {
  const response = await signInWithProvider('stranger@example.com')
  expect(response.statusCode).toBe(403)
  expect(response.json()).toEqual({ error: 'Sign-up is by invitation' })
  expect(response.cookies.some(({ name }) => name.endsWith('session_token'))).toBe(false)
})

test('a browser gets a page that says why, and a program the reason in words', async () => {
  const page = async (login: string) => {
    const follow = await atProvider(login)
    return follow({ accept: 'text/html,application/xhtml+xml;q=0.9' })
  }
  const refused = await page('stranger@example.com')
  expect(refused.statusCode).toBe(302)
  expect(refused.headers.location).toBe('/sign-in/refused?error=not_invited')
  provider.claims.set('unverified@example.com', { email_verified: false })
  expect((await page('unverified@example.com')).headers.location).toBe('/sign-in/refused?error=unverified_address')

  const denied = await call('GET', '/api/auth/error?error=access_denied', { headers: { accept: 'text/html' } })
  expect(denied.headers.location).toBe('/sign-in/refused?error=access_denied')
  const words = await call('GET', '/api/auth/error?error=access_denied')
  expect(words.json()).toEqual({ error: 'Sign-in failed: access_denied' })
})

test('what the sign-in page offers is told before the sign-in', async () => {
  const expected = { canMail: false, singleSignOn: { name: 'Single sign-on' } }
  expect((await call('GET', '/api/auth/options')).json()).toEqual(expected)
})

test('an invited person becomes a user who can accept', async () => {
  const body = { email: 'invited@example.com', role: 'member' }
  const invitation = await call('POST', '/api/auth/organization/invite-member', { as: acme.owner, body })
  const response = await signInWithProvider('invited@example.com')
  const person = { cookie: sessionCookie(response) }
  const accepted = await call('POST', '/api/auth/organization/accept-invitation', {
    as: person,
    body: { invitationId: invitation.json().id },
  })
  expect(accepted.statusCode).toBe(200)
  expect((await call('GET', '/api/keys', { as: person })).statusCode).toBe(200)
})

test('a callback address of another site is refused', async () => {
  expect((await start('https://evil.example/')).statusCode).toBe(403)
})

test('a provider that was down when the service started works once it is up', async () => {
  const port = Number(new URL(provider.issuer).port)
  await provider.close()
  const late = browserOf((await useTestApp({ env })).call, BASE_URL)
  expect((await late.start()).statusCode).toBe(502)
  provider = await startIdentityProvider(redirectUri, { port })
  await expect.poll(async () => (await late.start()).statusCode).toBe(200)
  expect((await late.start()).json().url).toContain(provider.issuer)
})
