import type { Db } from '../../db/db'
import { global_topics, topic_embeddings } from '../../db/tables'
import { SIMILARITY_BLOCK, similarityOf } from '../../engine'
import type { GlobalTopic } from '../topic/record'
import { STORED_COLUMNS, STORED_TOPIC, type StoredTopic } from '../topic/stored-topic'

type Embedded = Pick<GlobalTopic, 'name_key' | 'embedding'>

const CANDIDATE = { id: global_topics.id, name_key: global_topics.name_key, embedding: topic_embeddings.embedding }

const CANDIDATES = {
  name: 'match_candidates',
  text: `SELECT g.id, g.name_key, e.embedding FROM global_topics g JOIN topic_embeddings e ON e.topic_id = g.id
         WHERE g.name_key = ANY($1) AND g.archived_at IS NULL AND g.merged_into IS NULL ORDER BY g.created_at, g.id`,
}

/**
 * For each topic the most similar one of the catalog at 0.95 or more, if there is one. Topics this similar share the
 * name's key, so only the few topics with that key are compared.
 */
export async function matchTopics<T extends Embedded>(db: Db, topics: readonly T[]): Promise<Map<T, string>> {
  if (topics.length === 0) return new Map()
  const rows = await db.query(CANDIDATE, {
    ...CANDIDATES,
    values: [[...new Set(topics.map(({ name_key }) => name_key))]],
  })
  const byKey = new Map<number, typeof rows>()
  for (const row of rows) byKey.set(row.name_key, [...(byKey.get(row.name_key) ?? []), row])
  const matches = new Map<T, string>()
  for (const topic of topics) {
    const best = mostSimilar(topic, byKey.get(topic.name_key) ?? [])
    if (best) matches.set(topic, best.id)
  }
  return matches
}

export function mostSimilar<C extends Embedded>(topic: Embedded, candidates: readonly C[]): C | undefined {
  let best: C | undefined
  let highest = 0
  for (const candidate of candidates) {
    const similarity = similarityOf(topic.embedding, candidate.embedding)
    if (similarity >= SIMILARITY_BLOCK && similarity > highest) {
      highest = similarity
      best = candidate
    }
  }
  return best
}

/**
 * Visible topics by id, unchanged until this transaction ends. A later change of the catalog then finds the links that
 * this transaction makes.
 */
export async function lockVisibleTopics(db: Db, ids: readonly string[]): Promise<Map<string, StoredTopic>> {
  if (ids.length === 0) return new Map()
  const rows = await db.query(STORED_TOPIC, {
    name: 'hold_topics',
    text: `SELECT ${STORED_COLUMNS} FROM global_topics g
           WHERE g.id = ANY($1) AND g.archived_at IS NULL AND g.merged_into IS NULL ORDER BY g.id FOR SHARE`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}
