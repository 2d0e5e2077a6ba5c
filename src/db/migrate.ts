import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { MIGRATION_STATEMENT_MS } from '../limits'
import { createDb, type Db } from './db'
import { packageRoot } from './package-root'
import { bool, type RowOf } from './rows'
import { StartupError } from './startup-error'
import { schema_migrations } from './tables'

type Migration = { version: number; file: string; sql: string; checksum: string }
const APPLIED = {
  version: schema_migrations.version,
  name: schema_migrations.name,
  checksum: schema_migrations.checksum,
}
type Applied = RowOf<typeof APPLIED>

// Any number, as long as all nodes use the same.
const MIGRATION_LOCK = 7_829_366

const FOLDER = join(packageRoot(), 'migrations')

/**
 * Applies the pending migrations in order and returns the names of their files. With `versions` only these, for a database
 * as an earlier version of Taxon made it.
 */
export async function migrate(pool: pg.Pool, folder?: string, versions?: ReadonlySet<number>): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ version }) => versions?.has(version) ?? true)
  const db = createDb(pool)
  const applied: string[] = []
  for (;;) {
    const file = await applyNext(db, migrations)
    if (file === undefined) return applied
    applied.push(file)
  }
}

/** How the database's history differs from the files; changes nothing. */
export async function inspectMigrations(db: Db) {
  const migrations = await readMigrations()
  const applied = await readApplied(db)
  const checksums = new Map(applied.map(({ version, checksum }) => [version, checksum]))
  const newest = applied.at(-1)?.version ?? 0
  const missing = migrations.filter(({ version }) => !checksums.has(version))
  const isChanged = ({ version, checksum }: Migration) => (checksums.get(version) ?? checksum) !== checksum
  return {
    applied: applied.length,
    newest,
    newestKnown: migrations.at(-1)?.version ?? 0,
    /** After the newest that was applied, and before it. */
    pending: missing.filter(({ version }) => version > newest).map(({ file }) => file),
    gaps: missing.filter(({ version }) => version < newest).map(({ file }) => file),
    changed: migrations.filter(isChanged).map(({ file }) => file),
  }
}

export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      return { version: Number(file.slice(0, 4)), file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
  const duplicate = migrations.find(({ version }, index) => migrations[index + 1]?.version === version)
  if (duplicate) throw new Error(`Two migrations share the number ${duplicate.version}`)
  return migrations
}

/** One transaction per migration. The lock comes before the check, so that a second node sees what the first applied. */
function applyNext(db: Db, migrations: Migration[]): Promise<string | undefined> {
  return db.transaction(
    async (tx) => {
      await tx.execute({ text: 'SELECT pg_advisory_xact_lock($1)', values: [MIGRATION_LOCK] })
      const applied = await readApplied(tx)
      refuseForeignHistory(applied, migrations)
      const next = migrations.find(({ version }) => !applied.some((done) => done.version === version))
      if (next) await apply(tx, next, applied.length === 0)
      return next?.file
    },
    { statementMs: MIGRATION_STATEMENT_MS },
  )
}

async function readApplied(db: Db): Promise<Applied[]> {
  // CREATE TABLE IF NOT EXISTS would need the right to create tables even if nothing is pending.
  const [table] = await db.query(
    { exists: bool },
    { text: `SELECT to_regclass('schema_migrations') IS NOT NULL AS exists` },
  )
  if (!table?.exists) return []
  return db.query(APPLIED, { text: 'SELECT version, name, checksum FROM schema_migrations ORDER BY version' })
}

function refuseForeignHistory(applied: Applied[], migrations: Migration[]): void {
  const newestFile = migrations.at(-1)?.version ?? 0
  const newestApplied = applied.at(-1)?.version ?? 0
  if (newestApplied > newestFile) {
    throw new StartupError(
      `The database was set up by a newer Taxon (migration ${newestApplied}, this version knows ${newestFile}): start that version or a later one.`,
    )
  }
  for (const done of applied) {
    const migration = migrations.find(({ version }) => version === done.version)
    if (migration?.checksum === done.checksum) continue
    throw new StartupError(
      `Migration ${done.name} was changed after the database applied it: restore the file and put the change into a new migration.`,
    )
  }
}

async function apply(db: Db, migration: Migration, first: boolean): Promise<void> {
  try {
    if (first) {
      await db.execute({
        text: `CREATE TABLE IF NOT EXISTS schema_migrations (
          version int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
        )`,
      })
    }
    await db.execute({ text: migration.sql })
    await db.execute({
      text: 'INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)',
      values: [migration.version, migration.file, migration.checksum],
    })
  } catch (error) {
    throw explain(error, migration.file)
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'
// The server lacks an extension's files: the first code since PostgreSQL 16, the second before.
const EXTENSION_MISSING = ['0A000', '58P01']

function explain(error: unknown, file: string): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  if (error.code === INSUFFICIENT_PRIVILEGE) {
    return new StartupError(
      `The database user lacks a right that migration ${file} needs (${error.message}): GRANT CREATE ON SCHEMA and CREATE ON DATABASE to the user of DATABASE_URL.`,
      { cause: error },
    )
  }
  if (EXTENSION_MISSING.includes(error.code ?? '') && error.message.includes('extension')) {
    return new StartupError(
      `The PostgreSQL server lacks an extension that migration ${file} needs (${error.message}): install the server's contrib package.`,
      { cause: error },
    )
  }
  return new StartupError(`Migration ${file} failed: ${error.message}`, { cause: error })
}
