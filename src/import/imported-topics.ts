import type { Ctx } from '../context'
import { int8 } from '../db/rows'
import { org_topics } from '../db/tables'
import { IMPORT_ROWS } from '../limits'
import { findBatch, organizationBatches } from './batches'

/** The topics that a batch added and that are still in the library, those filed by a guess first. */
export async function importedTopics(ctx: Ctx, batchId: string): Promise<{ topicIds: string[]; uncertain: number }> {
  await findBatch(organizationBatches(ctx), batchId)
  const rows = await ctx.db.query(
    { id: org_topics.id, uncertain: int8 },
    {
      text: `SELECT id, count(*) FILTER (WHERE uncertain) OVER () AS uncertain FROM org_topics
             WHERE org_id = $1 AND batch_id = $2 AND visible
             ORDER BY NOT org_topics.uncertain, created_at, topic_name, id LIMIT ${IMPORT_ROWS}`,
      values: [ctx.org.id, batchId],
    },
  )
  return { topicIds: rows.map(({ id }) => id), uncertain: rows[0]?.uncertain ?? 0 }
}
