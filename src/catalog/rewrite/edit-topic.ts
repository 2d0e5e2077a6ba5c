import type { OperatorCtx } from '../../context'
import type { Db } from '../../db/db'
import { columnsOf, type RowOf } from '../../db/rows'
import { global_topics } from '../../db/tables'
import { notFound } from '../../errors'
import { activeTemplates } from '../../templates/stored'
import { correctedIn, recordCorrections } from '../corrections/record'
import { lockLinksOf } from '../topic/lock-links'
import { outputsOf, type TopicOutputs } from '../topic/outputs'
import { changedFields, pick } from '../topic/overlay'
import { DERIVED_NAMES, derivedOf, FIELD_NAMES, OUTPUT_NAMES, type TopicFields, toClassified } from '../topic/record'
import { retryOnConflict } from '../topic/retry-on-conflict'
import { STORED_TOPIC } from '../topic/stored-topic'
import { isVisible } from '../topic/visibility'
import { clearUnknownNames, unknownNameReason, unresolvedIn } from './flag-for-review'
import { withImpliedFields } from './implied-fields'
import { propagateChanges, touchLinks } from './propagate'

export const GLOBAL_TOPIC = {
  ...STORED_TOPIC,
  ...pick(global_topics, [
    'performance_score',
    'review_status',
    'review_reason',
    'archived_at',
    'merged_into',
    'created_at',
    'updated_at',
  ]),
}
export type GlobalTopicRow = RowOf<typeof GLOBAL_TOPIC>

export const GLOBAL_TOPIC_COLUMNS = columnsOf(GLOBAL_TOPIC, 'g')

export type GlobalTopicUpdate = Partial<TopicFields> & { performance_score?: number | null }

/**
 * An operator's edit. Outputs, identity and search follow, and so does every library that didn't override the field; later
 * classifications follow what it corrects.
 */
export async function updateGlobalTopic(
  ctx: OperatorCtx,
  id: string,
  input: GlobalTopicUpdate,
): Promise<GlobalTopicRow> {
  const edit = () => ctx.db.transaction((db) => editTopic({ ...ctx, db }, id, input))
  const { current, changed, row } = await retryOnConflict(edit)
  const topic = { ...current, topic_name: row.topic_name }
  await recordCorrections({ ...ctx, orgId: null }, [{ topic, corrected: correctedIn(input, changed) }])
  return row
}

async function editTopic(ctx: OperatorCtx, id: string, { performance_score, ...input }: GlobalTopicUpdate) {
  const current = await lockGlobalTopic(ctx.db, id)
  const changed = changedFields(current, withImpliedFields(current, input))
  const isScored = performance_score !== undefined && performance_score !== current.performance_score
  if (Object.keys(changed).length === 0 && !isScored) return { current, changed, row: current }
  const row = await rewriteTopic(ctx, current, isScored ? { changed, score: performance_score } : { changed })
  return { current, changed, row }
}

/** The topic, locked until the transaction ends. */
export async function lockGlobalTopic(db: Db, id: string): Promise<GlobalTopicRow> {
  const [current] = await db.query(GLOBAL_TOPIC, {
    text: `SELECT ${GLOBAL_TOPIC_COLUMNS} FROM global_topics g WHERE g.id = $1 FOR UPDATE`,
    values: [id],
  })
  if (!current) throw notFound('Topic')
  return current
}

export type Edit = {
  changed: Partial<TopicFields>
  score?: number | null
  /** Set by a reviewer: the topic leaves the queue, and its outputs are made again even if no field changed. */
  review?: { reason: string }
}

export async function rewriteTopic(ctx: OperatorCtx, current: GlobalTopicRow, edit: Edit): Promise<GlobalTopicRow> {
  const { changed, score, review } = edit
  const fields: TopicFields = { ...pick(current, FIELD_NAMES), ...changed }
  const templates = await activeTemplates(ctx.db)
  const needsOutputs = Object.keys(changed).length > 0 || review !== undefined
  const outputs = needsOutputs ? outputsOf(toClassified(fields), templates) : pick(current, OUTPUT_NAMES)
  const row = await writeTopic(ctx, current, { ...fields, ...outputs }, edit)
  const isScored = score !== undefined
  // On the database's clock: a job compares it with the time when it asked the LLM.
  await ctx.db.execute({
    text: `INSERT INTO global_topic_history (topic_id, change_type, engine_version_before, engine_version_after,
             previous_values, new_values, metadata, changed_by, source, changed_at)
           VALUES ($1, 'reclassified', $2, $3, $4, $5, $6, $7, 'admin_ui', clock_timestamp())`,
    values: [
      current.id,
      current.engine_version,
      row.engine_version,
      {
        ...pick(current, Object.keys(changed) as (keyof TopicFields)[]),
        ...(isScored ? pick(current, ['performance_score']) : {}),
      },
      { ...changed, ...(isScored ? { performance_score: score } : {}) },
      review ? { review: review.reason } : {},
      ctx.userId,
    ],
  })
  await lockLinksOf(ctx.db, [current.id])
  if (needsOutputs) await propagateChanges(ctx.db, [current.id], templates, ctx.now)
  else await touchLinks(ctx.db, [current.id], ctx.now)
  return row
}

const WRITTEN = [...FIELD_NAMES, ...OUTPUT_NAMES, ...DERIVED_NAMES] as const

/** Nobody has judged the new name. A reason that a person gave is kept. */
const WAITS_FOR_NAME = `$7::text IS NOT NULL AND (review_status IS DISTINCT FROM 'needs_review' OR review_cause IS NOT NULL)`

/** Claims the new identity only if the topic is visible and no other topic has it. */
async function writeTopic(
  ctx: OperatorCtx,
  current: GlobalTopicRow,
  topic: TopicFields & TopicOutputs,
  { changed, score = current.performance_score, review }: Edit,
): Promise<GlobalTopicRow> {
  const derived = derivedOf(topic)
  const after: Record<string, unknown> = { ...topic, ...derived }
  const newName = review ? undefined : changed.topic_name
  if (newName !== undefined) await clearUnknownNames(ctx.db, [current.id], ctx.now)
  const [row] = await ctx.db.query(GLOBAL_TOPIC, {
    text: `UPDATE global_topics g SET
             identity = CASE WHEN $2::boolean
               AND NOT EXISTS (SELECT FROM global_topics other WHERE other.identity = $3 AND other.id <> $1) THEN $3 END,
             performance_score = $4, updated_at = $5,
             review_status = CASE WHEN $6 THEN 'reviewed' WHEN $7::text IS NOT NULL THEN 'needs_review' ELSE review_status END,
             review_reason = CASE WHEN $6 THEN NULL WHEN ${WAITS_FOR_NAME} THEN $7 ELSE review_reason END,
             review_cause = CASE WHEN ${WAITS_FOR_NAME} THEN NULL ELSE review_cause END,
             ${WRITTEN.map((column, at) => `${column} = $${at + 8}`).join(', ')}
           WHERE g.id = $1 RETURNING ${GLOBAL_TOPIC_COLUMNS}`,
    values: [
      current.id,
      isVisible(current),
      derived.identity,
      score,
      ctx.now,
      review !== undefined,
      newName === undefined ? null : unknownNameReason(unresolvedIn(newName)),
      ...WRITTEN.map((column) => after[column]),
    ],
  })
  await writeEmbedding(ctx.db, current.id, derived)
  return row!
}

const writeEmbedding = (db: Db, id: string, { bucket, embedding }: { bucket: number; embedding: Buffer }) =>
  db.execute({
    text: 'UPDATE topic_embeddings SET bucket = $2, embedding = $3 WHERE topic_id = $1',
    values: [id, bucket, embedding],
  })
