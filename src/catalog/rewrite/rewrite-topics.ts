import type { Db } from '../../db/db'
import { bool, type RowOf } from '../../db/rows'
import { global_topics, topic_embeddings } from '../../db/tables'
import { inParts, toArrays, unnest } from '../../db/unnest'
import type { OutputTemplate } from '../../engine'
import { changedOutputs } from '../topic/changed-outputs'
import { TOPIC_TYPES } from '../topic/insert'
import { lockLinksOf } from '../topic/lock-links'
import { outputsOf, type TopicOutputs } from '../topic/outputs'
import { changedFields, pick } from '../topic/overlay'
import { DERIVED_NAMES, type DerivedColumns, derivedOf, type TopicFields, toClassified } from '../topic/record'
import { STORED_COLUMNS, STORED_TOPIC } from '../topic/stored-topic'
import { type Claimant, settleIdentities } from './identity'
import { propagateChanges, regenerateOutputs } from './propagate'

/** A global topic with all that a rewrite compares and replaces. */
export const REWRITABLE_TOPIC = {
  ...STORED_TOPIC,
  ...pick(global_topics, [...DERIVED_NAMES, 'identity', 'review_status']),
  bucket: topic_embeddings.bucket,
  embedding: topic_embeddings.embedding,
  visible: bool,
}
export type RewritableTopic = RowOf<typeof REWRITABLE_TOPIC>

export const REWRITABLE_TOPICS = 'global_topics g JOIN topic_embeddings e ON e.topic_id = g.id'
export const REWRITABLE_COLUMNS = `${STORED_COLUMNS}, ${DERIVED_NAMES.map((name) => `g.${name}`).join(', ')}, g.identity,
  e.bucket, e.embedding, g.review_status, g.archived_at IS NULL AND g.merged_into IS NULL AS visible`

/** A topic's fields with everything that follows from them. */
export type TopicContent = { fields: TopicFields; derived: DerivedColumns; outputs: TopicOutputs }

export const contentOf = (fields: TopicFields, templates: readonly OutputTemplate[]): TopicContent => ({
  fields,
  derived: derivedOf(fields),
  outputs: outputsOf(toClassified(fields), templates),
})

export type RewriteReason = {
  changeType: 'reclassified' | 'rolled_back'
  source: 'admin_reclassify_local' | 'admin_reclassify_llm' | 'admin_rollback'
  batchId: string
  userId: string
  now: Date
}

export type Rewrite = TopicContent & {
  topic: RewritableTopic
  /** With the outputs that change: a rollback couldn't make them again. */
  previousValues: Partial<TopicFields & TopicOutputs>
  newValues: Partial<TopicFields>
}

export function planRewrite(topic: RewritableTopic, content: TopicContent): Rewrite {
  const newValues = changedFields(topic, content.fields)
  const names = Object.keys(newValues) as (keyof TopicFields)[]
  const previousValues = { ...pick(topic, names), ...pick(topic, changedOutputs(topic, content.outputs)) }
  return { topic, ...content, newValues, previousValues }
}

/**
 * Rewrites many global topics in a fixed number of statements: names, search text, identity and embedding follow, and so do
 * the libraries. Every topic gets a history entry, even if nothing changed. If only the engine or its version changed, only
 * these are written.
 */
export async function rewriteTopics(
  db: Db,
  rewrites: readonly Rewrite[],
  templates: readonly OutputTemplate[],
  reason: RewriteReason,
): Promise<void> {
  if (rewrites.length === 0) return
  // At once, although some of them stay as they are: one after the other, the two parts below would have no common order.
  await lockLinksOf(
    db,
    rewrites.map(({ topic }) => topic.id),
  )
  const identities = await settleIdentities(db, rewrites.map(toClaimant))
  const rows = rewrites.map((rewrite) => ({ rewrite, identity: identities.get(rewrite.topic.id) ?? null }))
  const [changed, unchanged] = partition(rows, hasChanged)
  const [stamped, untouched] = partition(unchanged, ({ rewrite: { newValues } }) =>
    STAMPED_NAMES.some((name) => name in newValues),
  )
  // Before the topics: while their rows are locked but not yet updated, the foreign key check costs nothing.
  await writeHistory(db, rewrites, reason)
  await updateTopics(db, changed, reason.now)
  await stampTopics(db, stamped, reason.now)
  await updateEmbeddings(db, rewrites.filter(hasNewEmbedding))
  const written = [...changed, ...stamped]
  if (written.length > 0) await propagateChanges(db, idsOf(written), templates, reason.now)
  if (untouched.length > 0) await regenerateOutputs(db, idsOf(untouched), templates, reason.now)
}

type Row = { rewrite: Rewrite; identity: Buffer | null }

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ rewrite }) => rewrite.topic.id)

function partition<T>(items: readonly T[], condition: (item: T) => boolean): [T[], T[]] {
  const [fulfilling, others]: [T[], T[]] = [[], []]
  for (const item of items) (condition(item) ? fulfilling : others).push(item)
  return [fulfilling, others]
}

const STAMPED_NAMES = ['engine_version', 'engine'] as const

const hasChanged = ({ rewrite: { topic, derived, previousValues }, identity }: Row): boolean =>
  Object.keys(previousValues).some((name) => !STAMPED_NAMES.some((stamped) => stamped === name)) ||
  DERIVED_NAMES.some((name) => topic[name] !== derived[name]) ||
  !isSameBytes(topic.identity, identity)

const hasNewEmbedding = ({ topic, derived }: Rewrite): boolean =>
  topic.bucket !== derived.bucket || !isSameBytes(topic.embedding, derived.embedding)

const isSameBytes = (a: Buffer | null, b: Buffer | null): boolean => (a && b ? a.equals(b) : a === b)

const toClaimant = ({ topic, derived }: Rewrite): Claimant => ({
  id: topic.id,
  current: topic.identity,
  next: topic.visible ? derived.identity : null,
})

const { source: _, created_at: __, id: ___, ...WRITTEN } = TOPIC_TYPES
const UPDATED = { id: 'text', ...WRITTEN } as const

/** An equal text is assigned from the row itself: otherwise its compressed form counts as changed and every index is written. */
const SEARCH_TEXT = 'CASE WHEN g.search_text = input.search_text THEN g.search_text ELSE input.search_text END'
const sentAs = (column: string) =>
  ({ keywords: 'input.keywords::text[]', search_text: SEARCH_TEXT })[column] ?? `input.${column}`

const ASSIGNED = Object.keys(WRITTEN).map((column) => `${column} = ${sentAs(column)}`)

const UPDATE = {
  name: 'rewrite_topics',
  text: `UPDATE global_topics g SET updated_at = $1, ${ASSIGNED.join(', ')}
         FROM ${unnest(UPDATED, 2)} WHERE g.id = input.id`,
}

async function updateTopics(db: Db, rows: readonly Row[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const sent = rows.map(({ rewrite: { topic, fields, outputs, derived }, identity }) => ({
    id: topic.id,
    ...fields,
    ...outputs,
    ...derived,
    identity,
  }))
  for (const part of inParts(sent)) await db.execute({ ...UPDATE, values: [now, ...toArrays(part, UPDATED)] })
}

const STAMPED = { id: 'text', engine_version: 'text', engine: 'text' } as const

/** No index has these columns, so none is written while the page has room. */
async function stampTopics(db: Db, rows: readonly Row[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const sent = rows.map(({ rewrite: { topic, fields } }) => ({ id: topic.id, ...pick(fields, STAMPED_NAMES) }))
  await db.execute({
    name: 'stamp_topics',
    text: `UPDATE global_topics g SET updated_at = $1, engine_version = input.engine_version, engine = input.engine
           FROM ${unnest(STAMPED, 2)} WHERE g.id = input.id`,
    values: [now, ...toArrays(sent, STAMPED)],
  })
}

const EMBEDDED = { id: 'text', bucket: 'integer', embedding: 'bytea' } as const

async function updateEmbeddings(db: Db, rewrites: readonly Rewrite[]): Promise<void> {
  if (rewrites.length === 0) return
  const sent = rewrites.map(({ topic, derived: { bucket, embedding } }) => ({ id: topic.id, bucket, embedding }))
  await db.execute({
    name: 'rewrite_embeddings',
    text: `UPDATE topic_embeddings e SET bucket = input.bucket, embedding = input.embedding FROM ${unnest(EMBEDDED)}
           WHERE e.topic_id = input.id`,
    values: toArrays(sent, EMBEDDED),
  })
}

const HISTORY = {
  topic_id: 'text',
  engine_version_before: 'text',
  engine_version_after: 'text',
  previous_values: 'jsonb',
  new_values: 'jsonb',
} as const

async function writeHistory(db: Db, rewrites: readonly Rewrite[], reason: RewriteReason): Promise<void> {
  const { changeType, source, batchId, userId, now } = reason
  const rows = rewrites.map(({ topic, fields, previousValues, newValues }) => ({
    topic_id: topic.id,
    engine_version_before: topic.engine_version,
    engine_version_after: fields.engine_version,
    previous_values: previousValues,
    new_values: newValues,
  }))
  for (const part of inParts(rows)) {
    await db.execute({
      name: 'write_global_history',
      text: `INSERT INTO global_topic_history (change_type, source, batch_id, changed_by, changed_at,
               ${Object.keys(HISTORY).join(', ')})
             SELECT $1, $2, $3, $4, $5, input.* FROM ${unnest(HISTORY, 6)}`,
      values: [changeType, source, batchId, userId, now, ...toArrays(part, HISTORY)],
    })
  }
}
