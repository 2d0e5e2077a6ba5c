import { type LoadedCorrections, NO_CORRECTIONS } from '../../catalog/corrections/load'
import { correctionIds } from '../../catalog/corrections/uses'
import type { Descriptions, TopicOutputs } from '../../catalog/topic/outputs'
import { changedFields, type Overlay, overlayOf, pick } from '../../catalog/topic/overlay'
import {
  type DerivedColumns,
  derivedOf,
  type Engine,
  fieldsOf,
  type GlobalTopic,
  type Origin,
  type TopicFields,
  toGlobalTopic,
} from '../../catalog/topic/record'
import {
  type ClassificationResult,
  classify,
  ENGINE_VERSION,
  type Hints,
  PARENT_CATEGORIES,
  parseTaxonomyPath,
} from '../../engine'
import { INTAKE_KEYWORDS, SUBCATEGORY_LENGTH, TOPIC_NAME_LENGTH } from '../../limits'
import { mapWithPauses } from '../../pauses'
import { storable, storableStart } from '../../storable'
import { DESCRIPTION_COLUMNS } from '../../templates/columns'
import type { OrgTemplates } from '../../templates/org-templates'

/** A topic on its way into a library. The engine fills in what is left out. */
export type IntakeItem = {
  /** A name or a taxonomy path, not blank. */
  name: string
  hints?: Hints
  /** The LLM's, which replaces the local engine's. */
  classification?: ClassificationResult
  /** Why the LLM was to answer and did not; the local engine's answer stays. */
  llmError?: string
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
  /** What the organization's own corrections change of the topic: for its overlay, never for the catalog. */
  corrected: Partial<TopicFields>
  /** The corrections that took part. */
  correctionIds: readonly number[]
  /** Names in it that the engine does not know: whether they are sensitive, a reviewer should say. */
  unresolved: readonly string[]
}

/**
 * Classifies items: for the catalog as reviewers corrected, for the library as the organization did. First all are classified,
 * then all embedded, then all described: code that runs for many names in turn stays in the processor's cache.
 */
export async function toCandidates(
  items: readonly IntakeItem[],
  origin: Origin,
  corrections: LoadedCorrections,
): Promise<Candidate[]> {
  const classified = await mapWithPauses(items, (item) => classifyItem(item, corrections))
  const derived = await mapWithPauses(classified, ({ fields }) => derivedOf(fields))
  return mapWithPauses(classified, (item, at) => candidateOf(item, origin, derived[at]))
}

export const toCandidate = (item: IntakeItem, origin: Origin): Candidate =>
  candidateOf(classifyItem(item, NO_CORRECTIONS), origin)

type ClassifiedItem = { item: IntakeItem; fields: TopicFields } & Pick<
  Candidate,
  'corrected' | 'correctionIds' | 'unresolved'
>

function classifyItem(item: IntakeItem, { catalog, library }: LoadedCorrections): ClassifiedItem {
  const name = storableStart(item.name, TOPIC_NAME_LENGTH)
  const hints = hintsFor(name, item.hints)
  const version = item.engine_version ?? ENGINE_VERSION
  const classification = item.classification ?? classify(name, hints, { corrections: catalog })
  const isCorrected = library !== catalog && item.classification === undefined
  const forLibrary = isCorrected ? classify(name, hints, { corrections: library }) : classification
  const fields = fieldsOf(classification, version, engineOf(item))
  return {
    item,
    fields,
    corrected: isCorrected ? changedFields(fields, fieldsOf(forLibrary, version)) : {},
    correctionIds: correctionIds(forLibrary),
    unresolved: classification.evidence.sensitivity.unresolved,
  }
}

const candidateOf = (
  { item, fields, corrected, correctionIds, unresolved }: ClassifiedItem,
  origin: Origin,
  derived?: DerivedColumns,
): Candidate => ({
  item,
  topic: toGlobalTopic(fields, origin, derived),
  keywords: keywordsOf(item),
  externalId: storable(item.external_id ?? '').trim() || null,
  corrected,
  correctionIds,
  unresolved,
})

const engineOf = ({ classification }: IntakeItem): Engine => (classification ? 'llm' : 'local')

/** What the caller sent, or the organization corrected, and what differs from the catalog's topic. */
export function overlayFor(
  { item, topic, keywords, corrected }: Pick<Candidate, 'item' | 'topic' | 'keywords' | 'corrected'>,
  catalogTopic: TopicFields & TopicOutputs,
  templates: OrgTemplates,
): Overlay | null {
  const requested = pick(topic, [
    ...HINT_FIELDS.filter((name) => item.hints?.[name]),
    ...(item.engine_version ? (['engine_version'] as const) : []),
  ])
  const fields = changedFields(catalogTopic, {
    ...corrected,
    ...requested,
    ...(keywords.length > 0 ? { keywords } : {}),
  })
  const own: Pick<Overlay, 'own_keywords'> = fields.keywords ? { own_keywords: true } : {}
  const overlay = overlayOf(catalogTopic, fields, templates, own)
  const generated = { ...pick(catalogTopic, DESCRIPTION_COLUMNS), ...overlay?.outputs }
  // A text that equals what the templates write is not the caller's, for example one copied from a classification.
  const written = DESCRIPTION_COLUMNS.filter(
    (column) => (item.descriptions?.[column] ?? generated[column]) !== generated[column],
  )
  if (written.length === 0) return overlay
  return overlayOf(catalogTopic, fields, templates, { ...own, descriptions: pick(item.descriptions!, written) })
}

const HINT_FIELDS = ['parent_category', 'taxonomy_type', 'subcategory', 'segment_type', 'audience_type'] as const

/** A name that is a taxonomy path hints at its category and subcategory; explicit hints win. */
function hintsFor(name: string, { subcategory, ...others }: Hints = {}): Hints {
  const hints: Hints = { ...others, subcategory: storableStart(subcategory ?? '', SUBCATEGORY_LENGTH).trim() }
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
