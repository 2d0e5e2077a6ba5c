import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createTally, sampled } from '../campaign/tally'
import { callbackOf, singleSignOn } from '../harness/single-sign-on'
import { signInAtProvider, startIdentityProvider } from '../simulators/identity-provider'
import { startWatchedServer } from './watched-server'
import { dearestJson, slowestTexts } from './worst-inputs'

/** The provider must know its redirect address in advance. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return String(port)
}

const PORT = await freePort()
const BASE_URL = `http://127.0.0.1:${PORT}`
const MB = 1_048_576
const provider = await startIdentityProvider(callbackOf(BASE_URL), { claimsInUserInfo: true })
const server = await startWatchedServer({ ...singleSignOn(BASE_URL, provider), PORT, TAXON_SIGNUP: 'open' })
afterAll(async () => {
  await server.stop()
  await provider.close()
})

/** To the provider and back, as far as the sign-in gets. */
async function signIn(): Promise<{ status: number; text: string }> {
  const started = await fetch(`${BASE_URL}/api/auth/sign-in/social`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'oidc', callbackURL: '/home' }),
  })
  const text = await started.text()
  if (!started.ok) return { status: started.status, text }
  const back = await signInAtProvider(JSON.parse(text).url, 'somebody@example.com')
  const cookie = started.headers.getSetCookie().map((line) => line.split(';')[0])
  const ended = await fetch(back, {
    headers: { cookie: cookie.join('; ') },
    redirect: 'manual',
  })
  return { status: ended.status, text: await ended.text() }
}

const HOSTILE: [string, string][] = [
  ...dearestJson(MB - 1_000),
  ...slowestTexts(100_000).map(([kind, text]): [string, string] => [
    `texts of ${kind}`,
    JSON.stringify({
      issuer: text,
      id_token: text,
      access_token: text,
      sub: text,
      email: text,
      name: text,
      keys: [text],
    }),
  ]),
  ['a list', '[]'],
  ['null', 'null'],
  ['no JSON', '<html>'],
  ['lone surrogates and NUL', '{"sub":"\\u0000","email":"\\ud800@example.com","id_token":"\\u0000","keys":null}'],
]

test('no answer of an identity provider blocks others, and each sign-in ends in the envelope', async () => {
  const tally = createTally('identity provider')
  for (const [stage, paths] of [
    ['the token', /^\/token/],
    ['who somebody is', /^\/me/],
    ['the keys', /^\/jwks/],
  ] as const) {
    for (const [kind, body] of sampled(HOSTILE, 3)) {
      provider.replaced = { paths, body }
      const answers: { status: number; text: string }[] = []
      const stalls = await server.stallsOf([{ what: kind, send: async () => answers.push(await signIn()) }])
      tally.tried()
      if (stalls.length > 0) tally.failed(`${stage}: ${kind} stalls`, JSON.stringify(stalls))
      const { status, text } = answers[0]!
      const isEnvelope = status === 302 || typeof JSON.parse(text).error === 'string'
      if (!isEnvelope || (status >= 500 && status !== 502)) {
        tally.failed(`${stage}: ${kind} is a ${status}`, text.slice(0, 200))
      }
    }
  }
  provider.replaced = null
  expect(tally.close()).toEqual([])
})
