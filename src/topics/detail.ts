import { Values } from '../catalog/browse/filters'
import type { TopicFields } from '../catalog/topic/record'
import type { Ctx } from '../context'
import type { Layers } from '../engine'
import { notFound } from '../errors'
import { idCondition } from './find'
import { TOPIC_COLUMNS, type TopicDetail, type TopicRow, toTopicRecord } from './schema'

type DetailRow = TopicRow & Layers & { topic_id: string; source: string; taxonomy_path: string; confidence: number }

const LAYER_NAMES = [
  'primary_intent',
  'secondary_intent',
  'intensity',
  'awareness',
  'segment_type',
  'sensitivity',
  'buyer_journey',
  'funnel',
  'composite_score',
] as const satisfies readonly (keyof Layers)[]

/** The effective record, with what lists leave out. */
export async function findTopicDetail(ctx: Ctx, id: string): Promise<TopicDetail> {
  const values = new Values()
  const [row] = await ctx.db.query<DetailRow>({
    text: `SELECT ${TOPIC_COLUMNS}, o.topic_id, o.source, g.taxonomy_path, g.confidence, g.primary_intent,
             g.secondary_intent, o.intensity, g.awareness, o.sensitivity, o.buyer_journey, g.funnel, g.composite_score
           FROM org_topics o JOIN global_topics g ON g.id = o.topic_id WHERE ${idCondition(ctx, [id], values)}`,
    values: values.list,
  })
  if (!row) throw notFound('Topic')
  const fields: Partial<TopicFields> = row.overlay?.fields ?? {}
  const effective = { ...row, ...fields }
  return {
    ...toTopicRecord(row),
    topic_id: row.topic_id,
    source: row.source,
    taxonomy_path: effective.taxonomy_path,
    confidence: effective.confidence,
    layers: Object.fromEntries(LAYER_NAMES.map((name) => [name, effective[name]])) as Layers,
    overridden: Object.keys({ ...fields, ...row.overlay?.descriptions }).sort(),
  }
}
