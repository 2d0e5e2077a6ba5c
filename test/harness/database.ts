import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDb, type Db } from '../../src/db/db'
import { createPool, type Log } from '../../src/db/pool'

/** `url` has the role of the tests, `adminUrl` one that may create databases. With TEST_DATABASE_URL both are the same. */
type TestServer = { url: string; adminUrl: string; template: string }

export type TestDatabase = { db: Db; pool: pg.Pool; url: string; drop(): Promise<void> }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestServer
  }
}

export const silentLog: Log = { info() {}, warn() {} }

/** A migrated database: a copy of the run's template. */
export const createTestDatabase = (): Promise<TestDatabase> => create(inject('database').template)

/** A database without tables. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create('template0')

/** For tests that each begin with the same database: it is made once, and copied for each. */
export async function createTemplate(make: () => Promise<TestDatabase>) {
  const database = await make()
  // A database is not copied while somebody is connected to it.
  await database.pool.end()
  const name = new URL(database.url).pathname.slice(1)
  return {
    copy: () => create(name),
    drop: () => runAsAdmin(inject('database').adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function create(template: string): Promise<TestDatabase> {
  const { url: serverUrl, adminUrl } = inject('database')
  const name = `taxon_test_${randomBytes(6).toString('hex')}`
  // Copied as files it costs half of what it costs through the log.
  await runAsAdmin(
    adminUrl,
    `CREATE DATABASE ${name} OWNER ${roleOf(serverUrl)} TEMPLATE ${template} STRATEGY FILE_COPY`,
  )
  const url = withDatabase(serverUrl, name)
  const pool = createPool(url, 10, silentLog)
  return {
    db: createDb(pool),
    pool,
    url,
    drop: async () => {
      await pool.end()
      await runAsAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

export async function runAsAdmin(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export const roleOf = (url: string): string => pg.escapeIdentifier(decodeURIComponent(new URL(url).username))

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
