import type { Db } from '../../db/db'
import { global_topics, topic_embeddings } from '../../db/tables'
import { FILING_BYTES, groupedBy, SIMILARITY_BLOCK, similarityOf } from '../../engine'
import { createPauses } from '../../pauses'
import type { GlobalTopic } from '../topic/record'
import { STORED_COLUMNS, STORED_TOPIC, type StoredTopic } from '../topic/stored-topic'

type Embedded = Pick<GlobalTopic, 'name_key' | 'embedding'>

const CANDIDATE = { id: global_topics.id, name_key: global_topics.name_key, embedding: topic_embeddings.embedding }

/** SQL for where the topic of an embedding is filed. */
export const FILING = `substring(e.embedding FROM 1 FOR ${FILING_BYTES})`

/** Of topics with the same embedding the oldest: anybody can add any number of names whose words are the same. */
const CANDIDATES = {
  name: 'match_candidates',
  text: `SELECT id, name_key, embedding FROM (
           SELECT DISTINCT ON (g.name_key, e.embedding) g.id, g.name_key, e.embedding, g.created_at
           FROM global_topics g JOIN topic_embeddings e ON e.topic_id = g.id
           WHERE g.name_key = ANY($1) AND ${FILING} IN (SELECT unnest($2::bytea[]))
             AND g.archived_at IS NULL AND g.merged_into IS NULL
           ORDER BY g.name_key, e.embedding, g.created_at, g.id
         ) oldest ORDER BY created_at, id`,
}

/**
 * For each topic the most similar one of the catalog at 0.95 or more, if there is one. Topics this similar share the
 * name's key and are filed alike, so only the few topics with that key and filing are compared.
 */
export async function matchTopics<T extends Embedded>(db: Db, topics: readonly T[]): Promise<Map<T, string>> {
  if (topics.length === 0) return new Map()
  const keys = [...new Set(topics.map(({ name_key }) => name_key))]
  const filings = topics.map(({ embedding }) => embedding.subarray(0, FILING_BYTES))
  const rows = await db.query(CANDIDATE, { ...CANDIDATES, values: [keys, filings] })
  const candidates = groupedBy(rows, likeness)
  const matches = new Map<T, string>()
  const pause = createPauses()
  for (const topic of topics) {
    const best = mostSimilar(topic, candidates.get(likeness(topic)) ?? [])
    if (best) matches.set(topic, best.id)
    await pause()
  }
  return matches
}

/** The same for all topics that can be at 0.95 or more: the name's key and the filing. */
export const likeness = ({ name_key, embedding }: Embedded): string =>
  `${name_key} ${embedding.toString('latin1', 0, FILING_BYTES)}`

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
