import autocannon from 'autocannon'
import Fastify from 'fastify'
import pino from 'pino'
import { buildApp } from '../src/app'
import { createAuth } from '../src/auth/session'
import { createSessionCookies } from '../src/auth/session-cookie'
import { createStoredSessions } from '../src/auth/stored-session'
import { readConfig } from '../src/config'
import { createHttpClient } from '../src/connectors/outbound/http'
import { createKeyVerifier } from '../src/keys/verify'
import { createOrganization } from '../src/organizations/create-organization'
import { createUser } from '../src/organizations/create-user'
import { select } from '../test/harness/select'
import { benchDatabase } from './harness/database'
import { print, ratio } from './harness/report'

const CONNECTIONS = 50
const SECONDS = 6
const PASSWORD = 'a password of the benchmark'

/** An authenticated GET of one small record against a bare Fastify route that returns the same bytes. */
const database = await benchDatabase()
const log = pino({ level: 'silent' })
const secrets = ['a secret of the benchmark, long enough']
const config = readConfig({})
const app = await buildApp({
  config,
  baseUrl: 'http://localhost',
  secrets,
  db: database.db,
  pool: database.pool,
  databaseUrl: database.url,
  log,
})
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const ctx = { db: database.db, now: new Date() }
const organization = await createOrganization(ctx, {
  name: 'Bench',
  plan: 'enterprise',
  org_alias: null,
  partner_alias: null,
})
const email = 'bench@example.com'
await createUser(ctx, { email, password: PASSWORD, organizationId: organization.id, role: 'owner', operator: false })
const cookie = await signIn(url, email)
const key = await createKey(url, cookie)

const recordUrl = `${url}/api/me`
const withKey = { authorization: `Bearer ${key}` }
const bytes = await (await fetch(recordUrl, { headers: withKey })).text()
const bare = Fastify()
bare.get('/api/me', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })

// Alternating rounds: a noisy neighbour slows both.
const rates = { bare: [] as number[], key: [] as number[], session: [] as number[] }
for (let round = 0; round < 3; round++) {
  rates.bare.push(await requestsPerSecond(`${bareUrl}/api/me`, {}))
  rates.key.push(await requestsPerSecond(recordUrl, withKey))
  rates.session.push(await requestsPerSecond(recordUrl, { cookie }))
}
const keys = createKeyVerifier(database.db, log)
const { db, pool } = database
const auth = createAuth({ config, baseUrl: 'http://localhost', secrets, pool, db, http: createHttpClient(), log })
const { authCookies, sessionConfig } = await auth.$context
const sessions = createStoredSessions(db, createSessionCookies(authCookies, secrets[0]!), sessionConfig)
const look = { roundTrip: [] as number[], key: [] as number[], session: [] as number[] }
for (let round = 0; round < 5; round++) {
  look.roundTrip.push(await callsPerSecond(() => select(database.db, { name: 'one', text: 'SELECT 1' })))
  look.key.push(await callsPerSecond(() => keys.apiKey(key, new Date())))
  look.session.push(await callsPerSecond(() => sessions.ofCookie(cookie)))
}
print([
  ratio('GET one record with an API key', rates.key, 'bare Fastify route, same bytes', rates.bare, 'req/s', 0.3),
  ratio('GET one record with a session', rates.session, 'bare Fastify route, same bytes', rates.bare, 'req/s', 0.25),
  ratio('key look-up on its own', look.key, 'SELECT 1, one after the other', look.roundTrip, 'calls/s'),
  ratio('session look-up on its own', look.session, 'SELECT 1, one after the other', look.roundTrip, 'calls/s'),
])
await Promise.all([app.close(), bare.close()])
await database.close()

async function callsPerSecond(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  for (let call = 0; call < 500; call++) await work()
  return 500_000 / (performance.now() - started)
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`)
  return result.requests.average
}

async function signIn(url: string, email: string): Promise<string> {
  const response = await post(`${url}/api/auth/sign-in/email`, { email, password: PASSWORD })
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

async function createKey(url: string, cookie: string): Promise<string> {
  const response = await post(`${url}/api/keys`, { name: 'bench' }, cookie)
  return ((await response.json()) as { plaintext: string }).plaintext
}

function post(url: string, body: unknown, cookie = '') {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}
