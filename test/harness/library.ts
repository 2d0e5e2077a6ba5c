import type { Db } from '../../src/db/db'
import { addToCatalog } from './catalog'
import { select } from './select'

/** Fills a library with copies of one topic under other names, directly in the tables. */
export const fillLibrary = (db: Db, orgId: string, count: number): Promise<void> =>
  db.transaction((tx) => fill(tx, orgId, count), { statementMs: LONG_MS })

const LONG_MS = 600_000

async function fill(db: Db, orgId: string, count: number): Promise<void> {
  const prefix = `tp_${orgId.slice(-6)}_`
  const [model] = await addToCatalog(db, [{ name: `Model of ${orgId}`, parent_category: 'Auto', segment_type: 'B2C' }])
  const columns = async (table: string, ...except: string[]) => {
    const [row] = await select<{ list: string }>(db, {
      text: `SELECT string_agg(column_name, ', ') AS list FROM information_schema.columns
             WHERE table_name = $1 AND column_name <> ALL($2)`,
      values: [table, except],
    })
    return row!.list
  }
  const copied = await columns('global_topics', 'id', 'topic_name', 'normalized_name', 'search_text', 'identity')
  await db.execute({
    text: `INSERT INTO global_topics (id, topic_name, normalized_name, search_text, ${copied})
           SELECT $2 || n, 'Topic ' || n, 'topic ' || n, ' topic ' || n, ${copied}
           FROM global_topics, generate_series(1, $3::int) n WHERE id = $1`,
    values: [model, prefix, count],
  })
  const repeated = `topic_name, normalized_name, search_text, parent_category, taxonomy_type, subcategory, segment_type, audience_type,
    iab_code, engine_version, sensitivity, intensity, buyer_journey`
  await db.execute({
    text: `INSERT INTO org_topics (org_id, id, topic_id, source, created_at, updated_at, ${repeated})
           SELECT $1, 'ot_' || substr(id, 4), id, 'import', created_at, updated_at, ${repeated}
           FROM global_topics WHERE id LIKE $2 || '%'`,
    values: [orgId, prefix.replace(/_/g, '\\_')],
  })
  // As autovacuum does after a while: until then PostgreSQL takes the tables for empty, and may join them row by row.
  await db.execute({ text: 'ANALYZE global_topics, org_topics' })
}
