import type { z } from 'zod'
import type { Ctx } from '../context'
import { org_topic_history } from '../db/tables'
import { HISTORY_ENTRIES } from '../limits'
import { findTopicId } from './find'
import type { ChangeType } from './history-entry'
import type { historyEntry } from './schema'

type Values = Record<string, unknown>

const ENTRY = {
  id: org_topic_history.id,
  orgTopicId: org_topic_history.org_topic_id,
  changeType: org_topic_history.change_type.as<ChangeType>(),
  changedBy: org_topic_history.changed_by,
  previousValues: org_topic_history.previous_values.as<Values>(),
  newValues: org_topic_history.new_values.as<Values>(),
  source: org_topic_history.source,
  metadata: org_topic_history.metadata.as<Values>(),
  changedAt: org_topic_history.changed_at,
}

/** Newest first. */
export async function topicHistory(ctx: Ctx, id: string): Promise<z.infer<typeof historyEntry>[]> {
  const orgTopicId = await findTopicId(ctx, id)
  const rows = await ctx.db.query(ENTRY, {
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
