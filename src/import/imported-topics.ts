import type { Ctx } from '../context'
import { int8 } from '../db/rows'
import { org_topics } from '../db/tables'
import { IMPORT_ROWS } from '../limits'
import { findBatch, organizationBatches } from './batches'

/** The topics that a batch added and that are still in the library, in the order of doubt: guesses first, then by confidence. */
export async function importedTopics(ctx: Ctx, batchId: string): Promise<{ topicIds: string[]; uncertain: number }> {
  await findBatch(organizationBatches(ctx), batchId)
  const rows = await ctx.db.query(
    { id: org_topics.id, uncertain: int8 },
    {
      text: `SELECT o.id, count(*) FILTER (WHERE o.uncertain) OVER () AS uncertain
             FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
             WHERE o.org_id = $1 AND o.batch_id = $2 AND o.visible
             ORDER BY NOT o.uncertain, g.confidence, o.created_at, o.topic_name, o.id LIMIT ${IMPORT_ROWS}`,
      values: [ctx.org.id, batchId],
    },
  )
  return { topicIds: rows.map(({ id }) => id), uncertain: rows[0]?.uncertain ?? 0 }
}
