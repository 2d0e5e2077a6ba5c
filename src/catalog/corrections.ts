import type { Db } from '../db/db'
import { type EmbeddedFields, embed, packEmbedding } from '../engine/embedding'
import { packedSimilarity } from '../engine/similarity'
import type { Correction } from '../llm/classify'

/** Older ones have had their time, and reading this many costs a call to the provider nothing that shows. */
const CONSIDERED = 2_000
/** Below this neither the category nor the name is shared. */
const RELATED = 0.2

/** What reviewers corrected of topics like this one, the most similar first. */
export async function nearestCorrections(db: Db, topic: EmbeddedFields, count: number): Promise<Correction[]> {
  const rows = await db.query<{ id: number; embedding: Buffer }>({
    name: 'recent_corrections',
    text: 'SELECT id, embedding FROM corrections ORDER BY id DESC LIMIT $1',
    values: [CONSIDERED],
  })
  if (rows.length === 0) return []
  const own = packEmbedding(embed(topic))
  const nearest = rows
    .map(({ id, embedding }) => ({ id, similarity: packedSimilarity(own, embedding) }))
    .filter(({ similarity }) => similarity >= RELATED)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, count)
  const found = await db.query<Correction & { id: number }>({
    name: 'corrections_by_id',
    text: 'SELECT id, topic_name, field, previous, corrected, reason FROM corrections WHERE id = ANY($1)',
    values: [nearest.map(({ id }) => id)],
  })
  const byId = new Map(found.map(({ id, ...correction }) => [id, correction]))
  return nearest.flatMap(({ id }) => byId.get(id) ?? [])
}
