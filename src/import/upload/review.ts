import type { Ctx } from '../../context'
import { int8, textArray } from '../../db/rows'
import { findUpload } from './find'
import type { ReviewDecisions, ReviewState } from './schema'

// OFFSET 0 makes each topic look its decision up in the index. As a join it is planned for the few decisions that the last
// statistics knew, and compares every topic with every decision: 16 s for 10,000 topics, instead of 0.1 s.
const OPEN = `SELECT o.id, o.uncertain, g.confidence, b.first_row, o.created_at, o.topic_name
  FROM import_batches b JOIN org_topics o ON o.org_id = b.org_id AND o.batch_id = b.id
  JOIN global_topics g ON g.id = o.topic_id
  WHERE b.org_id = $1 AND b.upload_id = $2 AND o.visible AND NOT EXISTS (
    SELECT FROM import_reviews r WHERE r.org_id = $1 AND r.upload_id = $2 AND r.org_topic_id = o.id OFFSET 0)`

/** What people have decided about the imported topics so far, and which they come to next. */
export async function reviewOf(ctx: Ctx, id: string, limit: number): Promise<ReviewState> {
  await findUpload(ctx, id)
  const [state] = await ctx.db.query(
    { kept: int8, skipped: int8, remaining: int8, uncertain: int8, topicIds: textArray },
    {
      text: `WITH open AS MATERIALIZED (${OPEN})
             SELECT count(*) FILTER (WHERE decision = 'kept') AS kept,
                    count(*) FILTER (WHERE decision = 'skipped') AS skipped,
                    (SELECT count(*) FROM open) AS remaining,
                    (SELECT count(*) FROM open WHERE uncertain) AS uncertain,
                    ARRAY(SELECT id FROM open ORDER BY NOT uncertain, confidence, first_row, created_at, topic_name, id
                          LIMIT $3) AS "topicIds"
             FROM import_reviews WHERE org_id = $1 AND upload_id = $2`,
      values: [ctx.org.id, id, limit],
    },
  )
  return state!
}

/** A later decision about the same topic replaces the earlier one, or takes it back. */
export async function decide(ctx: Ctx, id: string, decisions: ReviewDecisions): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    // One after the other: two people who take back what the other one decides would wait for each other.
    await findUpload(inside, id, 'FOR UPDATE')
    await storeDecisions(inside, id, decisions)
  })
}

async function storeDecisions(ctx: Ctx, id: string, { kept, skipped, reopened }: ReviewDecisions): Promise<void> {
  if (reopened.length > 0) {
    await ctx.db.execute({
      text: 'DELETE FROM import_reviews WHERE org_id = $1 AND upload_id = $2 AND org_topic_id = ANY($3)',
      values: [ctx.org.id, id, reopened],
    })
  }
  const decisions = new Map([
    ...kept.map((topic) => [topic, 'kept'] as const),
    ...skipped.map((topic) => [topic, 'skipped'] as const),
  ])
  await ctx.db.execute({
    text: `INSERT INTO import_reviews (org_id, upload_id, org_topic_id, decision, decided_by, decided_at)
           SELECT $1, $2, decided.topic, decided.decision, $5, $6
           FROM unnest($3::text[], $4::text[]) AS decided (topic, decision)
           WHERE ${isImported('org_topics')} OR ${isImported('deleted_topics')} ORDER BY decided.topic
           ON CONFLICT (org_id, upload_id, org_topic_id)
           DO UPDATE SET decision = excluded.decision, decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
    values: [ctx.org.id, id, [...decisions.keys()], [...decisions.values()], ctx.caller.userId, ctx.now],
  })
}

/** Topics that are skipped may be deleted already. */
const isImported = (table: 'org_topics' | 'deleted_topics') => `EXISTS (
  SELECT FROM ${table} t JOIN import_batches b ON b.org_id = t.org_id AND b.id = t.batch_id
  WHERE t.org_id = $1 AND t.id = decided.topic AND b.upload_id = $2)`
