import { afterAll, beforeEach, expect, test } from 'vitest'
import { IDENTITY_PROVIDER_MS } from '../../src/limits'
import { sessionCookie, useTestApp } from '../harness/app'
import { browserOf, callbackOf, singleSignOn } from '../harness/single-sign-on'
import { startIdentityProvider } from '../simulators/identity-provider'

const BASE_URL = 'http://taxon.test'
const EVERYTHING = /./
const provider = await startIdentityProvider(callbackOf(BASE_URL))
afterAll(() => provider.close())
beforeEach(() => {
  provider.silent.paths = null
  provider.asked.length = 0
})

const env = singleSignOn(BASE_URL, provider)
const isDiscovery = (path: string) => path.includes('openid-configuration')

/** Calls that do not involve the provider, made while `waiting` still waits for it. */
async function othersGoOn(
  { call, signIn }: Awaited<ReturnType<typeof useTestApp>>,
  person: { email: string; cookie: string },
  waiting: Promise<unknown>,
) {
  let waited = false
  waiting.finally(() => {
    waited = true
  })
  await signIn(person.email)
  expect((await call('GET', '/api/auth/get-session', { as: person })).json().user.email).toBe(person.email)
  expect((await call('GET', '/api/keys', { as: person })).statusCode).toBe(200)
  expect(waited).toBe(false)
}

test('a provider that accepts connections and never answers delays only those who sign in through it', async () => {
  provider.silent.paths = EVERYTHING
  const app = await useTestApp({ env })
  const person = await app.user((await app.organization()).id)
  const { start, signInWithProvider } = browserOf(app.call, BASE_URL)
  const begun = performance.now()
  const starts = Promise.all(Array.from({ length: 20 }, () => start()))
  await othersGoOn(app, person, starts)
  for (const started of await starts) {
    expect(started.statusCode).toBe(502)
    expect(started.json()).toEqual({ error: 'The identity provider does not answer, try again later' })
  }
  expect(performance.now() - begun).toBeLessThan(IDENTITY_PROVIDER_MS * 2)
  expect(provider.asked.filter(isDiscovery)).toHaveLength(1)

  provider.silent.paths = null
  await expect.poll(async () => (await start()).statusCode).toBe(200)
  expect(sessionCookie(await signInWithProvider(person.email))).toBeDefined()
})

test.each([
  ['its token endpoint', /^\/token/],
  ['its keys', /^\/jwks/],
])('if only %s of the provider does not answer, that sign-in ends in time, and later ones work', async (_, paths) => {
  const app = await useTestApp({ env })
  const person = await app.user((await app.organization()).id)
  const { atProvider, signInWithProvider } = browserOf(app.call, BASE_URL)
  const comeBack = await atProvider(person.email)
  provider.silent.paths = paths
  const begun = performance.now()
  const back = comeBack()
  await othersGoOn(app, person, back)
  const response = await back
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toContain('/api/auth/error?error=')
  expect(response.cookies.some(({ name, value }) => name.endsWith('session_token') && value)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(IDENTITY_PROVIDER_MS * 3)

  provider.silent.paths = null
  await expect.poll(async () => (await signInWithProvider(person.email)).headers.location).toBe('/home')
})

test('the provider’s last document stays in use while it does not answer', async () => {
  const app = await useTestApp({ env })
  const { start } = browserOf(app.call, BASE_URL)
  expect((await start()).statusCode).toBe(200)
  provider.silent.paths = EVERYTHING
  expect((await start()).statusCode).toBe(200)
})
