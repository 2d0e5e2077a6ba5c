import type { z } from 'zod'
import type { Ctx } from '../context'
import { HISTORY_ENTRIES } from '../limits'
import { findTopicId } from './find'
import type { historyEntry } from './schema'

type Entry = z.infer<typeof historyEntry>

/** Newest first. */
export async function topicHistory(ctx: Ctx, id: string): Promise<Entry[]> {
  const orgTopicId = await findTopicId(ctx, id)
  const rows = await ctx.db.query<Omit<Entry, 'changedAt'> & { changedAt: Date }>({
    name: 'topic_history',
    text: `SELECT id, org_topic_id AS "orgTopicId", change_type AS "changeType", changed_by AS "changedBy",
                  previous_values AS "previousValues", new_values AS "newValues", source, metadata,
                  changed_at AS "changedAt"
           FROM org_topic_history WHERE org_id = $1 AND org_topic_id = $2
           ORDER BY changed_at DESC, id DESC LIMIT $3`,
    values: [ctx.org.id, orgTopicId, HISTORY_ENTRIES],
  })
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}
