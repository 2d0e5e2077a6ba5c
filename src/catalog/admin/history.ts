import type { OperatorCtx } from '../../context'
import { notFound } from '../../errors'
import { HISTORY_ENTRIES } from '../../limits'
import type { GlobalHistoryEntry } from './schema'

/** Newest first. */
export async function globalTopicHistory({ db }: OperatorCtx, id: string) {
  const [topic] = await db.query<{ total: number }>({
    text: `SELECT (SELECT count(*) FROM global_topic_history WHERE topic_id = $1) AS total FROM global_topics WHERE id = $1`,
    values: [id],
  })
  if (!topic) throw notFound('Topic')
  const rows = await db.query<Omit<GlobalHistoryEntry, 'changedAt'> & { changedAt: Date }>({
    text: `SELECT change_type AS "changeType", engine_version_before AS "engineVersionBefore",
                  engine_version_after AS "engineVersionAfter", previous_values AS "previousValues",
                  new_values AS "newValues", changed_by AS "changedBy", source, batch_id AS "batchId", metadata,
                  changed_at AS "changedAt"
           FROM global_topic_history WHERE topic_id = $1 ORDER BY id DESC LIMIT $2`,
    values: [id, HISTORY_ENTRIES],
  })
  const data = rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
  const { total } = topic
  return { data, total, page: 1, pageSize: HISTORY_ENTRIES, totalPages: Math.ceil(total / HISTORY_ENTRIES) }
}
