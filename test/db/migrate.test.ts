import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../src/db/migrate'
import { createPool } from '../../src/db/pool'
import { StartupError } from '../../src/db/startup-error'
import { createEmptyDatabase, createTestDatabase, silentLog, type TestDatabase } from '../harness/database'
import { select } from '../harness/select'

const FIRST = ['0001_first.sql', 'CREATE TABLE first (id int); INSERT INTO first VALUES (1);'] as const
const SECOND = ['0002_second.sql', 'CREATE TABLE second (id int);'] as const

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'taxon-migrations-'))
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const write = (...files: (readonly [name: string, sql: string])[]) =>
  Promise.all(files.map(([name, sql]) => writeFile(join(folder, name), sql)))

const history = () =>
  select<{ version: number; name: string; applied_at: Date }>(database.db, {
    text: 'SELECT version, name, applied_at FROM schema_migrations ORDER BY version',
  })

const tables = async () => {
  const rows = await select<{ name: string }>(database.db, {
    text: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  })
  return rows.map(({ name }) => name)
}

const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartupError)
  const { message } = error as StartupError
  expect(message).not.toContain('\n')
  return message
}

describe('migrate', () => {
  test('applies pending migrations in order, once', async () => {
    await write(SECOND, FIRST)
    expect(await migrate(database.pool, folder)).toEqual(['0001_first.sql', '0002_second.sql'])
    expect(await migrate(database.pool, folder)).toEqual([])
    await write(['0003_third.sql', 'CREATE TABLE third (id int);'])
    expect(await migrate(database.pool, folder)).toEqual(['0003_third.sql'])
    expect(await tables()).toEqual(['first', 'schema_migrations', 'second', 'third'])
    expect((await history())[0]).toEqual({ version: 1, name: '0001_first.sql', applied_at: expect.any(Date) })
  })

  test('a failing migration is rolled back, and the earlier ones stay', async () => {
    await write(FIRST, ['0002_broken.sql', 'CREATE TABLE half (id int); SELECT 1/0;'])
    expect(await refusal(migrate(database.pool, folder))).toBe('Migration 0002_broken.sql failed: division by zero')
    expect(await tables()).toEqual(['first', 'schema_migrations'])
    expect(await history()).toHaveLength(1)
  })

  test('two nodes that start together apply each migration once', async () => {
    await write(FIRST, SECOND)
    const other = createPool(database.url, 1, silentLog)
    const [mine, theirs] = await Promise.all([migrate(database.pool, folder), migrate(other, folder)])
    await other.end()
    expect([...mine, ...theirs].sort()).toEqual(['0001_first.sql', '0002_second.sql'])
    expect(await select(database.db, { text: 'SELECT id FROM first' })).toEqual([{ id: 1 }])
  })

  test('refuses a database that is newer than the code', async () => {
    await write(FIRST, SECOND)
    await migrate(database.pool, folder)
    await rm(join(folder, SECOND[0]))
    expect(await refusal(migrate(database.pool, folder))).toBe(
      'The database was set up by a newer Taxon (migration 2, this version knows 1): start that version or a later one.',
    )
  })

  test('refuses a file that was changed after it was applied, except for line endings', async () => {
    await write(FIRST, ['0002_second.sql', 'CREATE TABLE second (\n  id int\n);'])
    await migrate(database.pool, folder)
    await write(['0002_second.sql', 'CREATE TABLE second (\r\n  id int\r\n);'])
    expect(await migrate(database.pool, folder)).toEqual([])
    await write(['0002_second.sql', 'CREATE TABLE second (id bigint);'])
    expect(await refusal(migrate(database.pool, folder))).toMatch(/^Migration 0002_second\.sql was changed /)
  })

  test("Taxon's own migrations are found from the sources and are all in the test template", async () => {
    const migrated = await createTestDatabase()
    expect(await migrate(migrated.pool)).toEqual([])
    await migrated.drop()
  })
})
