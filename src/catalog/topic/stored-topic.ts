import { columnsOf } from '../../db/rows'
import { global_topics } from '../../db/tables'
import type { TopicOutputs } from './outputs'
import { pick } from './overlay'
import { type Engine, FIELD_NAMES, OUTPUT_NAMES, type TopicFields } from './record'

/** A global topic's fields and outputs. */
export type StoredTopic = TopicFields & TopicOutputs & { id: string }

/** The columns that hold words of the engine's vocabularies. */
export const VOCABULARY = {
  parent_category: global_topics.parent_category.as<TopicFields['parent_category']>(),
  taxonomy_type: global_topics.taxonomy_type.as<TopicFields['taxonomy_type']>(),
  segment_type: global_topics.segment_type.as<TopicFields['segment_type']>(),
  audience_type: global_topics.audience_type.as<TopicFields['audience_type']>(),
  primary_intent: global_topics.primary_intent.as<TopicFields['primary_intent']>(),
  secondary_intent: global_topics.secondary_intent.as<TopicFields['secondary_intent']>(),
  intensity: global_topics.intensity.as<TopicFields['intensity']>(),
  awareness: global_topics.awareness.as<TopicFields['awareness']>(),
  sensitivity: global_topics.sensitivity.as<TopicFields['sensitivity']>(),
  buyer_journey: global_topics.buyer_journey.as<TopicFields['buyer_journey']>(),
  funnel: global_topics.funnel.as<TopicFields['funnel']>(),
}

export const STORED_TOPIC = {
  ...pick(global_topics, ['id', ...FIELD_NAMES, ...OUTPUT_NAMES]),
  ...VOCABULARY,
  engine: global_topics.engine.as<Engine>(),
  platform_outputs: global_topics.platform_outputs.as<TopicOutputs['platform_outputs']>(),
}

export const STORED_COLUMNS = columnsOf(STORED_TOPIC, 'g')
