import type { Ctx } from '../../context'
import { global_topics } from '../../db/tables'
import { notFound } from '../../errors'
import type { TopicOutputs } from '../topic/outputs'
import { VISIBLE } from './filters'
import { CATALOG_TOPIC, type CatalogDetail, toCatalogRecord } from './schema'

const DETAIL = {
  ...CATALOG_TOPIC,
  taxonomy_path: global_topics.taxonomy_path,
  keywords: global_topics.keywords,
  confidence: global_topics.confidence,
  primary_intent: global_topics.primary_intent,
  secondary_intent: global_topics.secondary_intent,
  intensity: global_topics.intensity,
  awareness: global_topics.awareness,
  sensitivity: global_topics.sensitivity,
  buyer_journey: global_topics.buyer_journey,
  funnel: global_topics.funnel,
  composite_score: global_topics.composite_score,
  segment_name_dspapi: global_topics.segment_name_dspapi,
  segment_name_marketplace: global_topics.segment_name_marketplace,
  segment_name_internal: global_topics.segment_name_internal,
  segment_desc_marketplace: global_topics.segment_desc_marketplace,
  segment_desc_dspapi: global_topics.segment_desc_dspapi,
  internal_description: global_topics.internal_description,
  platform_outputs: global_topics.platform_outputs.as<TopicOutputs['platform_outputs']>(),
}
const { in_library: _, ...STORED } = DETAIL
const COLUMNS = Object.keys(STORED).map((column) => `g.${column}`)

/** A topic of the catalog as a library would have it, before it is added. */
export async function findCatalogTopic({ db, org }: Ctx, id: string): Promise<CatalogDetail> {
  const [row] = await db.query(DETAIL, {
    name: 'catalog_topic',
    text: `SELECT ${COLUMNS},
             EXISTS (SELECT FROM org_topics l WHERE l.org_id = $1 AND l.topic_id = g.id) AS in_library
           FROM global_topics g WHERE g.id = $2 AND ${VISIBLE}`,
    values: [org.id, id],
  })
  if (!row) throw notFound('Topic')
  const { primary_intent, secondary_intent, intensity, awareness, segment_type, sensitivity } = row
  const { buyer_journey, funnel, composite_score } = row
  return {
    ...toCatalogRecord(row),
    taxonomyPath: row.taxonomy_path,
    keywords: row.keywords,
    confidence: row.confidence,
    layers: {
      primary_intent,
      secondary_intent,
      intensity,
      awareness,
      segment_type,
      sensitivity,
      buyer_journey,
      funnel,
      composite_score,
    },
    segment_name_dspapi: row.segment_name_dspapi,
    segment_name_marketplace: row.segment_name_marketplace,
    segment_name_internal: row.segment_name_internal,
    segment_desc_marketplace: row.segment_desc_marketplace,
    segment_desc_dspapi: row.segment_desc_dspapi,
    internal_description: row.internal_description,
    platform_outputs: row.platform_outputs,
  }
}
