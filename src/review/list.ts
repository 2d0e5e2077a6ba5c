import { VISIBLE } from '../catalog/browse/filters'
import type { OperatorCtx } from '../context'
import { int8 } from '../db/rows'
import { QUEUE_COLUMNS, QUEUE_TOPIC, type QueueQuery, toQueueTopic } from './schema'

export const ORDERS: Record<QueueQuery['sortBy'], string> = {
  confidence: 'g.confidence, g.created_at DESC, g.id DESC',
  created_at: 'g.created_at DESC, g.id DESC',
  // The 1 makes a topic that is in no library count as well.
  impact: `(1 + (SELECT count(*) FROM org_topics o WHERE o.topic_id = g.id)) * (1 - g.confidence) DESC,
    g.created_at DESC, g.id DESC`,
}

/** Archived and merged topics need no review. */
export async function reviewQueue({ db }: OperatorCtx, { status, sortBy, page, pageSize }: QueueQuery) {
  const order = ORDERS[sortBy]
  const rows = await db.query(QUEUE_TOPIC, {
    text: `WITH page AS MATERIALIZED (
             SELECT g.id FROM global_topics g WHERE g.review_status = $1 AND ${VISIBLE}
             ORDER BY ${order} LIMIT $2 OFFSET $3
           )
           SELECT ${QUEUE_COLUMNS} FROM page JOIN global_topics g USING (id) ORDER BY ${order}`,
    values: [status, pageSize, (page - 1) * pageSize],
  })
  const reviewCount = await countTopics(db, 'needs_review')
  const total = status === 'needs_review' ? reviewCount : await countTopics(db, status)
  return { topics: rows.map(toQueueTopic), total, reviewCount }
}

export async function countTopics(db: OperatorCtx['db'], status: QueueQuery['status']): Promise<number> {
  const [row] = await db.query(
    { total: int8 },
    {
      text: `SELECT count(*) AS total FROM global_topics g WHERE g.review_status = $1 AND ${VISIBLE}`,
      values: [status],
    },
  )
  return row!.total
}
