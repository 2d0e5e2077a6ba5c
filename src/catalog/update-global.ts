import type { OperatorCtx } from '../context'
import type { Db } from '../db/db'
import { notFound } from '../errors'
import { moveCounts } from './counts'
import { STORED_COLUMNS, type StoredTopic } from './match'
import { outputsOf, type TopicOutputs } from './outputs'
import { changedFields, pick } from './overlay'
import { propagateChanges } from './propagate'
import { refiled } from './refile'
import { derivedOf, FIELD_NAMES, OUTPUT_NAMES, type TopicFields, toClassified } from './topic-record'

export type GlobalTopicRow = StoredTopic & {
  performance_score: number | null
  review_status: string | null
  review_reason: string | null
  archived_at: Date | null
  merged_into: string | null
  created_at: Date
  updated_at: Date
}

const ROW_COLUMNS = `${STORED_COLUMNS}, g.performance_score, g.review_status, g.review_reason, g.archived_at, g.merged_into,
  g.created_at, g.updated_at`

export type GlobalTopicUpdate = Partial<TopicFields> & { performance_score?: number | null }

const UNIQUE_VIOLATION = '23505'

/** An operator's edit: outputs, identity and search follow, and so does every library that did not override the field. */
export async function updateGlobalTopic(
  ctx: OperatorCtx,
  id: string,
  input: GlobalTopicUpdate,
): Promise<GlobalTopicRow> {
  const edit = () => ctx.db.transaction((db) => editTopic({ ...ctx, db }, id, input))
  try {
    return await edit()
  } catch (error) {
    // An intake took the new identity between our look and our write: this time we see it.
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    return edit()
  }
}

async function editTopic(ctx: OperatorCtx, id: string, { performance_score, ...input }: GlobalTopicUpdate) {
  const [current] = await ctx.db.query<GlobalTopicRow>({
    text: `SELECT ${ROW_COLUMNS} FROM global_topics g WHERE g.id = $1 FOR UPDATE`,
    values: [id],
  })
  if (!current) throw notFound('Topic')
  const changed = changedFields(current, refiled(current, input))
  const scored = performance_score !== undefined && performance_score !== current.performance_score
  if (Object.keys(changed).length === 0 && !scored) return current
  const fields: TopicFields = { ...pick(current, FIELD_NAMES), ...changed }
  const score = scored ? performance_score : current.performance_score
  const row = await writeTopic(ctx, current, { ...fields, ...outputsAfter(current, fields, changed) }, score)
  await ctx.db.execute({
    text: `INSERT INTO global_topic_history (topic_id, change_type, engine_version_before, engine_version_after,
             previous_values, new_values, changed_by, source, changed_at)
           VALUES ($1, 'reclassified', $2, $3, $4, $5, $6, 'admin_ui', $7)`,
    values: [
      id,
      current.engine_version,
      row.engine_version,
      {
        ...pick(current, Object.keys(changed) as (keyof TopicFields)[]),
        ...(scored ? pick(current, ['performance_score']) : {}),
      },
      { ...changed, ...(scored ? { performance_score } : {}) },
      ctx.userId,
      ctx.now,
    ],
  })
  if (isVisible(current)) await moveCounts(ctx.db, [current], [row])
  await propagateChanges(ctx.db, [id], ctx.now)
  return row
}

/** A score alone leaves names and descriptions as they are. */
const outputsAfter = (current: TopicOutputs, fields: TopicFields, changed: Partial<TopicFields>): TopicOutputs =>
  Object.keys(changed).length === 0 ? pick(current, OUTPUT_NAMES) : outputsOf(toClassified(fields))

const isVisible = ({ archived_at, merged_into }: GlobalTopicRow) => archived_at === null && merged_into === null

const WRITTEN = [
  ...FIELD_NAMES,
  ...OUTPUT_NAMES,
  'normalized_name',
  'name_key',
  'subcategory_l1',
  'subcategory_l2',
  'subcategory_l3',
  'subcategory_l4',
  'search_text',
] as const

/** The new identity is taken only where no other topic holds it, and never by a topic that is not visible. */
async function writeTopic(
  ctx: OperatorCtx,
  current: GlobalTopicRow,
  topic: TopicFields & TopicOutputs,
  score: number | null | undefined,
): Promise<GlobalTopicRow> {
  const derived = derivedOf(topic)
  const after: Record<string, unknown> = { ...topic, ...derived }
  const [row] = await ctx.db.query<GlobalTopicRow>({
    text: `UPDATE global_topics g SET
             identity = CASE WHEN $2::boolean
               AND NOT EXISTS (SELECT FROM global_topics other WHERE other.identity = $3 AND other.id <> $1) THEN $3 END,
             performance_score = $4, updated_at = $5,
             ${WRITTEN.map((column, at) => `${column} = $${at + 6}`).join(', ')}
           WHERE g.id = $1 RETURNING ${ROW_COLUMNS}`,
    values: [
      current.id,
      isVisible(current),
      derived.identity,
      score,
      ctx.now,
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
