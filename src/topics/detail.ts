import { Values } from '../catalog/browse/filters'
import type { Engine } from '../catalog/topic/record'
import { layersOf } from '../catalog/topic/schema'
import type { Ctx } from '../context'
import type { RowOf } from '../db/rows'
import { global_topics, org_topics } from '../db/tables'
import { classify } from '../engine'
import { notFound } from '../errors'
import { idCondition } from './find'
import { TOPIC, TOPIC_COLUMNS, type TopicDetail, toTopicRecord } from './schema'
import { toTopicWorkspace, WORKSPACE_COLUMNS, WORKSPACE_JOIN, WORKSPACE_OF_TOPIC } from './topic-workspace'

const DETAIL = {
  ...TOPIC,
  topic_id: org_topics.topic_id,
  source: org_topics.source,
  taxonomy_path: global_topics.taxonomy_path,
  confidence: global_topics.confidence,
  engine: global_topics.engine.as<Engine>(),
  primary_intent: global_topics.primary_intent,
  secondary_intent: global_topics.secondary_intent,
  intensity: org_topics.intensity,
  awareness: global_topics.awareness,
  sensitivity: org_topics.sensitivity,
  buyer_journey: org_topics.buyer_journey,
  funnel: global_topics.funnel,
  composite_score: global_topics.composite_score,
  ...WORKSPACE_OF_TOPIC,
}

/** The effective record, with what lists leave out. */
export async function findTopicDetail(ctx: Ctx, id: string): Promise<TopicDetail> {
  const [topic] = await findTopicDetails(ctx, [id])
  if (!topic) throw notFound('Topic')
  return topic
}

/** Those of them that are in the library, in no order. */
export async function findTopicDetails(ctx: Ctx, ids: readonly string[]): Promise<TopicDetail[]> {
  const values = new Values()
  const rows = await ctx.db.query(DETAIL, {
    text: `SELECT ${TOPIC_COLUMNS}, o.topic_id, o.source, g.taxonomy_path, g.confidence, g.engine, g.primary_intent,
             g.secondary_intent, o.intensity, g.awareness, o.sensitivity, o.buyer_journey, g.funnel, g.composite_score, ${WORKSPACE_COLUMNS}
           FROM org_topics o JOIN global_topics g ON g.id = o.topic_id ${WORKSPACE_JOIN} WHERE ${idCondition(ctx, ids, values)}`,
    values: values.list,
  })
  return rows.map(toTopicDetail)
}

function toTopicDetail(row: RowOf<typeof DETAIL>): TopicDetail {
  const fields = row.overlay?.fields
  const effective = { ...row, ...fields }
  return {
    ...toTopicRecord(row),
    topic_id: row.topic_id,
    source: row.source,
    workspace: toTopicWorkspace(row),
    taxonomy_path: effective.taxonomy_path,
    confidence: effective.confidence,
    alternatives: row.uncertain ? [...classify(row.topic_name).alternatives] : [],
    engine: effective.engine,
    layers: layersOf(effective),
    overridden: Object.keys({ ...fields, ...row.overlay?.descriptions }).sort(),
  }
}
