import type {
  AudienceType,
  Awareness,
  BuyerJourney,
  Funnel,
  Intensity,
  Intent,
  ParentCategory,
  SegmentType,
  Sensitivity,
  TaxonomyType,
} from './taxonomy/vocabulary'

/** The seven layers, flat, with the field names of the taxonomy. */
export type Layers = {
  primary_intent: Intent
  secondary_intent: Intent | ''
  intensity: Intensity
  awareness: Awareness
  segment_type: SegmentType
  sensitivity: Sensitivity
  buyer_journey: BuyerJourney
  funnel: Funnel
  /** Integer 0 to 100. */
  composite_score: number
}

/** What a topic is filed as: all that names, descriptions and the embedding are made from. */
export type ClassifiedTopic = {
  topic_name: string
  parent_category: ParentCategory
  taxonomy_type: TaxonomyType
  /** The level-0 node. */
  subcategory: string
  /** Level 0 to 4, joined with " > ". */
  taxonomy_path: string
  segment_type: SegmentType
  audience_type: AudienceType
  iab_code: string
  keywords: string[]
  layers: Layers
}

/** The words of the name and the rule that decided one layer. */
export type Evidence = {
  readonly words: readonly string[]
  readonly rule: string
}

export type CategoryEvidence = Evidence & {
  runner_up: { category: ParentCategory; margin: number } | null
}

export type ResultEvidence = {
  category: CategoryEvidence
  audience: Evidence
  intent: Evidence
  intensity: Evidence
  awareness: Evidence
  segment: Evidence
  sensitivity: Evidence
  buyer_journey: Evidence
}

export type ClassificationResult = ClassifiedTopic & {
  /** 0 to 1. */
  confidence: number
  evidence: ResultEvidence
}
