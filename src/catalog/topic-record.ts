import { createHash } from 'node:crypto'
import type { ClassificationResult, ClassifiedTopic, Layers } from '../engine'
import { embed, nameKey, packEmbedding } from '../engine/embedding'
import { normalizedName } from '../engine/names'
import { canonicalWords } from '../engine/text'
import { newId } from '../ids'
import { type Descriptions, outputsOf, type TopicOutputs } from './outputs'
import { searchText } from './search-text'

/** What a topic is filed as, under the names of its columns: all that a library may override. */
export type TopicFields = Omit<ClassifiedTopic, 'layers'> &
  Omit<Layers, 'segment_type'> & { confidence: number; engine_version: string }

/** All that follows from the fields. */
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

/** A row of the catalog before it is written, with its embedding. */
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
] as const satisfies readonly (keyof TopicFields)[]

export const OUTPUT_NAMES = [
  'segment_name_dspapi',
  'segment_name_marketplace',
  'segment_name_internal',
  'segment_desc_dspapi',
  'segment_desc_marketplace',
  'internal_description',
  'platform_outputs',
] as const satisfies readonly (keyof TopicOutputs)[]

/** A subcategory written by hand is no node of the tree: it is then its own path. */
export function fieldsOf(result: ClassificationResult, engineVersion: string): TopicFields {
  const { layers, evidence: _, ...topic } = result
  const filed = topic.taxonomy_path.split(' > ')[0] === topic.subcategory
  return {
    ...topic,
    ...layers,
    taxonomy_path: filed ? topic.taxonomy_path : topic.subcategory,
    engine_version: engineVersion,
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

export function toGlobalTopic(
  fields: TopicFields,
  { source, now, descriptions = {} }: { source: string; now: Date; descriptions?: Partial<Descriptions> },
): GlobalTopic {
  return {
    id: newId('tp'),
    ...fields,
    ...derivedOf(fields),
    ...outputsOf(toClassified(fields)),
    ...descriptions,
    source,
    created_at: now,
  }
}

export function derivedOf(fields: TopicFields): DerivedColumns {
  const [, l1 = null, l2 = null, l3 = null, l4 = null] = fields.taxonomy_path.split(' > ')
  const name_key = nameKey(fields.topic_name)
  return {
    normalized_name: normalizedName(fields.topic_name),
    name_key,
    identity: identityOf(name_key, fields),
    subcategory_l1: l1,
    subcategory_l2: l2,
    subcategory_l3: l3,
    subcategory_l4: l4,
    search_text: searchText(fields),
    bucket: bucketOf(fields),
    embedding: Buffer.from(packEmbedding(embed(fields)).buffer),
  }
}

/** Topics at 0.95 or more share the name's key and these four fields. */
function identityOf(nameKey: number, topic: TopicFields): Buffer {
  const { parent_category, taxonomy_type, subcategory, segment_type } = topic
  const parts = [nameKey, parent_category, taxonomy_type, canonical(subcategory), segment_type]
  return digest(JSON.stringify(parts)).subarray(0, 16)
}

/** Where a topic's neighbours lie: those of one subcategory. */
export const bucketOf = ({
  parent_category,
  subcategory,
}: Pick<TopicFields, 'parent_category' | 'subcategory'>): number =>
  digest(`${parent_category}\u0000${canonical(subcategory)}`).readInt32BE(0)

const canonical = (text: string) => canonicalWords(text).join(' ')
const digest = (text: string) => createHash('sha256').update(text).digest()
