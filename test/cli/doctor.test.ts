import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { diagnose } from '../../src/doctor/doctor'
import type { Finding } from '../../src/doctor/finding'
import { startOldServer } from '../db/old-server'
import { startTestApp } from '../harness/app'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { createTestDatabase, type TestDatabase } from '../harness/database'
import { bundleTaxon } from '../harness/taxon-process'
import { SIMULATOR_KEY, startLlmSimulator } from '../simulators/llm/server'
import { startTransactionPooler } from '../simulators/transaction-pooler'

const taxon = await bundleTaxon()
afterAll(taxon.discard)

const databases: TestDatabase[] = []
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop()
})
async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  databases.push(database)
  return database
}

const { log } = (await startTestApp()).app
const SECRET = 'b61f0c2a9d834e57ab10cc42f7e9d3a8'

async function examine(env: Record<string, string>, options: { network?: boolean; now?: () => Date } = {}) {
  const findings = await diagnose({ env, network: false, now: () => new Date(), log, ...options })
  return { findings, problems: findings.filter(({ state }) => state === 'problem') }
}

const messageOf = (findings: Finding[], check: string) => findings.find((finding) => finding.check === check)?.message

test('an installation with five planted faults: each is named with what to do, and the exit code is 1', async () => {
  const database = await newDatabase()
  const app = await startTestApp({ database, secrets: [SECRET] })
  const { owner } = await app.staffed()
  const config = { base_url: 'https://source.example.com', auth_type: 'bearer' }
  const body = { name: 'Source', platform: 'custom_api', direction: 'inbound', config, credentials: { token: 't' } }
  const { id } = (await app.call('POST', '/api/connections', { as: owner, body })).json()
  await app.close()
  const healthy = await taxon.startIn({ DATABASE_URL: database.url, TAXON_SECRET: SECRET }, 'doctor').ended
  expect(healthy, healthy.output).toMatchObject({ code: 0, output: expect.stringContaining('No problems') })

  // Another secret, a placeholder besides; a replica that is none; a port that is no number; a pooler.
  const pooler = await startTransactionPooler(database.url)
  const env = {
    DATABASE_URL: pooler.url,
    DATABASE_REPLICA_URL: database.url,
    TAXON_SECRET: 'please-change-me-0123456789abcdef',
    PORT: 'eighty',
  }
  const printed = await taxon.startIn(env, 'doctor').ended
  expect(printed.code).toBe(1)
  for (const words of [
    /problem +settings +PORT: .+\n +Correct PORT/,
    /problem +secrets +TAXON_SECRET looks like a placeholder: .+\n +Rotate to a random secret/,
    new RegExp(
      `problem +credentials +No secret opens the credentials of connections: ${id}\\n +Add the secret of that time`,
    ),
    /problem +replica +DATABASE_REPLICA_URL leads to a server that is no replica.+\n +Set it to a streaming replica/,
    /warning +pooler +DATABASE_URL leads to a pooler in transaction mode.+\n +Set DATABASE_DIRECT_URL/,
    /4 problems\n$/,
  ]) {
    expect(printed.output).toMatch(words)
  }
  const json = await taxon.startIn(env, 'doctor', '--json').ended
  const { healthy: isHealthy, findings } = JSON.parse(json.output)
  expect(isHealthy).toBe(false)
  expect(findings.filter(({ state }: Finding) => state === 'problem')).toHaveLength(4)
  await pooler.stop()
})

test('a database that is behind, ahead, half migrated or incomplete', async () => {
  const { db, url } = await newDatabase()
  const env = { DATABASE_URL: url, TAXON_SECRET: SECRET }
  const newest = 'SELECT max(version) FROM schema_migrations'
  const migrations = async () => (await examine(env)).problems.find(({ check }) => check === 'migrations')?.message
  await db.execute({ text: 'CREATE TABLE kept AS SELECT * FROM schema_migrations' })
  const plant = async (statement: string) => {
    await db.execute({ text: 'DELETE FROM schema_migrations' })
    await db.execute({ text: 'INSERT INTO schema_migrations SELECT * FROM kept' })
    await db.execute({ text: statement })
    return migrations()
  }
  expect(await plant(`DELETE FROM schema_migrations WHERE version = (${newest})`)).toMatch(
    /^The database is behind: 00/,
  )
  expect(await plant(`UPDATE schema_migrations SET version = 9999 WHERE version = (${newest})`)).toMatch(
    /^The database is ahead: a newer Taxon set it up \(migration 9999/,
  )
  expect(await plant('DELETE FROM schema_migrations WHERE version = 20')).toMatch(
    /^The database is half migrated: 0020_runs.sql is missing/,
  )
  expect(await plant(`UPDATE schema_migrations SET checksum = 'other' WHERE version = 20`)).toMatch(
    /^0020_runs.sql changed after/,
  )
  expect(await plant('DROP TABLE mails; ALTER TABLE users DROP COLUMN image')).toBe(
    'The database is incomplete: it lacks the table mails, users.image although the migration was applied',
  )
})

test('a dropped extension, a wrong clock, and a missing or short secret', async () => {
  const { db, url } = await newDatabase()
  const minuteAgo = () => new Date(Date.now() - 60_000)
  const clock = await examine({ DATABASE_URL: url, TAXON_SECRET: SECRET }, { now: minuteAgo })
  expect(clock.problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The database's clock is 60\.\d s ahead of this machine's$/),
  ])
  await db.execute({ text: 'DROP EXTENSION pg_trgm CASCADE' })
  expect((await examine({ DATABASE_URL: url, TAXON_SECRET: SECRET })).problems).toEqual([
    {
      check: 'extensions',
      state: 'problem',
      message: 'pg_trgm is not in the database',
      remedy: 'Run CREATE EXTENSION pg_trgm in it',
    },
  ])
  const missing = await examine({ DATABASE_URL: url })
  expect(messageOf(missing.findings, 'secrets')).toMatch(/^TAXON_SECRET is required with DATABASE_URL/)
  const short = await examine({ DATABASE_URL: url, TAXON_SECRET: 'short' })
  expect(messageOf(short.findings, 'secrets')).toBe('TAXON_SECRET: each secret needs at least 32 characters')
})

test('a database that refuses an answer: the other checks are made', async () => {
  const { db, url } = await newDatabase()
  await db.execute({ text: 'REVOKE ALL ON schema_migrations FROM CURRENT_USER' })
  const { findings, problems } = await examine({ DATABASE_URL: url, TAXON_SECRET: SECRET })
  expect(problems).toEqual([
    {
      check: 'database',
      state: 'problem',
      message: 'It refuses an answer: permission denied for table schema_migrations',
      remedy: 'Let the user of the database own its tables, and look into the log of PostgreSQL',
    },
  ])
  expect(findings.map(({ check }) => check)).toEqual(expect.arrayContaining(['extensions', 'clock', 'pooler']))
})

test('a table that may not be read: with --network the other systems are asked, too', async () => {
  const { db, url } = await newDatabase()
  await db.execute({ text: 'REVOKE ALL ON connections FROM CURRENT_USER' })
  const { findings, problems } = await examine({ DATABASE_URL: url, TAXON_SECRET: SECRET }, { network: true })
  expect(problems.map(({ message }) => message)).toEqual([
    'It refuses an answer: permission denied for table connections',
  ])
  expect(findings.map(({ check }) => check)).toEqual(expect.arrayContaining(['llm', 'mail']))
})

test('a direct address that leads nowhere is named, and the other checks are made', async () => {
  const { url } = await newDatabase()
  const pooler = await startTransactionPooler(url)
  const env = { DATABASE_URL: pooler.url, TAXON_SECRET: SECRET }
  const refused = await examine({ ...env, DATABASE_DIRECT_URL: 'postgres://u:p@localhost:1/x' })
  expect(refused.problems).toEqual([
    {
      check: 'pooler',
      state: 'problem',
      message:
        'Cannot reach PostgreSQL at localhost:1 (connection refused): check that it runs and that DATABASE_DIRECT_URL points to it.',
    },
  ])
  expect(refused.findings.map(({ check }) => check)).toEqual(expect.arrayContaining(['clock', 'replica']))
  const invalid = await examine({ ...env, DATABASE_DIRECT_URL: 'nonsense' })
  expect(messageOf(invalid.problems, 'pooler')).toMatch(/^DATABASE_DIRECT_URL is not valid: use postgres:/)
  const withoutPooler = await examine({
    ...env,
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: 'postgres://u:p@localhost:1/x',
  })
  expect(withoutPooler.problems).toEqual(refused.problems)
  await pooler.stop()
})

test('a data folder that is none', async () => {
  const file = newDataFolder()
  writeFileSync(file, '')
  const { problems } = await examine({ TAXON_DATA_DIR: file })
  expect(problems[0]).toEqual({
    check: 'disk',
    state: 'problem',
    message: `${file} is not a folder`,
    remedy: 'Set TAXON_DATA_DIR to a folder',
  })
  rmSync(file)
})

test('a server that is too old or away', async () => {
  const old = await startOldServer()
  const env = (port: number) => ({ DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/x`, TAXON_SECRET: SECRET })
  expect((await examine(env(old.port))).problems[0]?.message).toMatch(/^PostgreSQL 15 or later is needed.+runs 14\.11/)
  await old.stop()
  expect((await examine(env(old.port))).problems[0]?.message).toMatch(
    /^Cannot reach PostgreSQL at .+connection refused/,
  )
})

test('with --network the LLM and the connections are asked, and nothing is stored', async () => {
  const database = await newDatabase()
  const app = await startTestApp({ database, secrets: [SECRET] })
  const { id: orgId, owner } = await app.staffed()
  const config = { base_url: 'http://127.0.0.1:1', auth_type: 'bearer' }
  const body = { name: 'Source', platform: 'custom_api', direction: 'inbound', config, credentials: { token: 't' } }
  const { id } = (await app.call('POST', '/api/connections', { as: owner, body })).json()
  const before = (await app.call('GET', `/api/connections/${id}`, { as: owner })).json()
  const llm = await startLlmSimulator()
  const env = {
    DATABASE_URL: database.url,
    TAXON_SECRET: SECRET,
    ANTHROPIC_API_KEY: SIMULATOR_KEY,
    ANTHROPIC_BASE_URL: llm.url,
    TAXON_SMTP_URL: 'smtp://127.0.0.1:1',
    TAXON_MAIL_FROM: 'taxon@example.com',
  }
  const asked = await examine(env, { network: true })
  expect(messageOf(asked.findings, 'llm')).toMatch(/ offers claude-/)
  expect(asked.problems.map(({ check, message }) => [check, message])).toEqual([
    ['mail', expect.stringMatching(/^127\.0\.0\.1:1 does not take mail: .+ECONNREFUSED/)],
    ['connections', expect.stringContaining(`${id} “Source” (custom_api, ${orgId}) does not work: `)],
  ])
  expect((await app.call('GET', `/api/connections/${id}`, { as: owner })).json()).toEqual(before)
  const refused = await examine({ ...env, ANTHROPIC_API_KEY: 'sk-wrong' }, { network: true })
  expect(refused.problems[0]).toMatchObject({ check: 'llm', message: expect.stringContaining('invalid key') })
  await llm.close()
  await app.close()
})

test('the embedded database is looked at beside a running server and without one; a lost secret is not replaced', async () => {
  const dataDir = newDataFolder()
  const env = { TAXON_DATA_DIR: dataDir }
  const fresh = await taxon.startIn(env, 'doctor').ended
  expect(fresh).toMatchObject({ code: 0, output: expect.stringContaining('There is no database in') })
  const server = await taxon.serve(env)
  const beside = await taxon.startIn(env, 'doctor').ended
  expect(beside, beside.output).toMatchObject({ code: 0, output: expect.stringContaining('answers') })
  await server.stop()
  rmSync(join(dataDir, 'secret'))
  for (let times = 0; times < 2; times++) {
    const alone = await taxon.startIn(env, 'doctor').ended
    expect(alone, alone.output).toMatchObject({
      code: 1,
      output: expect.stringContaining('is missing or cannot be read'),
    })
  }
  discardDataFolder(dataDir)
})
