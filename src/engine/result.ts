import type { CorrectionUse } from './corrections/opinion'
import type {
  AudienceType,
  Awareness,
  BuyerJourney,
  Funnel,
  Intensity,
  Intent,
  ParentCategory,
  SegmentType,
  SensitiveSubject,
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
  keywords: readonly string[]
  /** The engine guessed the category. A person should choose. */
  uncertain: boolean
  layers: Layers
}

/** The words of the name and the rule that decided one layer, and the corrections that took part. */
export type Evidence = {
  readonly words: readonly string[]
  readonly rule: string
  readonly corrections?: readonly CorrectionUse[]
}

export type SensitivityEvidence = Evidence & {
  /** What it is sensitive for; null if it is not, or only as all of its category. */
  readonly subject: SensitiveSubject | null
  /** Names in it that nothing knows: whether they are sensitive, nobody checked. */
  readonly unresolved: readonly string[]
}

export type RunnerUp = { category: ParentCategory; margin: number }

export type CategoryEvidence = Evidence & { readonly runner_up: RunnerUp | null }

export type ResultEvidence = {
  category: CategoryEvidence
  audience: Evidence
  intent: Evidence
  intensity: Evidence
  awareness: Evidence
  segment: Evidence
  sensitivity: SensitivityEvidence
  buyer_journey: Evidence
}

/** Another place where a name may belong. */
export type Alternative = { parent_category: ParentCategory; subcategory: string; confidence: number }

export type ClassificationResult = ClassifiedTopic & {
  /** 0 to 1. */
  confidence: number
  /** Of an uncertain answer: the nearest other categories, the likeliest first. Otherwise none. */
  alternatives: readonly Alternative[]
  evidence: ResultEvidence
}
