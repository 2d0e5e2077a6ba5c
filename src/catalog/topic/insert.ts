import type { Db } from '../../db/db'
import { global_topics } from '../../db/tables'
import { inParts, toArrays, unnest } from '../../db/unnest'
import type { GlobalTopic } from './record'

export const TOPIC_TYPES = {
  id: 'text',
  topic_name: 'text',
  normalized_name: 'text',
  name_key: 'bigint',
  identity: 'bytea',
  parent_category: 'text',
  taxonomy_type: 'text',
  subcategory: 'text',
  subcategory_l1: 'text',
  subcategory_l2: 'text',
  subcategory_l3: 'text',
  subcategory_l4: 'text',
  taxonomy_path: 'text',
  segment_type: 'text',
  audience_type: 'text',
  iab_code: 'text',
  keywords: 'text[]',
  uncertain: 'boolean',
  primary_intent: 'text',
  secondary_intent: 'text',
  intensity: 'text',
  awareness: 'text',
  sensitivity: 'text',
  buyer_journey: 'text',
  funnel: 'text',
  composite_score: 'smallint',
  confidence: 'double precision',
  segment_name_dspapi: 'text',
  segment_name_marketplace: 'text',
  segment_name_internal: 'text',
  segment_desc_dspapi: 'text',
  segment_desc_marketplace: 'text',
  internal_description: 'text',
  platform_outputs: 'jsonb',
  engine_version: 'text',
  engine: 'text',
  source: 'text',
  search_text: 'text',
  created_at: 'timestamptz',
} as const satisfies { [K in keyof GlobalTopic]?: string }

const SENT_TYPES = { ...TOPIC_TYPES, bucket: 'integer', embedding: 'bytea', review_reason: 'text' } as const
const COLUMNS = Object.keys(TOPIC_TYPES).join(', ')

const INSERT = {
  name: 'insert_topics',
  text: `WITH input AS MATERIALIZED (SELECT * FROM ${unnest(SENT_TYPES)}),
         topics AS (
           INSERT INTO global_topics (${COLUMNS}, updated_at, words_apart, review_reason, review_status)
           SELECT ${COLUMNS.replace('keywords', 'keywords::text[]')}, created_at, true,
                  review_reason, CASE WHEN review_reason IS NOT NULL THEN 'needs_review' END
           FROM input ORDER BY identity
           ON CONFLICT (identity) DO NOTHING
           RETURNING id
         ), embeddings AS (
           INSERT INTO topic_embeddings (topic_id, bucket, embedding)
           SELECT id, bucket, embedding FROM topics JOIN input USING (id)
         )
         SELECT id FROM topics`,
}

/** `review_reason`: why a reviewer should look at it. */
export type NewTopic = GlobalTopic & { review_reason?: string | null }

export type InsertedTopic = {
  /** The topic with this identity: the inserted one, or the one that had it before. */
  id: string
  isNew: boolean
}

/**
 * Inserts topics, or finds those that have their identity: one statement (more if texts are very long), and another if some
 * identities exist. Rows are inserted in the order of identities, so that two inserts can't deadlock; for the same reason
 * a transaction should call this once.
 */
export async function insertTopics(db: Db, topics: readonly NewTopic[]): Promise<InsertedTopic[]> {
  if (topics.length === 0) return []
  return db.transaction(async (tx) => {
    const inserted = new Set<string>()
    const ordered = topics.toSorted((a, b) => Buffer.compare(a.identity, b.identity))
    for (const part of inParts(ordered)) for (const id of await insertNew(tx, part)) inserted.add(id)
    const holders = await holdersOf(
      tx,
      topics.filter(({ id }) => !inserted.has(id)),
    )
    return topics.map(({ id, identity }) =>
      inserted.has(id) ? { id, isNew: true } : { id: holders.get(identity.toString('hex'))!, isNew: false },
    )
  })
}

/** Of topics that this transaction inserted and that turned out not to be needed. */
export async function removeTopics(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute({ text: 'DELETE FROM global_topics WHERE id = ANY($1)', values: [ids] })
}

async function insertNew(db: Db, topics: readonly NewTopic[]): Promise<string[]> {
  const rows = await db.query(
    { id: global_topics.id },
    { ...INSERT, values: toArrays(topics.map(withReason), SENT_TYPES) },
  )
  return rows.map(({ id }) => id)
}

const withReason = (topic: NewTopic) => ({ ...topic, review_reason: topic.review_reason ?? null })

const HOLDER = { id: global_topics.id, identity: global_topics.identity.notNull() }

/** They are committed: the insert has waited for the transactions that wrote them. */
async function holdersOf(db: Db, topics: readonly GlobalTopic[]): Promise<Map<string, string>> {
  if (topics.length === 0) return new Map()
  const rows = await db.query(HOLDER, {
    text: 'SELECT id, identity FROM global_topics WHERE identity = ANY($1::bytea[])',
    values: [topics.map(({ identity }) => identity)],
  })
  return new Map(rows.map(({ id, identity }) => [identity.toString('hex'), id]))
}
