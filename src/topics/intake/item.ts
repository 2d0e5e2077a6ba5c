import { type Corrections, classifyCorrected, correctionsOf, NO_CORRECTIONS } from '../../catalog/match/corrections'
import type { Descriptions, TopicOutputs } from '../../catalog/topic/outputs'
import { changedFields, type Overlay, overlayOf, pick } from '../../catalog/topic/overlay'
import {
  type Engine,
  fieldsOf,
  type GlobalTopic,
  type Origin,
  type TopicFields,
  toGlobalTopic,
} from '../../catalog/topic/record'
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

/** A topic on its way into a library. The engine fills in what is left out. */
export type IntakeItem = {
  /** A name or a taxonomy path, not blank. */
  name: string
  hints?: Hints
  /** The LLM's, which replaces the local engine's. */
  classification?: ClassificationResult
  /** The LLM was asked and did not give a usable answer. */
  llmFailed?: boolean
  /** These and the descriptions are only for the caller's library. */
  keywords?: readonly string[]
  descriptions?: Partial<Descriptions>
  engine_version?: string
  external_id?: string | null
}

export type Candidate = {
  item: IntakeItem
  /** With the engine's keywords. */
  topic: GlobalTopic
  /** The caller's. */
  keywords: readonly string[]
  externalId: string | null
}

/** Classifies items, following the reviewers' corrections of the same names. */
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
    topic: toGlobalTopic(fieldsOf(classification, item.engine_version ?? ENGINE_VERSION, engineOf(item)), origin),
    keywords: keywordsOf(item),
    externalId: storable(item.external_id ?? '').trim() || null,
  }
}

const engineOf = ({ classification }: IntakeItem): Engine => (classification ? 'llm' : 'local')

/** What the caller sent and what differs from the catalog's topic. */
export function overlayFor(
  { item, topic, keywords }: Pick<Candidate, 'item' | 'topic' | 'keywords'>,
  catalogTopic: TopicFields & TopicOutputs,
  templates: Origin['templates'],
): Overlay | null {
  const requested = pick(topic, [
    ...HINT_FIELDS.filter((name) => item.hints?.[name]),
    ...(item.engine_version ? (['engine_version'] as const) : []),
  ])
  const fields = changedFields(catalogTopic, { ...requested, ...(keywords.length > 0 ? { keywords } : {}) })
  const overlay = overlayOf(catalogTopic, fields, templates)
  const generated = { ...pick(catalogTopic, DESCRIPTION_COLUMNS), ...overlay?.outputs }
  // A text that equals what the templates write is not the caller's, for example one copied from a classification.
  const written = DESCRIPTION_COLUMNS.filter(
    (column) => (item.descriptions?.[column] ?? generated[column]) !== generated[column],
  )
  return written.length > 0 ? overlayOf(catalogTopic, fields, templates, pick(item.descriptions!, written)) : overlay
}

const HINT_FIELDS = ['parent_category', 'taxonomy_type', 'subcategory', 'segment_type', 'audience_type'] as const

/** A name that is a taxonomy path hints at its category and subcategory; explicit hints win. */
function hintsFor(name: string, { subcategory, ...others }: Hints = {}): Hints {
  const hints: Hints = { ...others, subcategory: storable(subcategory?.slice(0, SUBCATEGORY_LENGTH) ?? '').trim() }
  if (hints.parent_category || hints.taxonomy_type) return hints
  const path = parseTaxonomyPath(name)
  const category = PARENT_CATEGORIES.find((parentCategory) => parentCategory === path.parent_category)
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
