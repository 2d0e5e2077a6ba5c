import type { OperatorCtx } from '../../context'
import { int8 } from '../../db/rows'
import { global_topic_history, users } from '../../db/tables'
import { notFound } from '../../errors'
import { HISTORY_ENTRIES } from '../../limits'
import type { GlobalHistoryEntry } from './schema'

type Values = GlobalHistoryEntry['newValues']

const HISTORY_ENTRY = {
  changeType: global_topic_history.change_type,
  engineVersionBefore: global_topic_history.engine_version_before,
  engineVersionAfter: global_topic_history.engine_version_after,
  previousValues: global_topic_history.previous_values.as<Values>(),
  newValues: global_topic_history.new_values.as<Values>(),
  changedBy: global_topic_history.changed_by,
  changedByName: users.name.nullable(),
  source: global_topic_history.source,
  batchId: global_topic_history.batch_id,
  metadata: global_topic_history.metadata.as<Values>(),
  changedAt: global_topic_history.changed_at,
}

/** Newest first. */
export async function globalTopicHistory({ db }: OperatorCtx, id: string) {
  const [topic] = await db.query(
    { total: int8 },
    {
      text: `SELECT (SELECT count(*) FROM global_topic_history WHERE topic_id = $1) AS total FROM global_topics WHERE id = $1`,
      values: [id],
    },
  )
  if (!topic) throw notFound('Topic')
  const rows = await db.query(HISTORY_ENTRY, {
    text: `SELECT change_type AS "changeType", engine_version_before AS "engineVersionBefore",
                  engine_version_after AS "engineVersionAfter", previous_values AS "previousValues",
                  new_values AS "newValues", changed_by AS "changedBy",
                  (SELECT u.name FROM users u WHERE u.id = changed_by) AS "changedByName", source, batch_id AS "batchId", metadata,
                  changed_at AS "changedAt"
           FROM global_topic_history WHERE topic_id = $1 ORDER BY id DESC LIMIT $2`,
    values: [id, HISTORY_ENTRIES],
  })
  const data = rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
  const { total } = topic
  return { data, total, page: 1, pageSize: HISTORY_ENTRIES, totalPages: Math.ceil(total / HISTORY_ENTRIES) }
}
