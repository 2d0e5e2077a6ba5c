import { allOf, Values, VISIBLE } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { bool, type RowOf } from '../db/rows'
import { global_topics, org_topics } from '../db/tables'
import { isStorable } from '../storable'
import { inLibrary } from '../topics/filters'
import { TOPIC, TOPIC_COLUMNS, toTopicRecord } from '../topics/schema'

/** A topic of the library or the catalog that is offered as a signal. */
export type SignalTopic = {
  /** Of the library topic, or of the catalog's. */
  id: string
  isOwned: boolean
  /** Only if no other topic of the library has it. */
  externalId: string | null
  name: string
  description: string
}

const OWNED = { ...TOPIC, topic_id: org_topics.topic_id, is_unique: bool }
type OwnedRow = RowOf<typeof OWNED>

const IS_UNIQUE = `NOT EXISTS (SELECT FROM org_topics other WHERE other.org_id = o.org_id
  AND other.external_id = o.external_id AND other.id <> o.id AND other.visible)`

function toOwned(row: OwnedRow): SignalTopic {
  const { topic_id, is_unique, ...columns } = row
  const record = toTopicRecord(columns)
  return {
    id: record.id,
    isOwned: true,
    externalId: is_unique ? usable(record.external_id) : null,
    name: record.topic_name,
    description: record.internal_description || record.segment_desc_marketplace || record.topic_name,
  }
}

/** An external id that looks like one of ours would be taken for the id of another topic. */
const usable = (externalId: string | null): string | null =>
  externalId === null || /^(?:ot|tp)_/.test(externalId) ? null : externalId

const CATALOG = {
  id: global_topics.id,
  topic_name: global_topics.topic_name,
  internal_description: global_topics.internal_description,
  segment_desc_marketplace: global_topics.segment_desc_marketplace,
}

const toOffered = (row: RowOf<typeof CATALOG>): SignalTopic => ({
  id: row.id,
  isOwned: false,
  externalId: null,
  name: row.topic_name,
  description: row.internal_description || row.segment_desc_marketplace || row.topic_name,
})

/**
 * The topics that these ids mean, in this order; those that mean none are left out. An id is one of the library or the
 * catalog, or else an external id that one topic of the library has.
 */
export async function topicsByHandle(ctx: Ctx, handles: readonly string[], includesCatalog: boolean) {
  const values = new Values()
  const conditions = inLibrary(ctx, values)
  const list = values.add(handles.filter(isStorable))
  const owned = await ctx.db.query(OWNED, {
    text: `SELECT ${TOPIC_COLUMNS}, o.topic_id, ${IS_UNIQUE} AS is_unique
           FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE ${allOf(conditions)} AND (o.id = ANY(${list}) OR o.topic_id = ANY(${list}) OR o.external_id = ANY(${list}))`,
    values: values.list,
  })
  const topics = new Map<string, SignalTopic>()
  for (const row of owned) {
    const topic = toOwned(row)
    for (const id of [row.id, row.topic_id, ...(topic.externalId === null ? [] : [topic.externalId])]) {
      topics.set(id, topic)
    }
  }
  const missing = includesCatalog ? handles.filter((handle) => isCatalogId(handle) && !topics.has(handle)) : []
  for (const topic of await catalogTopics(ctx, missing)) topics.set(topic.id, topic)
  const found = handles.flatMap((handle) => topics.get(handle) ?? [])
  return [...new Map(found.map((topic) => [topic.id, topic])).values()]
}

const isCatalogId = (handle: string): boolean => handle.startsWith('tp_') && isStorable(handle)

/** Without those that the library has: they are shown as its own, or are in another workspace. */
async function catalogTopics({ db, org }: Ctx, ids: readonly string[]): Promise<SignalTopic[]> {
  if (ids.length === 0) return []
  const rows = await db.query(CATALOG, {
    name: 'signals_of_catalog',
    text: `SELECT g.id, g.topic_name, g.internal_description, g.segment_desc_marketplace
           FROM global_topics g
           WHERE g.id = ANY($1) AND ${VISIBLE}
             AND NOT EXISTS (SELECT FROM org_topics o WHERE o.org_id = $2 AND o.topic_id = g.id)`,
    values: [ids, org.id],
  })
  return rows.map(toOffered)
}
