import { allOf, Values } from '../catalog/browse/filters'
import type { Overlay } from '../catalog/topic/overlay'
import { PROJECTED, projectionOf } from '../catalog/topic/projection'
import { STORED_COLUMNS, STORED_TOPIC } from '../catalog/topic/stored-topic'
import type { Ctx } from '../context'
import type { RowOf } from '../db/rows'
import { org_topics } from '../db/tables'
import { inParts, toArrays, unnest } from '../db/unnest'
import { notFound } from '../errors'
import { inLibrary } from './filters'
import { TOPIC, TOPIC_COLUMNS, type TopicRecord, toTopicRecord } from './schema'

/** A condition for the links `o` that the caller sees, by library or global topic ids. */
export function idCondition(ctx: Ctx, ids: readonly string[], values: Values): string {
  return allOf([...inLibrary(ctx, values), isNamed(ids, values)])
}

/** On a link `o`: its own id is among them, or that of its global topic. */
export function isNamed(ids: readonly string[], values: Values): string {
  const list = values.add(ids)
  return `(o.id = ANY(${list}) OR o.topic_id = ANY(${list}))`
}

export async function findTopic(ctx: Ctx, id: string): Promise<TopicRecord> {
  const values = new Values()
  const [row] = await ctx.db.query(TOPIC, {
    text: `SELECT ${TOPIC_COLUMNS} FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE ${idCondition(ctx, [id], values)}`,
    values: values.list,
  })
  if (!row) throw notFound('Topic')
  return toTopicRecord(row)
}

export async function findTopicId(ctx: Ctx, id: string): Promise<string> {
  const values = new Values()
  const [row] = await ctx.db.query(
    { id: org_topics.id },
    { text: `SELECT o.id FROM org_topics o WHERE ${idCondition(ctx, [id], values)}`, values: values.list },
  )
  if (!row) throw notFound('Topic')
  return row.id
}

/** A global topic with the caller's link to it. */
export const LINKED_TOPIC = {
  ...STORED_TOPIC,
  org_topic_id: org_topics.id,
  overlay: org_topics.overlay.as<Overlay>(),
  tags: org_topics.tags,
}
export type LinkedTopic = RowOf<typeof LINKED_TOPIC>

export const LINKED_COLUMNS = `o.id AS org_topic_id, o.overlay, o.tags, ${STORED_COLUMNS}`

/**
 * Library topics, locked until the transaction ends. The catalog's rows are locked first, and in the order in which changes
 * of the catalog lock them, so that the two cannot deadlock.
 */
export function lockLibraryTopics(ctx: Ctx, ids: readonly string[]): Promise<LinkedTopic[]> {
  const values = new Values()
  return lockTopics(ctx, idCondition(ctx, ids, values), values)
}

/** The same by ids of library topics alone, in any workspace: of many ids each is then found by the primary key. */
export function lockLinks(ctx: Ctx, ids: readonly string[]): Promise<LinkedTopic[]> {
  const values = new Values()
  const condition = allOf([...inLibrary({ ...ctx, workspace: null }, values), `o.id = ANY(${values.add(ids)})`])
  return lockTopics(ctx, condition, values)
}

async function lockTopics({ db }: Ctx, condition: string, values: Values): Promise<LinkedTopic[]> {
  await db.execute({
    text: `SELECT 1 FROM global_topics g WHERE g.id IN (SELECT o.topic_id FROM org_topics o WHERE ${condition})
           ORDER BY g.id FOR SHARE`,
    values: values.list,
  })
  return db.query(LINKED_TOPIC, {
    text: `SELECT ${LINKED_COLUMNS}
           FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE ${condition} ORDER BY o.id FOR UPDATE OF o`,
    values: values.list,
  })
}

/**
 * SQL for the ids of links `o`, locked in the same order. A statement that changes many in an order of its own could deadlock
 * with an edit of the same topics.
 */
export const lockedLinks = (
  condition: string,
  lock: 'FOR NO KEY UPDATE' | 'FOR UPDATE' = 'FOR NO KEY UPDATE',
): string => `SELECT o.id FROM org_topics o WHERE ${condition} ORDER BY o.id ${lock}`

const TYPES = { id: 'text', overlay: 'jsonb', tags: 'text[]' } as const

type NewOverlay = {
  id: string
  overlay: Overlay | null
  /** Absent: as they are. */
  tags?: readonly string[]
}

const withTags = ({ id, overlay, tags }: NewOverlay) => ({ id, overlay, tags })

/** Stores overlays with the effective columns that follow from them, and tags. */
export async function writeOverlays(ctx: Ctx, links: readonly NewOverlay[]) {
  for (const part of inParts(links)) {
    await ctx.db.execute({
      name: 'write_overlays',
      text: `UPDATE org_topics o
             SET overlay = input.overlay, tags = coalesce(input.tags::text[], o.tags), updated_at = $2,
                 (${PROJECTED}) = ROW(${projectionOf('input.overlay')})
             FROM ${unnest(TYPES, 3)}, global_topics g
             WHERE o.org_id = $1 AND o.id = input.id AND g.id = o.topic_id`,
      values: [ctx.org.id, ctx.now, ...toArrays(part.map(withTags), TYPES)],
    })
  }
}
