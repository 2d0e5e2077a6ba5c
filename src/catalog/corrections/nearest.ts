import type { Db } from '../../db/db'
import { corrections as table } from '../../db/tables'
import { type EmbeddedFields, embed, similarityOf } from '../../engine'
import { CORRECTIONS_FOLLOWED } from '../../limits'
import type { Correction } from '../../llm/classify'
import { REVIEWERS } from './load'

/** Below this neither the category nor the name is shared. */
const MIN_SIMILARITY = 0.2

const EMBEDDED = { id: table.id, embedding: table.embedding }
const CORRECTION = {
  id: table.id,
  topic_name: table.topic_name,
  field: table.field,
  previous: table.previous,
  corrected: table.corrected,
  reason: table.reason,
}

/**
 * Corrections of topics like this one, the most similar first, for the LLM: those of reviewers and of the organization,
 * unless it is switched off there; `orgId` is null for work on the catalog.
 */
export async function nearestCorrections(
  db: Db,
  orgId: string | null,
  topic: EmbeddedFields,
  count: number,
): Promise<Correction[]> {
  const scopes = orgId === null ? [REVIEWERS] : [REVIEWERS, orgId]
  const rows = await db.query(EMBEDDED, {
    name: 'recent_corrections',
    text: `SELECT c.id, c.embedding FROM corrections c
           WHERE c.scope = ANY($1) AND c.enabled
             AND NOT EXISTS (SELECT FROM correction_sets s WHERE s.scope IN (c.scope, $2) AND NOT s.enabled)
           ORDER BY c.corrected_at DESC, c.id DESC LIMIT $3`,
    values: [scopes, orgId ?? REVIEWERS, CORRECTIONS_FOLLOWED],
  })
  if (rows.length === 0) return []
  const packed = embed(topic)
  const nearest = rows
    .map(({ id, embedding }) => ({ id, similarity: similarityOf(packed, embedding) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, count)
  const corrections = await db.query(CORRECTION, {
    name: 'corrections_by_id',
    text: `SELECT id, topic_name, field, previous, corrected, reason FROM corrections
           WHERE scope = ANY($1) AND id = ANY($2)`,
    values: [scopes, nearest.map(({ id }) => id)],
  })
  const byId = new Map(corrections.map(({ id, ...correction }) => [id, correction]))
  return nearest.flatMap(({ id }) => byId.get(id) ?? [])
}
