import type { Db } from '../../db/db'
import type { RowOf } from '../../db/rows'
import { global_topics, topic_embeddings } from '../../db/tables'
import { embed, nameKey, normalizedName, similarityOf } from '../../engine'
import { NEIGHBOUR_NAMES, NEIGHBOUR_TOPICS } from '../../limits'
import { mapWithPauses } from '../../pauses'
import { bucketOf, type TopicFields } from '../topic/record'

export type Neighbour = { id: string; topic_name: string; similarity: number }

const CANDIDATE = { id: topic_embeddings.topic_id, embedding: topic_embeddings.embedding }
type Candidate = RowOf<typeof CANDIDATE>
const VISIBLE_TOPIC = { id: global_topics.id, topic_name: global_topics.topic_name }

/** How many are looked up at a time: the best one is nearly always visible. */
const BATCH = 50

/**
 * The visible topic most like this one, among those of the same subcategory and all of the same name. That finds every
 * topic at 0.95 or more. Of a subcategory with very many topics, which are all alike at 0.75 or more, some are compared, and
 * those whose names stand beside this one in the order of the alphabet.
 */
export async function nearestTopic(db: Db, topic: TopicFields): Promise<Neighbour | null> {
  const packed = embed(topic)
  const candidates = await ofSubcategoryOrName(db, topic)
  if (candidates.length >= NEIGHBOUR_TOPICS) candidates.push(...(await besideInAlphabet(db, topic)))
  const compared = await mapWithPauses(candidates, ({ id, embedding }) => ({
    id,
    similarity: similarityOf(packed, embedding),
  }))
  const ranked = compared.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1))
  for (let at = 0; at < ranked.length; at += BATCH) {
    const neighbour = await firstVisible(db, ranked.slice(at, at + BATCH))
    if (neighbour) return neighbour
  }
  return null
}

const ofSubcategoryOrName = (db: Db, topic: TopicFields): Promise<Candidate[]> =>
  db.query(CANDIDATE, {
    name: 'neighbour_candidates',
    text: `(SELECT topic_id AS id, embedding FROM topic_embeddings WHERE bucket = $1 LIMIT ${NEIGHBOUR_TOPICS})
           UNION ALL
           SELECT topic_id, embedding FROM global_topics g JOIN topic_embeddings ON topic_id = g.id WHERE g.name_key = $2`,
    values: [bucketOf(topic), nameKey(topic.topic_name)],
  })

function besideInAlphabet(db: Db, topic: TopicFields): Promise<Candidate[]> {
  const side = (comparison: string, order: string) =>
    `(SELECT id FROM global_topics WHERE normalized_name ${comparison} $1 AND archived_at IS NULL AND merged_into IS NULL
      ORDER BY normalized_name USING ${order} LIMIT ${NEIGHBOUR_NAMES})`
  return db.query(CANDIDATE, {
    name: 'neighbours_in_alphabet',
    text: `SELECT e.topic_id AS id, e.embedding FROM (${side('~>=~', '~<~')} UNION ALL ${side('~<~', '~>~')}) beside
           JOIN topic_embeddings e ON e.topic_id = beside.id`,
    values: [normalizedName(topic.topic_name)],
  })
}

async function firstVisible(db: Db, ranked: readonly { id: string; similarity: number }[]): Promise<Neighbour | null> {
  const rows = await db.query(VISIBLE_TOPIC, {
    name: 'visible_topics',
    text: `SELECT id, topic_name FROM global_topics
           WHERE id = ANY($1::text[]) AND archived_at IS NULL AND merged_into IS NULL`,
    values: [ranked.map(({ id }) => id)],
  })
  const names = new Map(rows.map((row) => [row.id, row.topic_name]))
  const best = ranked.find(({ id }) => names.has(id))
  return best ? { ...best, topic_name: names.get(best.id)! } : null
}
