import type { Db } from '../../src/db/db'
import { select } from '../../test/harness/select'

/** Bytes with everything that belongs to it, and of its indexes alone. */
type Table = { table: string; bytes: number; indexBytes: number }

export type Disk = { database: number; tables: Table[] }

const TABLES = ['global_topics', 'topic_embeddings', 'org_topics']

export async function diskUse(db: Db): Promise<Disk> {
  const [database] = await select<{ bytes: string }>(db, {
    text: 'SELECT pg_database_size(current_database()) AS bytes',
  })
  const tables = await select<{ table: string; bytes: string; indexes: string }>(db, {
    text: `SELECT name AS table, pg_total_relation_size(name::regclass) AS bytes, pg_indexes_size(name::regclass) AS indexes
           FROM unnest($1::text[]) AS names (name)`,
    values: [TABLES],
  })
  return {
    database: Number(database!.bytes),
    tables: tables.map(({ table, bytes, indexes }) => ({
      table,
      bytes: Number(bytes),
      indexBytes: Number(indexes),
    })),
  }
}
