import type { Db } from '../db/db'
import { toArrays, unnest } from '../db/unnest'
import type { OutputTemplate } from '../engine/template'
import { type Counted, moveCounts } from './counts'
import { TOPIC_TYPES } from './insert'
import { STORED_COLUMNS, type StoredTopic } from './match'
import { outputsOf, type TopicOutputs } from './outputs'
import { changedFields, pick } from './overlay'
import { propagateChanges } from './propagate'
import { type Claimant, settleIdentities } from './reclassify-identity'
import { type DerivedColumns, derivedOf, OUTPUT_NAMES, type TopicFields, toClassified } from './topic-record'

/** A topic of the catalog, locked until the transaction ends. */
export type HeldGlobalTopic = StoredTopic & { identity: Buffer | null; visible: boolean; review_status: string | null }

export const HELD_COLUMNS = `${STORED_COLUMNS}, g.identity, g.review_status,
  g.archived_at IS NULL AND g.merged_into IS NULL AS visible`

/** What a topic is to be filed as, with all that follows. */
export type Filing = { fields: TopicFields; derived: DerivedColumns; outputs: TopicOutputs }

export const filingOf = (fields: TopicFields, templates: readonly OutputTemplate[]): Filing => ({
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

export type Rewrite = Filing & {
  topic: HeldGlobalTopic
  /** With the outputs that change, which a rollback could not write as they were. */
  previousValues: Partial<TopicFields & TopicOutputs>
  newValues: Partial<TopicFields>
}

export function planRewrite(topic: HeldGlobalTopic, filing: Filing): Rewrite {
  const newValues = changedFields(topic, filing.fields)
  const names = Object.keys(newValues) as (keyof TopicFields)[]
  const previousValues = { ...pick(topic, names), ...pick(topic, changedOutputs(topic, filing.outputs)) }
  return { topic, ...filing, newValues, previousValues }
}

const changedOutputs = (before: TopicOutputs, after: TopicOutputs): (keyof TopicOutputs)[] =>
  OUTPUT_NAMES.filter((name) =>
    name === 'platform_outputs'
      ? JSON.stringify(before[name]) !== JSON.stringify(after[name])
      : before[name] !== after[name],
  )

/**
 * Files many topics of the catalog anew, in a fixed number of statements: names, search, identity, embedding and counts
 * follow, and so do the libraries. Every topic gets its history entry, also one that was right already.
 */
export async function rewriteTopics(
  db: Db,
  rewrites: readonly Rewrite[],
  templates: readonly OutputTemplate[],
  reason: RewriteReason,
): Promise<void> {
  if (rewrites.length === 0) return
  const rows = rewrites.map(({ topic, fields, outputs, derived }) => ({ topic, ...fields, ...outputs, ...derived }))
  const identities = await settleIdentities(db, rows.map(toClaimant))
  const sent = rows.map((row) => ({ ...row, id: row.topic.id, identity: identities.get(row.topic.id) ?? null }))
  const changed = await updateTopics(db, sent, reason.now)
  await updateEmbeddings(db, sent)
  await writeHistory(db, rewrites, reason)
  await recount(db, rewrites)
  if (changed.length > 0) await propagateChanges(db, changed, templates, reason.now)
}

const toClaimant = ({ topic, identity }: { topic: HeldGlobalTopic; identity: Buffer }): Claimant => ({
  id: topic.id,
  held: topic.identity,
  wanted: topic.visible ? identity : null,
})

const { source: _, created_at: __, id: ___, ...WRITTEN } = TOPIC_TYPES
const UPDATED = { id: 'text', ...WRITTEN } as const
const COLUMNS = Object.keys(WRITTEN)
const sentAs = (column: string) => (column === 'keywords' ? 'given.keywords::text[]' : `given.${column}`)

const UPDATE = {
  name: 'rewrite_topics',
  text: `UPDATE global_topics g SET updated_at = $1, ${COLUMNS.map((column) => `${column} = ${sentAs(column)}`).join(', ')}
         FROM ${unnest(UPDATED, 2)}
         WHERE g.id = given.id AND (${COLUMNS.map((column) => `g.${column}`).join(', ')})
               IS DISTINCT FROM (${COLUMNS.map(sentAs).join(', ')})
         RETURNING g.id`,
}

/** Ids of those that were not so already. */
async function updateTopics(db: Db, rows: readonly { [K in keyof typeof UPDATED]: unknown }[], now: Date) {
  const changed = await db.query<{ id: string }>({ ...UPDATE, values: [now, ...toArrays(rows, UPDATED)] })
  return changed.map(({ id }) => id)
}

const EMBEDDED = { id: 'text', bucket: 'integer', embedding: 'bytea' } as const

const updateEmbeddings = (db: Db, rows: readonly { [K in keyof typeof EMBEDDED]: unknown }[]) =>
  db.execute({
    name: 'rewrite_embeddings',
    text: `UPDATE topic_embeddings e SET bucket = given.bucket, embedding = given.embedding FROM ${unnest(EMBEDDED)}
           WHERE e.topic_id = given.id AND (e.bucket, e.embedding) IS DISTINCT FROM (given.bucket, given.embedding)`,
    values: toArrays(rows, EMBEDDED),
  })

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
  await db.execute({
    name: 'write_global_history',
    text: `INSERT INTO global_topic_history (change_type, source, batch_id, changed_by, changed_at,
             ${Object.keys(HISTORY).join(', ')})
           SELECT $1, $2, $3, $4, $5, given.* FROM ${unnest(HISTORY, 6)}`,
    values: [changeType, source, batchId, userId, now, ...toArrays(rows, HISTORY)],
  })
}

const COUNTED_BY = ['taxonomy_type', 'parent_category', 'taxonomy_path', 'segment_type', 'audience_type'] as const

async function recount(db: Db, rewrites: readonly Rewrite[]): Promise<void> {
  const moved = rewrites.filter(({ topic, newValues }) => topic.visible && COUNTED_BY.some((by) => by in newValues))
  if (moved.length === 0) return
  const before: Counted[] = moved.map(({ topic }) => topic)
  const after: Counted[] = moved.map(({ fields }) => fields)
  await moveCounts(db, before, after)
}
