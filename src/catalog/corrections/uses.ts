import type { Db } from '../../db/db'
import type { ClassificationResult } from '../../engine'

/** The corrections that took part in a classification, each once. */
export function correctionIds({ evidence }: Pick<ClassificationResult, 'evidence'>): number[] {
  const { category, segment, audience, sensitivity } = evidence
  const uses = [category, segment, audience, sensitivity].flatMap(({ corrections = [] }) => corrections)
  return [...new Set(uses.map(({ id }) => id))]
}

/** Counts a topic for each of the ids, which may repeat. Corrections that were deleted meanwhile are left out. */
export async function countCorrectionUses(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute({
    name: 'count_correction_uses',
    text: `INSERT INTO correction_uses (correction_id, topics)
           SELECT used.id, used.topics
           FROM (SELECT id, count(*) AS topics FROM unnest($1::bigint[]) AS ids (id) GROUP BY id) used
           JOIN (SELECT id FROM corrections WHERE id = ANY($1) ORDER BY id FOR KEY SHARE) existing USING (id)`,
    values: [ids],
  })
}
