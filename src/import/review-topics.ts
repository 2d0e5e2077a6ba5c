import type { OperatorCtx } from '../context'
import { findBatch, systemBatches } from './batches'
import type { ReviewTopics } from './schema'

/** Puts topics of the catalog into the review queue; ids that name no visible topic are not counted. */
export async function reviewTopics(operator: OperatorCtx, batchId: string, { topicIds, reason }: ReviewTopics) {
  await findBatch(systemBatches(operator), batchId)
  const flagged = await operator.db.execute({
    text: `WITH held AS (
             SELECT id FROM global_topics WHERE id = ANY($1) AND archived_at IS NULL AND merged_into IS NULL
             ORDER BY id FOR NO KEY UPDATE
           )
           UPDATE global_topics g SET review_status = 'needs_review', review_reason = $2, updated_at = $3
           FROM held WHERE g.id = held.id`,
    values: [topicIds, reason, operator.now],
  })
  return { flagged }
}
