import {
  type Alternative,
  type ClassificationResult,
  classify,
  compositeScore,
  type Evidence,
  funnelOf,
  GROUP_OF,
  type Layers,
  type ResultEvidence,
  type TaxonomyNode,
  TREE,
  UNCERTAIN_BELOW,
} from '../engine'
import { storableStart } from '../storable'
import type { Judgement } from './judgement'

const KEYWORDS = 20
const KEYWORD_LENGTH = 100
const RATIONALE_LENGTH = 500
const BY_MODEL: Evidence = { words: [], rule: 'language model' }

/** The local engine fills in what the judgement leaves out. Returns a message if the judgement contradicts the taxonomy. */
export function toClassification(judgement: Judgement): ClassificationResult | string {
  const { parent_category, taxonomy_type, segment_type, audience_type } = judgement
  if (GROUP_OF[parent_category] !== taxonomy_type) {
    return `Invalid taxonomy_type: "${taxonomy_type}" does not hold ${parent_category}`
  }
  const node = findNode(judgement)
  if (!node) return `Invalid subcategory: ${JSON.stringify(storableStart(judgement.subcategory, 100))}`
  const subcategory = node.root.name
  const local = classify(judgement.topic_name, { parent_category, subcategory, segment_type, audience_type })
  const confidence = judgement.confidence ?? local.confidence
  const uncertain = confidence < UNCERTAIN_BELOW
  const keywords = keywordsOf(judgement)
  return {
    ...local,
    ...(node.level > 0 ? { taxonomy_path: node.path, iab_code: node.iab } : {}),
    keywords: keywords.length > 0 ? keywords : local.keywords,
    layers: layersOf(judgement, local.layers, confidence),
    confidence,
    uncertain,
    alternatives: uncertain ? alternativesTo(judgement) : [],
    evidence: evidenceOf(judgement, local.evidence),
  }
}

const ALTERNATIVES = 3

/** Where the local engine would file the topic. */
function alternativesTo({ topic_name, parent_category }: Judgement): Alternative[] {
  const local = classify(topic_name)
  return [local, ...local.alternatives]
    .filter((place) => place.parent_category !== parent_category)
    .map((place) => ({
      parent_category: place.parent_category,
      subcategory: place.subcategory,
      confidence: place.confidence,
    }))
    .slice(0, ALTERNATIVES)
}

/** By name or path, at any level. */
function findNode({ parent_category, subcategory }: Judgement): TaxonomyNode | undefined {
  const target = subcategory.trim().toLowerCase()
  const { roots, nodes } = TREE.get(parent_category)!
  return [...roots, ...nodes].find(({ name, path }) => name.toLowerCase() === target || path.toLowerCase() === target)
}

const keywordsOf = ({ keywords }: Judgement): string[] =>
  [...new Set(keywords.map((keyword) => keyword.trim()))]
    .filter((keyword) => keyword !== '' && keyword.length <= KEYWORD_LENGTH)
    .slice(0, KEYWORDS)

function layersOf(judgement: Judgement, local: Layers, confidence: number): Layers {
  const buyer_journey = judgement.buyer_journey ?? local.buyer_journey
  const layers = {
    primary_intent: judgement.primary_intent ?? local.primary_intent,
    secondary_intent: judgement.secondary_intent ?? local.secondary_intent,
    intensity: judgement.intensity ?? local.intensity,
    awareness: judgement.awareness ?? local.awareness,
    segment_type: judgement.segment_type,
    sensitivity: judgement.sensitivity ?? local.sensitivity,
    buyer_journey,
    funnel: funnelOf(buyer_journey),
  }
  return { ...layers, composite_score: compositeScore(layers, confidence) }
}

function evidenceOf(judgement: Judgement, local: ResultEvidence): ResultEvidence {
  const rationale = storableStart(judgement.rationale?.trim() ?? '', RATIONALE_LENGTH)
  return {
    category: { ...local.category, rule: rationale ? `${BY_MODEL.rule}: ${rationale}` : BY_MODEL.rule },
    audience: BY_MODEL,
    segment: BY_MODEL,
    intent: judgement.primary_intent ? BY_MODEL : local.intent,
    intensity: judgement.intensity ? BY_MODEL : local.intensity,
    awareness: judgement.awareness ? BY_MODEL : local.awareness,
    sensitivity: judgement.sensitivity ? { ...local.sensitivity, ...BY_MODEL, unresolved: [] } : local.sensitivity,
    buyer_journey: judgement.buyer_journey ? BY_MODEL : local.buyer_journey,
  }
}
