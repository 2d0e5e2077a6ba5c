import { global_topics } from '../../db/tables'
import type { TopicOutputs } from './outputs'
import type { TopicFields } from './record'

/** The fields and outputs of a global topic. */
export const STORED_TOPIC = {
  id: global_topics.id,
  topic_name: global_topics.topic_name,
  parent_category: global_topics.parent_category.as<TopicFields['parent_category']>(),
  taxonomy_type: global_topics.taxonomy_type.as<TopicFields['taxonomy_type']>(),
  subcategory: global_topics.subcategory,
  taxonomy_path: global_topics.taxonomy_path,
  segment_type: global_topics.segment_type.as<TopicFields['segment_type']>(),
  audience_type: global_topics.audience_type.as<TopicFields['audience_type']>(),
  iab_code: global_topics.iab_code,
  keywords: global_topics.keywords,
  primary_intent: global_topics.primary_intent.as<TopicFields['primary_intent']>(),
  secondary_intent: global_topics.secondary_intent.as<TopicFields['secondary_intent']>(),
  intensity: global_topics.intensity.as<TopicFields['intensity']>(),
  awareness: global_topics.awareness.as<TopicFields['awareness']>(),
  sensitivity: global_topics.sensitivity.as<TopicFields['sensitivity']>(),
  buyer_journey: global_topics.buyer_journey.as<TopicFields['buyer_journey']>(),
  funnel: global_topics.funnel.as<TopicFields['funnel']>(),
  composite_score: global_topics.composite_score,
  confidence: global_topics.confidence,
  segment_name_dspapi: global_topics.segment_name_dspapi,
  segment_name_marketplace: global_topics.segment_name_marketplace,
  segment_name_internal: global_topics.segment_name_internal,
  segment_desc_dspapi: global_topics.segment_desc_dspapi,
  segment_desc_marketplace: global_topics.segment_desc_marketplace,
  internal_description: global_topics.internal_description,
  platform_outputs: global_topics.platform_outputs.as<TopicOutputs['platform_outputs']>(),
  engine_version: global_topics.engine_version,
}
