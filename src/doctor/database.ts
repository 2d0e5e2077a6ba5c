import type { Db } from '../db/db'
import { inspectMigrations } from '../db/migrate'
import { bool, text, textArray, timestamptz } from '../db/rows'
import * as tables from '../db/tables'
import { CLOCK_TOLERANCE_MS } from '../limits'
import { type Finding, ok, problem, someOf } from './finding'

export async function checkVersion(db: Db): Promise<Finding> {
  const [server] = await db.query({ version: text }, { text: `SELECT current_setting('server_version') AS version` })
  return ok('database', `PostgreSQL ${server!.version} answers`)
}

const EXTENSIONS = ['pg_trgm']
const EXTENSION = { name: text, is_available: bool, is_installed: bool }

export async function checkExtensions(db: Db): Promise<Finding> {
  const rows = await db.query(EXTENSION, {
    text: `SELECT e.name, a.name IS NOT NULL AS is_available, a.installed_version IS NOT NULL AS is_installed
           FROM unnest($1::text[]) AS e (name) LEFT JOIN pg_available_extensions a ON a.name::text = e.name`,
    values: [EXTENSIONS],
  })
  const absent = rows.filter(({ is_available }) => !is_available).map(({ name }) => name)
  if (absent.length > 0) {
    return problem('extensions', `The server lacks ${absent.join(', ')}`, 'Install the server’s contrib package')
  }
  const dropped = rows.filter(({ is_installed }) => !is_installed).map(({ name }) => name)
  if (dropped.length > 0) {
    return problem(
      'extensions',
      `${dropped.join(', ')} is not in the database`,
      dropped.map((name) => `Run CREATE EXTENSION ${name} in it`).join(', '),
    )
  }
  return ok('extensions', `${EXTENSIONS.join(', ')} is there`)
}

/** Whether the database is what this version of Taxon expects: older, newer, changed, or with gaps. */
export async function checkMigrations(db: Db): Promise<Finding> {
  const { applied, pending, gaps, changed, newest, newestKnown } = await inspectMigrations(db)
  const check = 'migrations'
  if (newest > newestKnown) {
    return problem(
      check,
      `The database is ahead: a newer Taxon set it up (migration ${newest}, this version knows ${newestKnown})`,
      'Start that version or a later one',
    )
  }
  if (changed.length > 0) {
    return problem(
      check,
      `${someOf(changed)} changed after the database applied it`,
      'Install the release again: these files must not be edited',
    )
  }
  if (gaps.length > 0) {
    return problem(
      check,
      `The database is half migrated: ${someOf(gaps)} is missing although later ones were applied`,
      'Restore the database from a backup that is complete',
    )
  }
  if (pending.length > 0) {
    return problem(check, `The database is behind: ${someOf(pending)} not applied yet`, 'Run taxon migrate')
  }
  const missing = await missingColumns(db)
  if (missing.length > 0) {
    return problem(
      check,
      `The database is incomplete: it lacks ${someOf(missing)} although the migration was applied`,
      'Restore the database from a backup that is complete',
    )
  }
  return ok(check, `All ${applied} are applied`)
}

/** Tables, and columns of the others, that the code names and the database lacks. */
async function missingColumns(db: Db): Promise<string[]> {
  const rows = await db.query(
    { name: text, columns: textArray },
    {
      text: `SELECT c.relname::text AS name, array_agg(a.attname::text) AS columns
             FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
             WHERE c.oid = ANY (SELECT to_regclass(t.name) FROM unnest($1::text[]) AS t (name))
             GROUP BY c.relname`,
      values: [Object.keys(tables)],
    },
  )
  const present = new Map(rows.map(({ name, columns }) => [name, new Set(columns)]))
  return Object.entries(tables).flatMap(([table, row]) => {
    const columns = present.get(table)
    if (!columns) return [`the table ${table}`]
    return Object.keys(row).flatMap((column) => (columns.has(column) ? [] : [`${table}.${column}`]))
  })
}

/** Sessions, leases and signatures of posts compare this machine's time with the database's. */
export async function checkClock(db: Db, now: () => Date): Promise<Finding> {
  const before = now().getTime()
  const [server] = await db.query({ at: timestamptz }, { text: 'SELECT clock_timestamp() AS at' })
  const middle = (before + now().getTime()) / 2
  const aheadMs = server!.at.getTime() - middle
  const seconds = (Math.abs(aheadMs) / 1000).toFixed(1)
  if (Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS) return ok('clock', `Within ${seconds} s of the database's`)
  return problem(
    'clock',
    `The database's clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's`,
    'Let both machines set their clocks from the same time server (NTP)',
  )
}
