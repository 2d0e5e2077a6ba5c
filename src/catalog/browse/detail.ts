import type { Ctx } from '../../context'
import { global_topics } from '../../db/tables'
import { notFound } from '../../errors'
import { OUTPUT_COLUMNS } from '../topic/outputs'
import { pick } from '../topic/overlay'
import { layersOf } from '../topic/schema'
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
  ...OUTPUT_COLUMNS,
}
const { in_library: _, ...STORED } = DETAIL
const COLUMNS = Object.keys(STORED).map((column) => `g.${column}`)

/** A topic of the catalog as a library would have it, before it is added. By its own id, or that of the library's topic. */
export async function findCatalogTopic({ db, org }: Ctx, id: string): Promise<CatalogDetail> {
  const [row] = await db.query(DETAIL, {
    name: 'catalog_topic',
    text: `SELECT ${COLUMNS},
             EXISTS (SELECT FROM org_topics l WHERE l.org_id = $1 AND l.topic_id = g.id) AS in_library
           FROM global_topics g
           WHERE g.id = coalesce((SELECT o.topic_id FROM org_topics o WHERE o.org_id = $1 AND o.id = $2), $2) AND ${VISIBLE}`,
    values: [org.id, id],
  })
  if (!row) throw notFound('Topic')
  return {
    ...toCatalogRecord(row),
    taxonomyPath: row.taxonomy_path,
    keywords: row.keywords,
    confidence: row.confidence,
    layers: layersOf(row),
    ...pick(row, Object.keys(OUTPUT_COLUMNS) as (keyof typeof OUTPUT_COLUMNS)[]),
  }
}
