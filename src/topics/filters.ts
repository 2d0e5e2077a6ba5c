import { z } from 'zod'
import { allOf, isOneOf, type Values } from '../catalog/browse/filters'
import { allTerms, hasTerm } from '../catalog/browse/search-text'
import { outdatedCondition } from '../catalog/topic/outdated'
import type { Ctx } from '../context'
import { totalIn } from '../db/ledger'
import { filterValues, valuesOf } from '../http/input/filter'
import { storable } from '../storable'
import { hasTag } from './tags'

const value = z.string().max(200).overwrite(storable).trim().optional()

const flag = (name: string) =>
  z
    .enum(['true', 'false', ''], { error: `${name} must be true or false` })
    .transform((flag) => (flag ? flag === 'true' : undefined))
    .optional()

const SEARCH =
  'Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a ' +
  'whole, and what a hyphen joins side by side: `18-24`'

/** The library's filters, for lists, exports and pushes. */
export const topicFilters = {
  search: value.describe(SEARCH),
  taxonomyType: filterValues('taxonomyType'),
  parentCategory: filterValues('parentCategory'),
  subcategory: filterValues('subcategory'),
  subcategoryL1: filterValues('subcategoryL1'),
  subcategoryL2: filterValues('subcategoryL2'),
  subcategoryL3: filterValues('subcategoryL3'),
  subcategoryL4: filterValues('subcategoryL4'),
  segmentType: filterValues('segmentType'),
  audienceType: filterValues('audienceType'),
  iabCode: filterValues('iabCode'),
  engineVersion: filterValues('engineVersion'),
  source: filterValues('source'),
  internalId: value.describe('Part of the external id'),
  hasExternalId: flag('hasExternalId'),
  outdated: flag('outdated').describe('Whether an older engine version classified the topic'),
  uncertain: flag('uncertain').describe('Whether the engine guessed the category'),
  outsideWorkspace: value.describe('The id of a workspace that the topic is not in'),
  sensitivity: filterValues('sensitivity'),
  intensity: filterValues('intensity'),
  buyerJourney: filterValues('buyerJourney'),
  tag: filterValues('tag'),
}
const filtersObject = z.object(topicFilters)
export type TopicFilters = Partial<z.output<typeof filtersObject>>

export const FILTER_COLUMNS = {
  taxonomyType: 'taxonomy_type',
  parentCategory: 'parent_category',
  subcategory: 'subcategory',
  subcategoryL1: 'subcategory_l1',
  subcategoryL2: 'subcategory_l2',
  subcategoryL3: 'subcategory_l3',
  subcategoryL4: 'subcategory_l4',
  segmentType: 'segment_type',
  audienceType: 'audience_type',
  iabCode: 'iab_code',
  engineVersion: 'engine_version',
  source: 'source',
  sensitivity: 'sensitivity',
  intensity: 'intensity',
  buyerJourney: 'buyer_journey',
} as const satisfies Partial<Record<keyof TopicFilters, string>>

const VISIBLE_LINK = 'o.visible'

/** Conditions for the links `o` that the caller sees: the organization's, or those of the request's workspace. */
export function inLibrary(ctx: Ctx, values: Values): string[] {
  const conditions = [`o.org_id = ${values.add(ctx.org.id)}`, VISIBLE_LINK]
  if (ctx.workspace) conditions.push(`o.workspace_id = ${values.add(ctx.workspace)}`)
  return conditions
}

/**
 * Conditions for the links `o` that the caller sees and that match the filters. With the words of `wordsOfSearch` an index finds
 * the topics that the search may match.
 */
export function topicConditions(
  ctx: Ctx,
  filters: TopicFilters,
  values: Values,
  searchWords: readonly string[][] = [],
): string[] {
  const conditions = inLibrary(ctx, values)
  for (const [name, column] of Object.entries(FILTER_COLUMNS) as [keyof typeof FILTER_COLUMNS, string][]) {
    const chosen = valuesOf(filters[name])
    if (chosen.length > 0) conditions.push(isOneOf(`o.${column}`, chosen, values))
  }
  const tags = valuesOf(filters.tag)
  if (tags.length > 0) conditions.push(hasTag(tags, values))
  for (const words of searchWords) conditions.push(`search_words(o.search_text) && ${values.add(words)}::text[]`)
  for (const term of allTerms(filters.search)) conditions.push(hasTerm('o.search_text', term, values))
  if (filters.internalId) {
    conditions.push(`lower(o.external_id) LIKE ${values.add(containing(filters.internalId.toLowerCase()))}`)
  }
  if (filters.hasExternalId !== undefined) {
    conditions.push(`o.external_id IS ${filters.hasExternalId ? 'NOT NULL' : 'NULL'}`)
  }
  if (filters.outsideWorkspace) {
    conditions.push(`o.workspace_id IS DISTINCT FROM ${values.add(filters.outsideWorkspace)}`)
  }
  if (filters.uncertain !== undefined) conditions.push(filters.uncertain ? 'o.uncertain' : 'NOT o.uncertain')
  if (filters.outdated !== undefined) {
    conditions.push(`${filters.outdated ? '' : 'NOT '}${outdatedCondition('o.engine_version')}`)
  }
  return conditions
}

/** The library's ledger has a total for each of these; with any other filter the topics themselves are counted. */
export const LEDGER_FILTERS = ['taxonomyType', 'parentCategory', 'subcategory', 'segmentType', 'audienceType'] as const
const OTHER_FILTERS = (Object.keys(topicFilters) as (keyof TopicFilters)[]).filter(
  (name) => !LEDGER_FILTERS.some((ledgerFilter) => ledgerFilter === name),
)

/** An SQL query for the number of topics that match, with the values of `topicConditions`. */
export function countQuery(conditions: readonly string[], filters: TopicFilters): string {
  if (hasOnlyLedgerFilters(filters)) return totalIn('library_counts o', inLedger(conditions))
  return `SELECT count(*) AS total FROM org_topics o WHERE ${allOf(conditions)}`
}

export const hasOnlyLedgerFilters = (filters: TopicFilters): boolean =>
  !OTHER_FILTERS.some((name) => isSet(filters[name]))

const isSet = (filter: TopicFilters[keyof TopicFilters]): boolean =>
  typeof filter === 'boolean' || valuesOf(filter).length > 0

/** The same conditions on the ledger, which holds visible topics only. */
export const inLedger = (conditions: readonly string[]): string[] =>
  conditions.filter((condition) => condition !== VISIBLE_LINK)

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`
