import { expect, test } from 'vitest'
import { SECRET, sessionCookie, startTestApp, type TestApp } from '../harness/app'
import { createTestDatabase } from '../harness/database'
import { browserOf, callbackOf, singleSignOn } from '../harness/single-sign-on'
import { signInAtProvider, startIdentityProvider } from '../simulators/identity-provider'

const NEW_SECRET = 'the next secret of the tests, as long as the first'
const FOREIGN_SECRET = 'a secret that this service has never had or known'
const BASE_URL = 'http://taxon.test'

const isIn = async ({ call }: TestApp, cookie: string) => {
  const answers = await Promise.all(
    ['/api/auth/get-session', '/api/keys'].map((url) => call('GET', url, { as: { cookie } })),
  )
  const [session, keys] = answers as [(typeof answers)[0], (typeof answers)[0]]
  expect(session.json() !== null).toBe(keys.statusCode === 200)
  return keys.statusCode === 200
}

test('rotating the secret keeps everyone signed in until the former secret is removed', async () => {
  const database = await createTestDatabase()
  const node = (...secrets: string[]) => startTestApp({ database, secrets })
  const before = await node(SECRET)
  const acme = await before.organization()
  const person = await before.user(acme.id)
  const session = await before.signIn(person.email)

  const during = await node(NEW_SECRET, SECRET)
  const others = `theme=dark; ${session.cookie}; taxon.other=%E0%A4%A; empty=`
  for (const cookie of [session.cookie, person.cookie, others]) expect(await isIn(during, cookie)).toBe(true)
  const write = await during.call('POST', '/api/auth/update-user', { as: session, body: { name: 'Grace' } })
  expect(write.statusCode, write.body).toBe(200)
  // After a day a session is renewed, and the browser gets a cookie that the new secret signed.
  await database.db.execute({ text: `UPDATE sessions SET expires_at = now() + interval '28 days'` })
  const renewed = sessionCookie(await during.call('GET', '/api/auth/get-session', { as: session }))
  expect(renewed).not.toBe(session.cookie)
  // A node that has not been restarted yet does not know the new secret.
  expect(await isIn(before, (await during.signIn(person.email)).cookie)).toBe(false)

  const left = await during.signIn(person.email)
  await during.call('POST', '/api/auth/sign-out', { as: left })
  expect(await isIn(during, left.cookie)).toBe(false)
  expect(await isIn(during, person.cookie)).toBe(true)
  const foreign = await startTestApp({ database, secrets: [FOREIGN_SECRET] })
  expect(await isIn(during, (await foreign.signIn(person.email)).cookie)).toBe(false)

  const after = await node(NEW_SECRET)
  expect(await isIn(after, person.cookie)).toBe(false)
  expect(await isIn(after, renewed)).toBe(true)
  for (const started of [before, during, foreign, after]) await started.close()
  await database.drop()
})

test('a sign-in at the identity provider that began before the rotation ends well after it', async () => {
  const provider = await startIdentityProvider(callbackOf(BASE_URL))
  const database = await createTestDatabase()
  const env = singleSignOn(BASE_URL, provider)
  const before = await startTestApp({ database, env, secrets: [SECRET] })
  const person = await before.user((await before.organization()).id)
  const started = await browserOf(before.call, BASE_URL).start()
  const back = await signInAtProvider(started.json().url, person.email)

  const after = await startTestApp({ database, env, secrets: [NEW_SECRET, SECRET] })
  const cookie = started.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const headers = { host: new URL(BASE_URL).host, cookie }
  const ended = await after.call('GET', back.slice(BASE_URL.length), { headers })
  expect(ended.headers.location).toBe('/home')
  expect(ended.cookies.some(({ name }) => name.endsWith('session_token'))).toBe(true)
  await before.close()
  await after.close()
  await database.drop()
  await provider.close()
})
