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

/*
 * Results are made by constructors: V8 takes literals that were kept for a while for ones that always are, and from
 * then on makes each of them where clearing up is dear.
 */

/** The seven layers, flat, with the field names of the taxonomy. */
export class JudgedLayers {
  constructor(
    public primary_intent: Intent,
    public secondary_intent: Intent | '',
    public intensity: Intensity,
    public awareness: Awareness,
    public segment_type: SegmentType,
    public sensitivity: Sensitivity,
    public buyer_journey: BuyerJourney,
    public funnel: Funnel,
    /** Integer 0 to 100. */
    public composite_score: number,
  ) {}
}

/** The same as a plain record. */
export type Layers = Pick<JudgedLayers, keyof JudgedLayers>

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
  layers: Layers
}

/** The words of the name and the rule that decided one layer. */
export type Evidence = { readonly words: readonly string[]; readonly rule: string }

export type SensitivityEvidence = Evidence & {
  /** What it is sensitive for; null if it is not, or only as all of its category. */
  readonly subject: SensitiveSubject | null
  /** Names in it that nothing knows: whether they are sensitive, nobody checked. */
  readonly unresolved: readonly string[]
}

export class CategoryEvidence {
  constructor(
    readonly words: readonly string[],
    readonly rule: string,
    public runner_up: RunnerUp | null,
  ) {}
}

export class RunnerUp {
  constructor(
    public category: ParentCategory,
    public margin: number,
  ) {}
}

export class ResultEvidence {
  constructor(
    public category: CategoryEvidence,
    public audience: Evidence,
    public intent: Evidence,
    public intensity: Evidence,
    public awareness: Evidence,
    public segment: Evidence,
    public sensitivity: SensitivityEvidence,
    public buyer_journey: Evidence,
  ) {}
}

export class ClassificationResult implements ClassifiedTopic {
  constructor(
    public topic_name: string,
    public parent_category: ParentCategory,
    public taxonomy_type: TaxonomyType,
    public subcategory: string,
    public taxonomy_path: string,
    public segment_type: SegmentType,
    public audience_type: AudienceType,
    public iab_code: string,
    public keywords: readonly string[],
    public layers: Layers,
    /** 0 to 1. */
    public confidence: number,
    public evidence: ResultEvidence,
  ) {}
}

const single = ['']

/** A list of one word, copied: a literal would be of the kind above. */
export function listOf(word: string): string[] {
  single[0] = word
  return single.slice()
}
