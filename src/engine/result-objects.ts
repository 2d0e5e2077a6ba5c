import type { CategoryEvidence, ClassificationResult, Evidence, Layers, ResultEvidence } from './result'
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

/*
 * Results are made by constructors: V8 takes literals that were kept for a while for ones that always are, and from
 * then on makes each of them where clearing up is dear.
 */

export class JudgedLayers implements Layers {
  constructor(
    public primary_intent: Intent,
    public secondary_intent: Intent | '',
    public intensity: Intensity,
    public awareness: Awareness,
    public segment_type: SegmentType,
    public sensitivity: Sensitivity,
    public buyer_journey: BuyerJourney,
    public funnel: Funnel,
    public composite_score: number,
  ) {}
}

export class WordsAndRule implements Evidence {
  constructor(
    readonly words: readonly string[],
    readonly rule: string,
  ) {}
}

export class CategoryReasons implements CategoryEvidence {
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

export class LayerReasons implements ResultEvidence {
  constructor(
    public category: CategoryEvidence,
    public audience: Evidence,
    public intent: Evidence,
    public intensity: Evidence,
    public awareness: Evidence,
    public segment: Evidence,
    public sensitivity: Evidence,
    public buyer_journey: Evidence,
  ) {}
}

export class ClassifiedName implements ClassificationResult {
  constructor(
    public topic_name: string,
    public parent_category: ParentCategory,
    public taxonomy_type: TaxonomyType,
    public subcategory: string,
    public taxonomy_path: string,
    public segment_type: SegmentType,
    public audience_type: AudienceType,
    public iab_code: string,
    public keywords: string[],
    public layers: Layers,
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
