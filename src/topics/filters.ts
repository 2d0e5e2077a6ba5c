import { z } from 'zod'
import { allOf, type Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { ENGINE_VERSION, normalizedName } from '../engine'
import { storable } from '../storable'

const value = z.string().max(200).overwrite(storable).trim().optional()

const flag = (name: string) =>
  z
    .enum(['true', 'false', ''], { error: `${name} must be true or false` })
    .transform((given) => (given ? given === 'true' : undefined))
    .optional()

/** The filters of the library, for lists, exports and whatever else takes a selection. An empty value is none. */
export const topicFilters = {
  search: value.describe('Words that must all occur in the name'),
  taxonomyType: value,
  parentCategory: value,
  subcategory: value,
  subcategoryL1: value,
  subcategoryL2: value,
  subcategoryL3: value,
  subcategoryL4: value,
  segmentType: value,
  audienceType: value,
  iabCode: value,
  engineVersion: value,
  source: value,
  internalId: value.describe('Part of the external id'),
  hasExternalId: flag('hasExternalId'),
  outdated: flag('outdated').describe('Whether an engine older than the current one classified it'),
  sensitivity: value,
  intensity: value,
  buyerJourney: value,
}
const filtersObject = z.object(topicFilters)
export type TopicFilters = Partial<z.output<typeof filtersObject>>

const COLUMNS = {
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

/** The links `o` that the caller sees: those of the organization, or of the workspace named. */
export function inLibrary(ctx: Ctx, values: Values): string[] {
  const conditions = [`o.org_id = ${values.add(ctx.org.id)}`, VISIBLE_LINK]
  if (ctx.workspace) conditions.push(`o.workspace_id = ${values.add(ctx.workspace)}`)
  return conditions
}

/** Of those, the ones that the filters leave. */
export function topicConditions(ctx: Ctx, filters: TopicFilters, values: Values): string[] {
  const conditions = inLibrary(ctx, values)
  for (const [name, column] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, string][]) {
    if (filters[name]) conditions.push(`o.${column} = ${values.add(filters[name])}`)
  }
  for (const word of wordsOf(filters.search)) conditions.push(`o.normalized_name LIKE ${values.add(containing(word))}`)
  if (filters.internalId) {
    conditions.push(`lower(o.external_id) LIKE ${values.add(containing(filters.internalId.toLowerCase()))}`)
  }
  if (filters.hasExternalId !== undefined) {
    conditions.push(`o.external_id IS ${filters.hasExternalId ? 'NOT NULL' : 'NULL'}`)
  }
  if (filters.outdated !== undefined) {
    conditions.push(`o.engine_version ${filters.outdated ? '<>' : '='} ${values.add(ENGINE_VERSION)}`)
  }
  return conditions
}

/** By these the ledger of the library knows how many there are; of other filters the topics are counted. */
const COUNTED = ['taxonomyType', 'parentCategory', 'subcategory', 'segmentType', 'audienceType'] as const
const OTHERS = (Object.keys(topicFilters) as (keyof TopicFilters)[]).filter(
  (name) => !COUNTED.some((counted) => counted === name),
)

/** An SQL query for the number of topics that the filters leave, with the values of `topicConditions`. */
export function countQuery(conditions: readonly string[], filters: TopicFilters): string {
  if (OTHERS.some((name) => filters[name] !== undefined && filters[name] !== '')) {
    return `SELECT count(*) AS total FROM org_topics o WHERE ${allOf(conditions)}`
  }
  return `SELECT coalesce(sum(o.topics), 0)::bigint AS total FROM library_counts o WHERE ${allOf(inLedger(conditions))}`
}

/** The same conditions on the ledger, which holds visible topics only. */
export const inLedger = (conditions: readonly string[]): string[] =>
  conditions.filter((condition) => condition !== VISIBLE_LINK)

const wordsOf = (search = ''): string[] => [...new Set(normalizedName(search).split(' '))].filter((word) => word !== '')

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`
