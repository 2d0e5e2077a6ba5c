import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from '../harness/database'

type Filled = { table: string; column: string; type: string; values: string[] | null }

/** For columns whose constraints ask for more than their type and their list of words. */
const VALUES: Record<string, string> = {
  'schedules.every_hours': '6',
}

/**
 * Puts a row into every table, also into those that come with later migrations. Each text is `mark`, ids as well, so that the
 * rows refer to each other; columns that name the organization have its id.
 */
export async function fillEveryTable(url: string, orgId: string, mark: string): Promise<string[]> {
  const admin = withDatabase(inject('database').adminUrl, new URL(url).pathname.slice(1))
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    // Without triggers: neither are references checked now, nor does one table write into another.
    await client.query('SET session_replication_role = replica')
    const { rows } = await client.query<Filled>(COLUMNS)
    const tables = [...new Set(rows.map(({ table }) => table))]
    for (const table of tables) {
      const columns = rows.filter((row) => row.table === table)
      const values = columns.map((column) => fillingOf(column, orgId, mark))
      await client
        .query(
          `INSERT INTO ${table} (${columns.map(({ column }) => `"${column}"`).join(', ')})
           VALUES (${values.map((value, index) => `${pg.escapeLiteral(value)}::${columns[index]!.type}`).join(', ')})
           ON CONFLICT DO NOTHING`,
        )
        .catch((error: Error) => {
          throw new Error(`${table} needs another value, say it in VALUES: ${error.message}`)
        })
    }
    return tables
  } finally {
    await client.end()
  }
}

/** Those that need a value, those that refer to others, and those of VALUES; with the words that a check allows. */
const COLUMNS = `
  SELECT c.relname::text AS table, a.attname::text AS column, format_type(a.atttypid, NULL) AS type,
         (SELECT array_agg(m[1]) FROM pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') m
          WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]) AS values
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname NOT IN ('schema_migrations', 'output_template_version', 'organizations')
    AND a.attgenerated = '' AND a.attidentity = ''
    AND ((a.attnotnull AND NOT a.atthasdef)
      OR a.attname IN ('org_id', 'organization_id')
      OR c.relname || '.' || a.attname = ANY (ARRAY[${Object.keys(VALUES).map((name) => `'${name}'`)}])
      OR EXISTS (SELECT FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f' AND a.attnum = ANY (f.conkey)))
  ORDER BY c.relname, a.attnum`

function fillingOf({ table, column, type, values }: Filled, orgId: string, mark: string): string {
  if (VALUES[`${table}.${column}`]) return VALUES[`${table}.${column}`]!
  if (column === 'org_id' || column === 'organization_id') return orgId
  if (values?.[0]) return values[0]
  if (type.endsWith('[]')) return '{}'
  if (type.startsWith('timestamp') || type === 'date') return '2026-01-01'
  if (type.startsWith('json')) return '{}'
  if (type === 'boolean') return 'false'
  if (type === 'bytea') return `\\x${Buffer.from(mark).toString('hex')}`
  return type === 'text' || type.startsWith('character') ? mark : '1'
}
