import { hash } from 'node:crypto'
import {
  type ClassificationResult,
  type ClassifiedTopic,
  canonicalWords,
  embedWithKey,
  type Layers,
  memo,
  normalizedName,
  type OutputTemplate,
  phrase,
} from '../../engine'
import { newId } from '../../ids'
import { searchText } from '../browse/search-text'
import { outputsOf, type TopicOutputs } from './outputs'

/** The engine that answered. */
export type Engine = 'local' | 'llm'

/** A topic's classification under the names of its columns: all that a library may override. */
export type TopicFields = Omit<ClassifiedTopic, 'layers'> &
  Omit<Layers, 'segment_type'> & {
    confidence: number
    engine_version: string
    /** Null: not recorded, as for topics of earlier versions. */
    engine: Engine | null
  }

/** What follows from the fields. */
export type DerivedColumns = {
  normalized_name: string
  name_key: number
  identity: Buffer
  subcategory_l1: string | null
  subcategory_l2: string | null
  subcategory_l3: string | null
  subcategory_l4: string | null
  search_text: string
  bucket: number
  embedding: Buffer
}

/** A new global topic with its embedding. */
export type GlobalTopic = TopicFields & DerivedColumns & TopicOutputs & { id: string; source: string; created_at: Date }

export const FIELD_NAMES = [
  'topic_name',
  'parent_category',
  'taxonomy_type',
  'subcategory',
  'taxonomy_path',
  'segment_type',
  'audience_type',
  'iab_code',
  'keywords',
  'uncertain',
  'primary_intent',
  'secondary_intent',
  'intensity',
  'awareness',
  'sensitivity',
  'buyer_journey',
  'funnel',
  'composite_score',
  'confidence',
  'engine_version',
  'engine',
] as const satisfies readonly (keyof TopicFields)[]

/** The derived columns of `global_topics` other than the identity. */
export const DERIVED_NAMES = [
  'normalized_name',
  'name_key',
  'subcategory_l1',
  'subcategory_l2',
  'subcategory_l3',
  'subcategory_l4',
  'search_text',
] as const satisfies readonly (keyof DerivedColumns)[]

export const OUTPUT_NAMES = [
  'segment_name_dspapi',
  'segment_name_marketplace',
  'segment_name_internal',
  'segment_desc_dspapi',
  'segment_desc_marketplace',
  'internal_description',
  'platform_outputs',
] as const satisfies readonly (keyof TopicOutputs)[]

/**
 * A subcategory that isn't in the taxonomy is its own path. Field by field, because copying the result with a rest pattern
 * was the slowest line of an intake.
 */
export function fieldsOf(result: ClassificationResult, engineVersion: string, engine: Engine = 'local'): TopicFields {
  const { taxonomy_path, subcategory, layers } = result
  const isInTaxonomy = taxonomy_path.split(' > ', 1)[0] === subcategory
  return {
    topic_name: result.topic_name,
    parent_category: result.parent_category,
    taxonomy_type: result.taxonomy_type,
    subcategory,
    taxonomy_path: isInTaxonomy ? taxonomy_path : subcategory,
    segment_type: layers.segment_type,
    audience_type: result.audience_type,
    iab_code: result.iab_code,
    keywords: result.keywords,
    uncertain: result.uncertain,
    primary_intent: layers.primary_intent,
    secondary_intent: layers.secondary_intent,
    intensity: layers.intensity,
    awareness: layers.awareness,
    sensitivity: layers.sensitivity,
    buyer_journey: layers.buyer_journey,
    funnel: layers.funnel,
    composite_score: layers.composite_score,
    confidence: result.confidence,
    engine_version: engineVersion,
    engine,
  }
}

export function toClassified(fields: TopicFields): ClassifiedTopic {
  const { primary_intent, secondary_intent, intensity, awareness, sensitivity } = fields
  const { segment_type, buyer_journey, funnel, composite_score } = fields
  return {
    topic_name: fields.topic_name,
    parent_category: fields.parent_category,
    taxonomy_type: fields.taxonomy_type,
    subcategory: fields.subcategory,
    taxonomy_path: fields.taxonomy_path,
    segment_type,
    audience_type: fields.audience_type,
    iab_code: fields.iab_code,
    keywords: fields.keywords,
    uncertain: fields.uncertain,
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
  }
}

/** Where topics come from and when, and the templates for their outputs. */
export type Origin = { source: string; now: Date; templates: readonly OutputTemplate[] }

/**
 * `derived`: of the same fields, where the caller has them. Field by field, because spreading three objects into one takes a
 * tenth of the time of deriving and describing a topic.
 */
export function toGlobalTopic(
  fields: TopicFields,
  { source, now, templates }: Origin,
  derived = derivedOf(fields),
): GlobalTopic {
  const outputs = outputsOf(toClassified(fields), templates)
  return {
    id: newId('tp'),
    topic_name: fields.topic_name,
    parent_category: fields.parent_category,
    taxonomy_type: fields.taxonomy_type,
    subcategory: fields.subcategory,
    taxonomy_path: fields.taxonomy_path,
    segment_type: fields.segment_type,
    audience_type: fields.audience_type,
    iab_code: fields.iab_code,
    keywords: fields.keywords,
    uncertain: fields.uncertain,
    primary_intent: fields.primary_intent,
    secondary_intent: fields.secondary_intent,
    intensity: fields.intensity,
    awareness: fields.awareness,
    sensitivity: fields.sensitivity,
    buyer_journey: fields.buyer_journey,
    funnel: fields.funnel,
    composite_score: fields.composite_score,
    confidence: fields.confidence,
    engine_version: fields.engine_version,
    engine: fields.engine,
    normalized_name: derived.normalized_name,
    name_key: derived.name_key,
    identity: derived.identity,
    subcategory_l1: derived.subcategory_l1,
    subcategory_l2: derived.subcategory_l2,
    subcategory_l3: derived.subcategory_l3,
    subcategory_l4: derived.subcategory_l4,
    search_text: derived.search_text,
    bucket: derived.bucket,
    embedding: derived.embedding,
    segment_name_dspapi: outputs.segment_name_dspapi,
    segment_name_marketplace: outputs.segment_name_marketplace,
    segment_name_internal: outputs.segment_name_internal,
    segment_desc_dspapi: outputs.segment_desc_dspapi,
    segment_desc_marketplace: outputs.segment_desc_marketplace,
    internal_description: outputs.internal_description,
    platform_outputs: outputs.platform_outputs,
    source,
    created_at: now,
  }
}

export function derivedOf(fields: TopicFields): DerivedColumns {
  const [, l1 = null, l2 = null, l3 = null, l4 = null] = fields.taxonomy_path.split(' > ')
  const { embedding, nameKey } = embedWithKey(fields)
  const normalized_name = normalizedName(fields.topic_name)
  return {
    normalized_name,
    name_key: nameKey,
    identity: identityOf(nameKey, fields),
    subcategory_l1: l1,
    subcategory_l2: l2,
    subcategory_l3: l3,
    subcategory_l4: l4,
    search_text: searchText(normalized_name, fields),
    bucket: bucketOf(fields),
    embedding: Buffer.from(embedding.buffer),
  }
}

/**
 * Topics at 0.95 or more share the name's key and these fields: the embedding is built so. Where an uncertain topic is filed
 * doesn't count.
 */
function identityOf(nameKey: number, topic: TopicFields): Buffer {
  const { parent_category, taxonomy_type, subcategory, segment_type } = topic
  const filing = topic.uncertain ? ['uncertain'] : [parent_category, taxonomy_type, phrase(subcategory)]
  return digest(JSON.stringify([nameKey, ...filing, segment_type])).subarray(0, 16)
}

/** The same for all topics of a subcategory, where neighbours are looked for. */
export const bucketOf = ({
  parent_category,
  subcategory,
}: Pick<TopicFields, 'parent_category' | 'subcategory'>): number =>
  bucket(`${parent_category}\u0000${canonical(subcategory)}`)

/** There are far fewer subcategories than topics. */
const SUBCATEGORIES = 10_000
const canonical = memo((text) => canonicalWords(text).join(' '), SUBCATEGORIES)
const bucket = memo((key) => digest(key).readInt32BE(0), SUBCATEGORIES)
const digest = (text: string) => hash('sha256', text, 'buffer')
