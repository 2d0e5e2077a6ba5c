import { type Corrections, classifyCorrected, correctionsOf, NO_CORRECTIONS } from '../catalog/corrections'
import type { Descriptions } from '../catalog/outputs'
import { changedFields, type Overlay, overlayOf, pick } from '../catalog/overlay'
import { fieldsOf, type GlobalTopic, type Origin, type TopicFields, toGlobalTopic } from '../catalog/topic-record'
import type { Db } from '../db/db'
import { storable } from '../db/storable'
import { type ClassificationResult, ENGINE_VERSION, type Hints, PARENT_CATEGORIES } from '../engine'
import { parseTaxonomyPath } from '../engine/taxonomy-path'
import { INTAKE_KEYWORDS, SUBCATEGORY_LENGTH, TOPIC_NAME_LENGTH } from '../limits'

/** A topic on its way into a library. What is left out is classified; what is given wins. */
export type IntakeItem = {
  /** As somebody wrote it, or a taxonomy path. Not blank. */
  name: string
  hints?: Hints
  /** What an LLM said of it, in the local engine's place. */
  classification?: ClassificationResult
  keywords?: readonly string[]
  descriptions?: Partial<Descriptions>
  engine_version?: string
  external_id?: string | null
}

export type Candidate = {
  item: IntakeItem
  topic: GlobalTopic
  externalId: string | null
}

/** Classified, with what reviewers taught of the same names. */
export async function toCandidates(db: Db, items: readonly IntakeItem[], origin: Origin): Promise<Candidate[]> {
  const candidates = items.map((item) => toCandidate(item, origin))
  const names = candidates.map(({ topic }) => topic.normalized_name)
  const corrections = await correctionsOf(db, names)
  return candidates.map((candidate) =>
    corrections.has(candidate.topic.normalized_name) ? toCandidate(candidate.item, origin, corrections) : candidate,
  )
}

export function toCandidate(item: IntakeItem, origin: Origin, corrections: Corrections = NO_CORRECTIONS): Candidate {
  const name = storable(item.name.slice(0, TOPIC_NAME_LENGTH))
  const classification = item.classification ?? classifyCorrected(name, hintsFor(name, item.hints), corrections)
  const fields = fieldsOf(classification, item.engine_version ?? ENGINE_VERSION)
  const keywords = keywordsOf(item)
  return {
    item,
    topic: toGlobalTopic(
      { ...fields, keywords: keywords.length > 0 ? keywords : fields.keywords },
      { ...origin, descriptions: item.descriptions },
    ),
    externalId: storable(item.external_id ?? '').trim() || null,
  }
}

/** What the caller said themselves and the matched topic says otherwise stays with the caller's library. */
export function overlayFor(
  { item, topic }: Candidate,
  matched: TopicFields,
  templates: Origin['templates'],
): Overlay | null {
  const given: (keyof TopicFields)[] = [
    ...HINTED.filter((name) => item.hints?.[name]),
    ...(item.keywords?.length ? (['keywords'] as const) : []),
    ...(item.engine_version ? (['engine_version'] as const) : []),
  ]
  return overlayOf(matched, changedFields(matched, pick(topic, given)), templates, item.descriptions)
}

const HINTED = ['parent_category', 'taxonomy_type', 'subcategory', 'segment_type', 'audience_type'] as const

/** A name shaped as a path brings its own category and subcategory; what was given beside it goes before. */
function hintsFor(name: string, { subcategory, ...given }: Hints = {}): Hints {
  const hints: Hints = { ...given, subcategory: storable(subcategory?.slice(0, SUBCATEGORY_LENGTH) ?? '').trim() }
  if (hints.parent_category || hints.taxonomy_type) return hints
  const path = parseTaxonomyPath(name)
  const category = PARENT_CATEGORIES.find((known) => known === path.parent_category)
  if (!category && !path.taxonomy_type) return hints
  return {
    ...hints,
    parent_category: category,
    taxonomy_type: path.taxonomy_type,
    subcategory: hints.subcategory || path.subcategory,
  }
}

const keywordsOf = ({ keywords = [] }: IntakeItem) =>
  [...new Set(keywords.map((keyword) => storable(keyword).trim()))].filter(Boolean).slice(0, INTAKE_KEYWORDS)
