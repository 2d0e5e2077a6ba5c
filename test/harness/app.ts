import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import { afterAll } from 'vitest'
import { ROLES, type Role, type Scope } from '../../src/access'
import { buildApp } from '../../src/app'
import { readConfig } from '../../src/config'
import { createOutbound } from '../../src/connections/create-outbound'
import type { HttpClient } from '../../src/connectors/outbound/http'
import type { Connectors } from '../../src/connectors/registry'
import type { Replica } from '../../src/db/replica'
import type { BodyTimes } from '../../src/http/input/bodies'
import { redactedPaths } from '../../src/http/telemetry/request-log'
import type { AnyJobDefinition } from '../../src/jobs/job'
import { JOB_TYPES } from '../../src/jobs/registry'
import type { Plan } from '../../src/limits'
import { createLlm } from '../../src/llm/client'
import { createOrganization } from '../../src/organizations/create-organization'
import { bundle, DOCUMENT_WORKER } from './bundle'
import { createTestDatabase, type TestDatabase } from './database'
import { driveInBackground } from './drive'
import { addPerson, PASSWORD, signed } from './people'

export const SECRET = 'a secret of the tests, long enough to be taken'

export type Options = {
  env?: Record<string, string>
  database?: TestDatabase
  clock?: () => Date
  http?: HttpClient
  connectors?: Connectors
  secrets?: string[]
  bodyTimes?: BodyTimes
  jobTypes?: readonly AnyJobDefinition[]
  replica?: Replica
}
const BUSY_MACHINE = ['The event loop was blocked', 'A statement was slow']

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** The real application on a new database. */
export async function startTestApp({ env = {}, database, secrets = [SECRET], ...overrides }: Options = {}) {
  const owned = database ?? (await createTestDatabase())
  const logged: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  const config = readConfig({ ...env })
  const baseUrl = config.baseUrl ?? 'http://localhost'
  const log = pino({ level: 'debug', redact: redactedPaths }, sink)
  const documentWorker = pathToFileURL(await bundle(DOCUMENT_WORKER))
  const { db, pool, url: databaseUrl } = owned
  const app = await buildApp({ config, baseUrl, secrets, db, pool, databaseUrl, log, documentWorker, ...overrides })

  const call = (method: InjectOptions['method'], url: string, options: CallOptions = {}) =>
    app.inject({
      method,
      url,
      headers: { ...authorization(options.as), ...options.headers },
      ...(options.body === undefined ? {} : { payload: options.body as InjectOptions['payload'] }),
    })

  const signIn = async (email: string, password = PASSWORD): Promise<Session> => {
    const response = await call('POST', '/api/auth/sign-in/email', { body: { email, password } })
    if (response.statusCode !== 200) throw new Error(`Sign-in failed: ${response.body}`)
    return { cookie: sessionCookie(response) }
  }

  /** With a session written to the database, which is faster than signing in. */
  const user = async (organizationId: string | undefined, role: Role = 'member', operator = false) => {
    const { id, email, token } = await addPerson(owned.db, { organizationId, role, operator })
    const prefix = baseUrl.startsWith('https://') ? '__Secure-' : ''
    return { id, email, cookie: `${prefix}taxon.session_token=${signed(token, secrets[0]!)}` }
  }

  return {
    app,
    db: owned.db,
    /** Drives runs in the background until it is stopped. */
    startDriving: async () => {
      const outbound = createOutbound(config, secrets, overrides)
      const llm = config.llm ? await createLlm(config.llm) : null
      const driving = driveInBackground(
        { db, log, llm, outbound, jobTypes: overrides.jobTypes ?? JOB_TYPES },
        databaseUrl,
      )
      return {
        stop: async () => {
          await driving.stop()
          await outbound.http.close()
        },
      }
    },
    logged,
    /** What was logged above the level "info", except that a busy machine was slow. */
    complaints: () =>
      logged.map((line) => JSON.parse(line)).filter(({ level, msg }) => level > 30 && !BUSY_MACHINE.includes(msg)),
    call,
    signIn,
    user,
    organization: (plan: Plan = 'enterprise') =>
      createOrganization(
        { db: owned.db, now: new Date() },
        { name: 'Acme', plan, org_alias: null, partner_alias: null },
      ),
    /** An organization with one session for each role. */
    staffed: async (plan: Plan = 'enterprise') => {
      const organization = await createOrganization(
        { db: owned.db, now: new Date() },
        { name: 'Acme', plan, org_alias: null, partner_alias: null },
      )
      const people = {} as Record<Role, Awaited<ReturnType<typeof user>>>
      for (const role of ROLES) people[role] = await user(organization.id, role)
      return { id: organization.id, ...people }
    },
    apiKey: async (owner: Session, scopes?: Scope[]): Promise<Key> => {
      const response = await call('POST', '/api/keys', { as: owner, body: { name: 'test', scopes } })
      return { key: response.json().plaintext }
    },
    sdkKey: async (owner: Session, mode: 'live' | 'test' = 'live', scopes?: Scope[]): Promise<Key> => {
      const response = await call('POST', '/api/sdk-keys', { as: owner, body: { name: 'test', mode, scopes } })
      return { key: response.json().plaintext }
    },
    close: async () => {
      await app.close()
      if (!database) await owned.drop()
    },
  }
}

/** For a test file; closed at its end. */
export async function useTestApp(options?: Options): Promise<TestApp> {
  const started = await startTestApp(options)
  afterAll(started.close)
  return started
}

export type Session = { cookie: string }
export type Key = { key: string }
type CallOptions = { as?: Session | Key; headers?: Record<string, string>; body?: unknown }

const authorization = (as: Session | Key | undefined): Record<string, string> => {
  if (!as) return {}
  return 'key' in as ? { authorization: `Bearer ${as.key}` } : { cookie: as.cookie }
}

export function sessionCookie(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find(({ name }) => name.endsWith('session_token'))
  if (!cookie) throw new Error('No session cookie')
  return `${cookie.name}=${encodeURIComponent(cookie.value)}`
}
