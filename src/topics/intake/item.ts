import { type Corrections, classifyCorrected, correctionsOf, NO_CORRECTIONS } from '../../catalog/match/corrections'
import type { Descriptions, TopicOutputs } from '../../catalog/topic/outputs'
import { changedFields, type Overlay, overlayOf, pick } from '../../catalog/topic/overlay'
import { fieldsOf, type GlobalTopic, type Origin, type TopicFields, toGlobalTopic } from '../../catalog/topic/record'
import type { Db } from '../../db/db'
import {
  type ClassificationResult,
  ENGINE_VERSION,
  type Hints,
  PARENT_CATEGORIES,
  parseTaxonomyPath,
} from '../../engine'
import { INTAKE_KEYWORDS, SUBCATEGORY_LENGTH, TOPIC_NAME_LENGTH } from '../../limits'
import { mapWithPauses } from '../../pauses'
import { storable } from '../../storable'
import { DESCRIPTION_COLUMNS } from '../../templates/columns'

/** A topic on its way into a library. What is left out is classified; what is given wins. */
export type IntakeItem = {
  /** As somebody wrote it, or a taxonomy path. Not blank. */
  name: string
  hints?: Hints
  /** What an LLM said of it, in the local engine's place. */
  classification?: ClassificationResult
  /** In the caller's own words, as the descriptions are: they stay in the caller's library. */
  keywords?: readonly string[]
  descriptions?: Partial<Descriptions>
  engine_version?: string
  external_id?: string | null
}

export type Candidate = {
  item: IntakeItem
  /** What the engines make of it, with the keywords that they gave: none of the caller's. */
  topic: GlobalTopic
  /** The caller's own. */
  keywords: readonly string[]
  externalId: string | null
}

/** Classified, with what reviewers taught of the same names. */
export async function toCandidates(db: Db, items: readonly IntakeItem[], origin: Origin): Promise<Candidate[]> {
  const candidates = await mapWithPauses(items, (item) => toCandidate(item, origin))
  const names = candidates.map(({ topic }) => topic.normalized_name)
  const corrections = await correctionsOf(db, names)
  return mapWithPauses(candidates, (candidate) =>
    corrections.has(candidate.topic.normalized_name) ? toCandidate(candidate.item, origin, corrections) : candidate,
  )
}

export function toCandidate(item: IntakeItem, origin: Origin, corrections: Corrections = NO_CORRECTIONS): Candidate {
  const name = storable(item.name.slice(0, TOPIC_NAME_LENGTH))
  const classification = item.classification ?? classifyCorrected(name, hintsFor(name, item.hints), corrections)
  return {
    item,
    topic: toGlobalTopic(fieldsOf(classification, item.engine_version ?? ENGINE_VERSION), origin),
    keywords: keywordsOf(item),
    externalId: storable(item.external_id ?? '').trim() || null,
  }
}

/** What the caller said themselves and the catalog's topic says otherwise stays with the caller's library. */
export function overlayFor(
  { item, topic, keywords }: Pick<Candidate, 'item' | 'topic' | 'keywords'>,
  catalogTopic: TopicFields & TopicOutputs,
  templates: Origin['templates'],
): Overlay | null {
  const filed = pick(topic, [
    ...HINTED.filter((name) => item.hints?.[name]),
    ...(item.engine_version ? (['engine_version'] as const) : []),
  ])
  const fields = changedFields(catalogTopic, { ...filed, ...(keywords.length > 0 ? { keywords } : {}) })
  const overlay = overlayOf(catalogTopic, fields, templates)
  const generated = { ...pick(catalogTopic, DESCRIPTION_COLUMNS), ...overlay?.outputs }
  // A text that the templates write in any case is nobody's own, such as one that came from a classification.
  const own = DESCRIPTION_COLUMNS.filter(
    (column) => (item.descriptions?.[column] ?? generated[column]) !== generated[column],
  )
  return own.length > 0 ? overlayOf(catalogTopic, fields, templates, pick(item.descriptions!, own)) : overlay
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
