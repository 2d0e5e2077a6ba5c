import { z } from 'zod'
import type { OperatorCtx } from '../context'
import { REVIEW_REASON_LENGTH, REVIEW_TOPICS } from '../limits'
import { storable } from '../storable'

const TOPIC_IDS = 'topicIds array is required'
const REASON = 'reason is required'

export const reviewReason = z
  .string({ error: REASON })
  .max(REVIEW_REASON_LENGTH, `reason must be at most ${REVIEW_REASON_LENGTH} characters`)
  .overwrite(storable)
  .trim()
  .min(1, REASON)

export const flagBody = z.object(
  {
    topicIds: z
      .array(z.string({ error: TOPIC_IDS }).max(100).overwrite(storable), { error: TOPIC_IDS })
      .min(1, TOPIC_IDS)
      .max(REVIEW_TOPICS, `Maximum ${REVIEW_TOPICS} topics per request`),
    reason: reviewReason,
  },
  { error: TOPIC_IDS },
)
export type Flag = z.output<typeof flagBody>

export const flagged = z.object({ flagged: z.number().int() })

/** Puts topics of the catalog into the review queue. Ids of topics that do not exist or are hidden are not counted. */
export async function flagTopics({ db, now }: OperatorCtx, { topicIds, reason }: Flag): Promise<{ flagged: number }> {
  const flagged = await db.execute({
    text: `WITH locked AS (
             SELECT id FROM global_topics WHERE id = ANY($1) AND archived_at IS NULL AND merged_into IS NULL
             ORDER BY id FOR NO KEY UPDATE
           )
           UPDATE global_topics g SET review_status = 'needs_review', review_reason = $2, review_cause = NULL,
             updated_at = $3
           FROM locked WHERE g.id = locked.id`,
    values: [topicIds, reason, now],
  })
  return { flagged }
}
