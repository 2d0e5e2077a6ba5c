import { afterAll, expect, test } from 'vitest'
import { sessionCookie, useTestApp } from '../harness/app'
import { CLIENT, type IdentityProvider, signInAtProvider, startIdentityProvider } from '../simulators/identity-provider'

const BASE_URL = 'http://taxon.test'
const redirectUri = `${BASE_URL}/api/auth/callback/oidc`
let provider: IdentityProvider = await startIdentityProvider(redirectUri)
afterAll(() => provider.close())

const { call, staffed } = await useTestApp({
  env: {
    TAXON_BASE_URL: BASE_URL,
    TAXON_OIDC_ISSUER: provider.issuer,
    TAXON_OIDC_CLIENT_ID: CLIENT.clientId,
    TAXON_OIDC_CLIENT_SECRET: CLIENT.clientSecret,
  },
})
const acme = await staffed()
const host = { host: 'taxon.test' }

const start = () =>
  call('POST', '/api/auth/sign-in/social', { headers: host, body: { provider: 'oidc', callbackURL: '/home' } })

/** The whole way of a browser through the provider and back to us. */
async function signInWithProvider(login: string) {
  const started = await start()
  expect(started.statusCode).toBe(200)
  const back = await signInAtProvider(started.json().url, login)
  expect(back.startsWith(redirectUri)).toBe(true)
  const cookie = started.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return call('GET', back.slice(BASE_URL.length), { headers: { ...host, cookie } })
}

test('a member with a password signs in through the identity provider as the same user', async () => {
  const response = await signInWithProvider(acme.member.email)
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toBe('/home')
  const session = await call('GET', '/api/auth/get-session', { as: { cookie: sessionCookie(response) } })
  expect(session.json().user.id).toBe(acme.member.id)
  expect(session.json().session.activeOrganizationId).toBe(acme.id)
})

test('somebody nobody invited is turned away and no user is made', async () => {
  const response = await signInWithProvider('stranger@example.com')
  expect(response.statusCode).toBe(403)
  expect(response.json()).toEqual({ error: 'Sign-up is by invitation' })
  expect(response.cookies.some(({ name }) => name.endsWith('session_token'))).toBe(false)
})

test('somebody invited becomes a user who can accept', async () => {
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

test('the way back must be ours: a foreign callback address is refused', async () => {
  const body = { provider: 'oidc', callbackURL: 'https://evil.example/' }
  const response = await call('POST', '/api/auth/sign-in/social', { headers: host, body })
  expect(response.statusCode).toBe(403)
})

test('a provider that was down when the service started is found once it is up', async () => {
  const port = Number(new URL(provider.issuer).port)
  await provider.close()
  const late = await useTestApp({
    env: {
      TAXON_BASE_URL: BASE_URL,
      TAXON_OIDC_ISSUER: provider.issuer,
      TAXON_OIDC_CLIENT_ID: CLIENT.clientId,
      TAXON_OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    },
  })
  const attempt = () =>
    late.call('POST', '/api/auth/sign-in/social', { headers: host, body: { provider: 'oidc', callbackURL: '/' } })
  expect((await attempt()).statusCode).toBeGreaterThanOrEqual(400)
  provider = await startIdentityProvider(redirectUri, port)
  const response = await attempt()
  expect(response.statusCode).toBe(200)
  expect(response.json().url).toContain(provider.issuer)
})
