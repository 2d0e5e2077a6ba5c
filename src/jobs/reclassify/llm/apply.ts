import { clearLlmFailures, flagForReview, queueUnknownNames } from '../../../catalog/rewrite/flag-for-review'
import {
  contentOf,
  planRewrite,
  REWRITABLE_COLUMNS,
  REWRITABLE_TOPIC,
  REWRITABLE_TOPICS,
  type RewritableTopic,
  rewriteTopics,
} from '../../../catalog/rewrite/rewrite-topics'
import { lockLinksOf } from '../../../catalog/topic/lock-links'
import { pick } from '../../../catalog/topic/overlay'
import { FIELD_NAMES, fieldsOf, type TopicFields } from '../../../catalog/topic/record'
import type { Db } from '../../../db/db'
import type { RowOf } from '../../../db/rows'
import { llm_batch_items } from '../../../db/tables'
import { ENGINE_VERSION } from '../../../engine'
import { BATCH_PROCESS_CHUNK_SIZE } from '../../../limits'
import { classificationIn } from '../../../llm/classify'
import { UnusableAnswer } from '../../../llm/client'
import { NO_USAGE } from '../../../llm/usage'
import { mapWithPauses } from '../../../pauses'
import { activeTemplates } from '../../../templates/stored'
import { addToDryRun } from '../dry-run'
import { addEngineUse } from '../engine-use'
import { isSettled, planRewrites, writePlanned } from '../local/local'
import { withTargetColumn } from '../target-column'
import type { LlmJob, Tick } from './cursor'

type StoredAnswer = { text: string } | { failure: string }
const STAGED = {
  ...REWRITABLE_TOPIC,
  answer: llm_batch_items.answer.as<StoredAnswer>().notNull(),
  asked_name: llm_batch_items.asked_name,
}
type Staged = RowOf<typeof STAGED>

/**
 * Writes a chunk of staged answers to the catalog, in one transaction. Where the LLM failed, mode auto writes the local
 * engine's answer. Returns how many it was.
 */
export async function applyAnswers({ ctx, job }: Tick): Promise<number> {
  let applied = 0
  await job.commit(async (db) => {
    const staged = await lockStaged(db, job)
    applied = staged.length
    const edited = await editedSinceAsked(db, job, staged)
    await db.execute({
      text: 'DELETE FROM llm_batch_items WHERE job_id = $1 AND topic_id = ANY($2)',
      values: [job.id, staged.map(({ id }) => id)],
    })
    const isOpen = (topic: Staged) => !isSettled(topic) && (isRenamed(topic) || !edited.has(topic.id))
    const open = staged.filter((topic) => topic.visible && (job.config.force || isOpen(topic)))
    const verdicts = await mapWithPauses(open, (topic) => judge(topic, job.config))
    const failed = verdicts.flatMap((verdict) => ('failure' in verdict ? [verdict] : []))
    const templates = await activeTemplates(db)
    const usable = verdicts.flatMap((verdict) => ('fields' in verdict ? [verdict] : []))
    const rewrites = await mapWithPauses(usable, ({ topic, fields }) =>
      planRewrite(topic, contentOf(fields, templates)),
    )
    const fallbacks =
      job.config.mode === 'auto'
        ? await planRewrites(
            db,
            failed.map(({ topic }) => topic),
            templates,
          )
        : []
    const result = addEngineUse(job.result, { llm: rewrites.length, llm_failed: failed.length })
    const progress = {
      result,
      success: rewrites.length,
      skipped: staged.length - open.length,
      errors: failed.map(({ topic, failure }) => ({ id: topic.id, name: topic.topic_name, message: failure })),
    }
    if (job.config.dryRun) {
      return { ...progress, result: { ...result, ...addToDryRun(result, [...rewrites, ...fallbacks]) } }
    }
    await flagForReview(
      db,
      failed.flatMap(({ topic, failure, isInvalid }) => (isInvalid ? [{ id: topic.id, reason: failure }] : [])),
      ctx.now,
    )
    await lockLinksOf(
      db,
      [...rewrites, ...fallbacks].map(({ topic }) => topic.id),
    )
    await rewriteTopics(db, rewrites, templates, {
      changeType: 'reclassified',
      source: 'admin_reclassify_llm',
      batchId: job.id,
      userId: ctx.userId,
      now: ctx.now,
    })
    await clearLlmFailures(
      db,
      rewrites.map(({ topic }) => topic.id),
      ctx.now,
    )
    if (!job.config.targetColumn) {
      await queueUnknownNames(
        db,
        usable.map(({ topic, unresolved }) => ({ id: topic.id, unresolved })),
        ctx.now,
      )
    }
    await writePlanned(db, fallbacks, templates, { ctx, job })
    return progress
  })
  return applied
}

const lockStaged = (db: Db, job: LlmJob): Promise<Staged[]> =>
  db.query(STAGED, {
    text: `SELECT ${REWRITABLE_COLUMNS}, i.answer, i.asked_name
           FROM llm_batch_items i JOIN (${REWRITABLE_TOPICS}) ON g.id = i.topic_id
           WHERE i.job_id = $1 AND i.answer IS NOT NULL ORDER BY i.topic_id LIMIT $2 FOR UPDATE OF g`,
    values: [job.id, BATCH_PROCESS_CHUNK_SIZE],
  })

/** Topics that an operator edited since the provider was asked. The topics are locked by now, so none is missed. */
async function editedSinceAsked(db: Db, job: LlmJob, staged: readonly Staged[]): Promise<Set<string>> {
  const edited = await db.query(
    { topic_id: llm_batch_items.topic_id },
    {
      text: `SELECT DISTINCT i.topic_id FROM llm_batch_items i
             JOIN llm_batches b ON b.job_id = i.job_id AND b.number = i.batch
             JOIN global_topic_history h ON h.topic_id = i.topic_id AND h.changed_at > b.intended_at
             WHERE i.job_id = $1 AND i.topic_id = ANY($2) AND h.source = 'admin_ui' AND h.change_type = 'reclassified'
               AND h.new_values - 'performance_score' <> '{}'`,
      values: [job.id, staged.map(({ id }) => id)],
    },
  )
  return new Set(edited.map(({ topic_id }) => topic_id))
}

const isRenamed = ({ asked_name, topic_name }: Staged): boolean => asked_name !== null && asked_name !== topic_name

/** The cost of an answer was recorded when it was staged. */
const ALREADY_RECORDED = { ...NO_USAGE, cost: null }

/** `unresolved`: the words whose sensitivity nobody has judged. */
type Judged = { fields: TopicFields; unresolved: readonly string[] }
type Verdict = { topic: RewritableTopic } & (Judged | { failure: string; isInvalid: boolean })

/** Errors of the provider that a person settles, not another attempt. */
const NEEDS_PERSON = /Invalid segment_type|needs human review/i

/** What the model says about a topic. If the answer is not within the vocabulary, a person decides. */
function judge(staged: Staged, { targetColumn }: LlmJob['config']): Verdict {
  const { answer, asked_name: _, ...topic } = staged
  if (isRenamed(staged)) return { topic, failure: 'The topic was renamed since it was asked about', isInvalid: false }
  if ('failure' in answer) return { topic, failure: answer.failure, isInvalid: NEEDS_PERSON.test(answer.failure) }
  try {
    const result = classificationIn({ text: answer.text, usage: ALREADY_RECORDED })
    const answered: TopicFields = { ...fieldsOf(result, ENGINE_VERSION, 'llm'), topic_name: topic.topic_name }
    const { unresolved } = result.evidence.sensitivity
    if (!targetColumn) return { topic, fields: answered, unresolved }
    const fields = withTargetColumn(pick(topic, FIELD_NAMES), answered, targetColumn)
    return typeof fields === 'string' ? { topic, failure: fields, isInvalid: true } : { topic, fields, unresolved }
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error
    return { topic, failure: error.message, isInvalid: true }
  }
}
