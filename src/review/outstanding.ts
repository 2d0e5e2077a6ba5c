import { VISIBLE } from '../catalog/browse/filters'
import type { OperatorCtx } from '../context'
import { global_topics } from '../db/tables'
import { OUTSTANDING, OUTSTANDING_ERRORS } from '../limits'
import { countTopics, ORDERS } from './list'
import { FAILED_JOB, type Outstanding, QUEUE_COLUMNS, QUEUE_TOPIC, toFailedJob, toQueueTopic } from './schema'

const OUTSTANDING_TOPIC = {
  ...QUEUE_TOPIC,
  subcategory: global_topics.subcategory,
  audienceType: global_topics.audience_type,
  engineVersion: global_topics.engine_version,
  updatedAt: global_topics.updated_at,
}

/** What waits for an operator: the least sure topics to review, and recent reclassify jobs with errors. */
export async function outstanding(ctx: OperatorCtx): Promise<Outstanding> {
  const rows = await ctx.db.query(OUTSTANDING_TOPIC, {
    text: `SELECT ${QUEUE_COLUMNS}, g.subcategory, g.audience_type AS "audienceType",
                  g.engine_version AS "engineVersion", g.updated_at AS "updatedAt"
           FROM global_topics g WHERE g.review_status = 'needs_review' AND ${VISIBLE}
           ORDER BY ${ORDERS.confidence} LIMIT $1`,
    values: [OUTSTANDING],
  })
  return {
    topics: rows.map((row) => ({ ...row, ...toQueueTopic(row), updatedAt: row.updatedAt.toISOString() })),
    total: await countTopics(ctx.db, 'needs_review'),
    jobs: (await classificationErrors(ctx)).jobs,
  }
}

/** Recent reclassify jobs with errors, the newest first. */
export async function classificationErrors({ db }: OperatorCtx) {
  const rows = await db.query(FAILED_JOB, {
    text: `SELECT j.id, j.status, j.config, j.total_items AS "totalItems", j.error_count AS "errorCount",
                  j.created_at AS "createdAt", j.completed_at AS "completedAt", coalesce((
                    SELECT json_agg(json_strip_nulls(json_build_object(
                             'id', e.item_id, 'name', e.name, 'message', e.message)) ORDER BY e.id DESC)
                    FROM (SELECT * FROM job_errors WHERE job_id = j.id ORDER BY id DESC LIMIT ${OUTSTANDING_ERRORS}) e
                  ), '[]') AS errors
           FROM jobs j WHERE j.job_type = 'reclassify' AND j.error_count > 0
           ORDER BY j.created_at DESC, j.id DESC LIMIT $1`,
    values: [OUTSTANDING],
  })
  return { jobs: rows.map(toFailedJob) }
}
