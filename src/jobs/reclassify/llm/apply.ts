import { flagForReview } from '../../../catalog/rewrite/flag-for-review'
import {
  filingOf,
  HELD,
  HELD_COLUMNS,
  type HeldGlobalTopic,
  planRewrite,
  rewriteTopics,
} from '../../../catalog/rewrite/rewrite'
import { pick } from '../../../catalog/topic/overlay'
import { FIELD_NAMES, fieldsOf, type TopicFields } from '../../../catalog/topic/record'
import type { Db } from '../../../db/db'
import { ENGINE_VERSION } from '../../../engine'
import { BATCH_PROCESS_CHUNK_SIZE } from '../../../limits'
import { classificationIn } from '../../../llm/classify'
import { UnusableAnswer } from '../../../llm/client'
import { NO_USAGE } from '../../../llm/usage'
import { mapWithPauses } from '../../../pauses'
import { activeTemplates } from '../../../templates/stored'
import { addToDryRun } from '../dry-run'
import { isSettled } from '../local/local'
import { withTargetColumn } from '../target-column'
import type { LlmJob, Tick } from './cursor'

type StoredAnswer = { text: string } | { failure: string }
type Staged = HeldGlobalTopic & { answer: StoredAnswer }

/** A chunk of staged answers, put into the catalog in one transaction. Returns how many. */
export async function applyAnswers({ ctx, job }: Tick): Promise<number> {
  let applied = 0
  await job.commit(async (db) => {
    const staged = await takeStaged(db, job)
    applied = staged.length
    const open = staged.filter((topic) => topic.visible && (job.config.force || !isSettled(topic)))
    const judged = await mapWithPauses(open, (topic) => judge(topic, job.config))
    const failed = judged.flatMap((one) => ('failure' in one ? [one] : []))
    const templates = await activeTemplates(db)
    const usable = judged.flatMap((one) => ('fields' in one ? [one] : []))
    const rewrites = await mapWithPauses(usable, ({ topic, fields }) => planRewrite(topic, filingOf(fields, templates)))
    const progress = {
      success: rewrites.length,
      skipped: staged.length - open.length,
      errors: failed.map(({ topic, failure }) => ({ id: topic.id, name: topic.topic_name, message: failure })),
    }
    if (job.config.dryRun) return { ...progress, result: addToDryRun(job.result, rewrites) }
    await flagForReview(
      db,
      failed.flatMap(({ topic, failure, isInvalid }) => (isInvalid ? [{ id: topic.id, reason: failure }] : [])),
      ctx.now,
    )
    await rewriteTopics(db, rewrites, templates, {
      changeType: 'reclassified',
      source: 'admin_reclassify_llm',
      batchId: job.id,
      userId: ctx.userId,
      now: ctx.now,
    })
    return progress
  })
  return applied
}

async function takeStaged(db: Db, job: LlmJob): Promise<Staged[]> {
  const staged = await db.query<Staged>({
    text: `SELECT ${HELD_COLUMNS}, i.answer FROM llm_batch_items i JOIN (${HELD}) ON g.id = i.topic_id
           WHERE i.job_id = $1 AND i.answer IS NOT NULL ORDER BY i.topic_id LIMIT $2 FOR UPDATE OF g`,
    values: [job.id, BATCH_PROCESS_CHUNK_SIZE],
  })
  await db.execute({
    text: 'DELETE FROM llm_batch_items WHERE job_id = $1 AND topic_id = ANY($2)',
    values: [job.id, staged.map(({ id }) => id)],
  })
  return staged
}

/** What an answer cost was recorded when it was staged. */
const COUNTED_BEFORE = { ...NO_USAGE, cost: null }

type Judged = { topic: HeldGlobalTopic } & ({ fields: TopicFields } | { failure: string; isInvalid: boolean })

/** What the model says of a topic; where that is not within the vocabulary, a human decides. */
function judge({ answer, ...topic }: Staged, { targetColumn }: LlmJob['config']): Judged {
  if ('failure' in answer) return { topic, failure: answer.failure, isInvalid: false }
  try {
    const judged: TopicFields = {
      ...fieldsOf(classificationIn({ text: answer.text, usage: COUNTED_BEFORE }), ENGINE_VERSION),
      topic_name: topic.topic_name,
    }
    if (!targetColumn) return { topic, fields: judged }
    const fields = withTargetColumn(pick(topic, FIELD_NAMES), judged, targetColumn)
    return typeof fields === 'string' ? { topic, failure: fields, isInvalid: true } : { topic, fields }
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error
    return { topic, failure: error.message, isInvalid: true }
  }
}
