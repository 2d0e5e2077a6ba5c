import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findPostmaster } from '../../src/db/embedded/postmaster'
import { migrate } from '../../src/db/migrate'
import { openDatabase } from '../../src/db/open'
import { StartupError } from '../../src/db/startup-error'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { createEmptyDatabase, runAsAdmin, silentLog, type TestDatabase } from '../harness/database'
import { postgresMajor } from '../harness/postgres-package'
import { select } from '../harness/select'
import { startOldServer } from './old-server'

const PASSWORD = 'hunter2-of-the-test'
const role = `taxon_test_${randomBytes(6).toString('hex')}`
let database: TestDatabase
let name: string

beforeAll(async () => {
  database = await createEmptyDatabase()
  name = new URL(database.url).pathname.slice(1)
  await runAsAdmin(inject('database').adminUrl, `CREATE ROLE ${role} LOGIN PASSWORD '${PASSWORD}'`)
})

afterAll(async () => {
  await database.drop()
  await runAsAdmin(inject('database').adminUrl, `DROP ROLE ${role}`)
})

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: 'unused', log: silentLog })

/** The URL of the test's database for the restricted role, with some parts replaced. */
function url(changes: Partial<Record<'username' | 'password' | 'pathname' | 'port', string>> = {}): string {
  return Object.assign(new URL(database.url), { username: role, password: PASSWORD }, changes).href
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartupError)
  const { message } = error as StartupError
  expect(message).not.toContain('\n')
  expect(message).not.toContain(PASSWORD)
  return message
}

async function unusedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

describe('a server that cannot be used is a one-line error that says what to do', () => {
  const where = () => new URL(database.url).host

  test('connection refused', async () => {
    const port = await unusedPort()
    expect(await refusal(open(url({ port })))).toBe(
      `Cannot reach PostgreSQL at ${new URL(database.url).hostname}:${port} (connection refused): check that it runs and that DATABASE_URL points to it.`,
    )
  })

  test('no answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    expect(await refusal(open(`postgres://taxon:${PASSWORD}@127.0.0.1:${port}/taxon`))).toBe(
      `Cannot reach PostgreSQL at 127.0.0.1:${port} (no answer): check that it runs and that DATABASE_URL points to it.`,
    )
    silent.close()
  })

  test('wrong password', async () => {
    expect(await refusal(open(url({ password: `${PASSWORD}x` })))).toBe(
      `PostgreSQL at ${where()} refused user "${role}": check the user name and the password in DATABASE_URL.`,
    )
  })

  test('missing database', async () => {
    expect(await refusal(open(url({ pathname: '/taxon_nowhere' })))).toBe(
      `Database "taxon_nowhere" does not exist at ${where()}: create it or correct DATABASE_URL.`,
    )
  })

  test('a database that the user may not connect to', async () => {
    await database.db.execute({ text: `REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC` })
    expect(await refusal(open(url()))).toBe(
      `PostgreSQL at ${where()} bars user "${role}" from database "${name}": GRANT CONNECT to it or correct DATABASE_URL.`,
    )
    await database.db.execute({ text: `GRANT CONNECT ON DATABASE ${name} TO PUBLIC` })
  })

  test('a version older than 15', async () => {
    const old = await startOldServer()
    expect(await refusal(open(`postgres://taxon:${PASSWORD}@127.0.0.1:${old.port}/taxon`))).toBe(
      `PostgreSQL 15 or later is needed; 127.0.0.1:${old.port} runs 14.11.`,
    )
    await old.stop()
  })

  test.each([
    `mysql://taxon:${PASSWORD}@localhost/taxon`,
    `postgres://taxon:${PASSWORD}@localhost:port/taxon`,
    PASSWORD,
  ])('invalid URL: %s', async (wrong) => {
    expect(await refusal(open(wrong))).toBe(
      'DATABASE_URL is not valid: use postgres://user:password@host:5432/database.',
    )
  })
})

describe('a missing right is reported with the migration that needs it', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'taxon-migrations-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function migrateAsRole(sql: string): Promise<void> {
    await writeFile(join(folder, '0001_first.sql'), sql)
    const opened = await open(url())
    await migrate(opened.pool, folder).finally(opened.close)
  }

  test('to create tables', async () => {
    expect(await refusal(migrateAsRole('CREATE TABLE first (id int)'))).toBe(
      'The database user lacks a right that migration 0001_first.sql needs (permission denied for schema public): GRANT CREATE ON SCHEMA and CREATE ON DATABASE to the user of DATABASE_URL.',
    )
  })

  test('to create extensions', async () => {
    await database.db.execute({ text: `GRANT CREATE ON SCHEMA public TO ${role}` })
    expect(await refusal(migrateAsRole('CREATE EXTENSION pg_trgm'))).toContain(
      '(permission denied to create extension "pg_trgm")',
    )
  })

  test('an extension the server does not have', async () => {
    await database.db.execute({ text: `GRANT CREATE ON DATABASE ${name} TO ${role}` })
    expect(await refusal(migrateAsRole('CREATE EXTENSION taxon_nowhere'))).toContain(
      "install the server's contrib package.",
    )
  })

  test('with both rights an ordinary user is enough', async () => {
    await migrateAsRole('CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE TABLE first (id int)')
  })
})

describe('an open database', () => {
  // The embedded database is PostgreSQL 18, whatever version this run tests.
  test.skipIf(postgresMajor !== '18')('is the embedded one without a URL, and stops when it is closed', async () => {
    const dataDir = newDataFolder()
    const opened = await openDatabase({ dataDir, log: silentLog })
    expect(opened.embedded).toBe(true)
    expect(await select(opened.db, { text: 'SELECT current_database() AS name' })).toEqual([{ name: 'taxon' }])
    await opened.close()
    expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
    discardDataFolder(dataDir)
  })

  test('survives the loss of its idle connections', async () => {
    const warnings: unknown[] = []
    const log = { info() {}, warn: (details: unknown) => warnings.push(details) }
    const opened = await openDatabase({ databaseUrl: database.url, dataDir: 'unused', log })
    const [session] = await select<{ pid: number }>(opened.db, { text: 'SELECT pg_backend_pid() AS pid' })
    const died = new Promise((resolve) => opened.pool.once('error', resolve))
    await database.db.execute({ text: 'SELECT pg_terminate_backend($1)', values: [session!.pid] })
    await died
    expect(await select(opened.db, { text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }])
    expect(warnings).toHaveLength(1)
    await opened.close()
    await opened.close()
  })
})
