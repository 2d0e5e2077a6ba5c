import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ContentSum, linesOf, type TableContent, type TableHeader } from './format'

/** Restored by running the migrations themselves. */
const MIGRATIONS = 'schema_migrations'

/** A connection whose values are always written the same way; a backup may take longer than any other statement. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query(`SET statement_timeout = 0; SET datestyle = 'ISO'; SET intervalstyle = 'postgres';
                      SET timezone = 'UTC'; SET extra_float_digits = 1; SET bytea_output = 'hex'`)
  return client
}

/** All tables with the columns that are stored, not generated. */
export async function listTables(client: pg.Client): Promise<TableHeader[]> {
  const { rows } = await client.query<TableHeader>(
    `SELECT c.relname::text AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> $1
     GROUP BY c.relname ORDER BY c.relname`,
    [MIGRATIONS],
  )
  return rows
}

/** Reads a table and hands each row to `write`. */
export async function readTable(
  client: pg.Client,
  table: TableHeader,
  write: (line: Buffer) => Promise<void> | void = () => {},
): Promise<TableContent> {
  const sum = new ContentSum()
  for await (const line of linesOf(client.query(copyTo(`COPY ${target(table)} TO STDOUT`)))) {
    sum.add(line)
    await write(line)
  }
  return sum.content
}

export const target = ({ table, columns }: TableHeader): string =>
  `${pg.escapeIdentifier(table)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`
