import type { Db } from '../../db/db'
import { corrections as table } from '../../db/tables'
import {
  type ClassificationResult,
  classify,
  type EmbeddedFields,
  embed,
  type Hints,
  normalizedName,
  type SegmentType,
  similarityOf,
} from '../../engine'
import type { Correction } from '../../llm/classify'
import { storable } from '../../storable'

/** Reading this many takes no time that shows beside a call to the provider. */
const CONSIDERED = 2_000
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

/** Corrections of topics like this one, the most similar first. */
export async function nearestCorrections(db: Db, topic: EmbeddedFields, count: number): Promise<Correction[]> {
  const rows = await db.query(EMBEDDED, {
    name: 'recent_corrections',
    text: 'SELECT id, embedding FROM corrections ORDER BY id DESC LIMIT $1',
    values: [CONSIDERED],
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
    text: 'SELECT id, topic_name, field, previous, corrected, reason FROM corrections WHERE id = ANY($1)',
    values: [nearest.map(({ id }) => id)],
  })
  const byId = new Map(corrections.map(({ id, ...correction }) => [id, correction]))
  return nearest.flatMap(({ id }) => byId.get(id) ?? [])
}

/** The segment type that a reviewer last gave to topics of a name, by normalized name. */
export type Corrections = ReadonlyMap<string, SegmentType>
export const NO_CORRECTIONS: Corrections = new Map()

const BY_NAME = { normalized_name: table.normalized_name, corrected: table.corrected.as<SegmentType>() }

/** One look-up for any number of normalized names. */
export async function correctionsOf(db: Db, names: readonly string[]): Promise<Corrections> {
  const rows = await db.query(BY_NAME, {
    name: 'corrections_of',
    text: `SELECT DISTINCT ON (normalized_name) normalized_name, corrected FROM corrections
           WHERE normalized_name = ANY($1) AND field = 'segment_type' ORDER BY normalized_name, id DESC`,
    values: [names],
  })
  return new Map(rows.map(({ normalized_name, corrected }) => [normalized_name, corrected]))
}

/** The local engine's answer, corrected where reviewers corrected the same name. The caller's hints win over both. */
export function classifyCorrected(name: string, hints: Hints, corrections: Corrections): ClassificationResult {
  return corrected(classify(name, hints), name, hints, corrections)
}

/** The same for one name. */
export async function classifyWithCorrections(db: Db, name: string, hints: Hints = {}): Promise<ClassificationResult> {
  const result = classify(name, hints)
  return corrected(result, name, hints, await correctionsOf(db, [storable(normalizedName(result.topic_name))]))
}

function corrected(
  result: ClassificationResult,
  name: string,
  hints: Hints,
  corrections: Corrections,
): ClassificationResult {
  const segment_type = corrections.size > 0 ? corrections.get(normalizedName(result.topic_name)) : undefined
  if (!segment_type || hints.segment_type || segment_type === result.segment_type) return result
  const { evidence, ...again } = classify(name, { ...hints, segment_type })
  return { ...again, evidence: { ...evidence, segment: { words: [], rule: 'corrected by a reviewer' } } }
}

export type NewCorrection = { topic: EmbeddedFields; previous: SegmentType; corrected: SegmentType; reason: string }

export async function addCorrection(db: Db, { topic, previous, corrected, reason }: NewCorrection, now: Date) {
  await db.execute({
    text: `INSERT INTO corrections (topic_name, normalized_name, field, previous, corrected, reason, embedding, created_at)
           VALUES ($1, $2, 'segment_type', $3, $4, $5, $6, $7)`,
    values: [
      topic.topic_name,
      normalizedName(topic.topic_name),
      previous,
      corrected,
      reason,
      Buffer.from(embed(topic).buffer),
      now,
    ],
  })
}
