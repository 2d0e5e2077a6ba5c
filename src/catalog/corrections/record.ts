import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/db'
import { toArrays, unnest } from '../../db/unnest'
import { CORRECTABLE_FIELDS, type CorrectableField, embed, normalizedName } from '../../engine'
import type { TopicFields } from '../topic/record'

/** Who corrected: an organization's person for the organization, a reviewer (`orgId` null) for all. */
export type Corrector = { db: Db; log: FastifyBaseLogger; now: Date; orgId: string | null; userId: string }

export type NewCorrection = {
  /** As it was, under the name that it has now. */
  topic: TopicFields
  corrected: Partial<Pick<TopicFields, CorrectableField>>
  reason?: string
}

const TYPES = {
  topic_name: 'text',
  normalized_name: 'text',
  field: 'text',
  previous: 'text',
  corrected: 'text',
  reason: 'text',
  embedding: 'bytea',
} as const

/**
 * Keeps corrections for later classifications, any number in one statement; a person's later opinion replaces the earlier
 * one. The edit that they come from is stored already, so a failure is only logged.
 */
export async function recordCorrections(by: Corrector, corrections: readonly NewCorrection[]): Promise<void> {
  const rows = [
    ...new Map(corrections.flatMap(rowsOf).map((row) => [`${row.field} ${row.normalized_name}`, row])).values(),
  ]
  if (rows.length === 0) return
  await by.db
    .execute({
      text: `INSERT INTO corrections (org_id, corrected_by, corrected_at, created_at, ${Object.keys(TYPES).join(', ')})
             SELECT $1, $2, $3, $3, input.* FROM ${unnest(TYPES, 4)} ORDER BY normalized_name, field
             ON CONFLICT (scope, normalized_name, field, corrected_by) DO UPDATE SET
               topic_name = excluded.topic_name, previous = excluded.previous, corrected = excluded.corrected,
               reason = excluded.reason, embedding = excluded.embedding, corrected_at = excluded.corrected_at, enabled = true`,
      values: [by.orgId, by.userId, by.now, ...toArrays(rows, TYPES)],
    })
    .catch((err) => by.log.warn({ err }, 'Corrections could not be stored for later classifications'))
}

function rowsOf({ topic, corrected, reason = '' }: NewCorrection) {
  const embedding = Buffer.from(embed(topic).buffer)
  return CORRECTABLE_FIELDS.flatMap((field) => {
    const value = corrected[field]
    if (value === undefined) return []
    return {
      topic_name: topic.topic_name,
      normalized_name: normalizedName(topic.topic_name),
      field,
      previous: topic[field],
      corrected: value,
      reason,
      embedding,
    }
  })
}

/** Of what was sent, the fields that changed: those that only follow from others are no corrections. */
export function correctedIn(sent: Partial<TopicFields>, changed: Partial<TopicFields>): NewCorrection['corrected'] {
  const fields = CORRECTABLE_FIELDS.filter((field) => sent[field] !== undefined && changed[field] !== undefined)
  return Object.fromEntries(fields.map((field) => [field, changed[field]]))
}
