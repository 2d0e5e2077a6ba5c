import type { CatalogFilters } from './schema'
import { hasTerm, type SearchTerms, searchTerms } from './search-text'
import type { Values } from './values'

export { Values } from './values'

export const VISIBLE = 'g.archived_at IS NULL AND g.merged_into IS NULL'

const KIND_COLUMNS = {
  taxonomyType: 'taxonomy_type',
  parentCategory: 'parent_category',
  segmentType: 'segment_type',
  audienceType: 'audience_type',
  subcategory: 'subcategory',
  subcategoryL1: 'subcategory_l1',
  subcategoryL2: 'subcategory_l2',
  subcategoryL3: 'subcategory_l3',
  subcategoryL4: 'subcategory_l4',
} as const
type KindFilter = keyof typeof KIND_COLUMNS

const setFilters = (filters: CatalogFilters): [KindFilter, string][] =>
  (Object.keys(KIND_COLUMNS) as KindFilter[]).flatMap((name): [KindFilter, string][] => {
    const value = filters[name]
    return value ? [[name, value]] : []
  })

/** Conditions on `global_topics g`: the filters and the words searched for. */
export function kindConditions(
  filters: CatalogFilters,
  values: Values,
  terms: SearchTerms = searchTerms(filters.search ?? ''),
): string[] {
  const { libraryTopicIds = [] } = terms
  const searched = searchConditions(terms, values)
  return [
    ...setFilters(filters).map(([name, value]) => `g.${KIND_COLUMNS[name]} = ${values.add(value)}`),
    ...(libraryTopicIds.length > 0 ? [`(${allOf(searched)} OR g.id = ANY(${values.add(libraryTopicIds)}))`] : searched),
  ]
}

function searchConditions({ terms, prefix, words }: SearchTerms, values: Values): string[] {
  return [
    ...words.map((some) => `search_words(g.search_text) && ${values.add(some)}::text[]`),
    ...terms.map((term) => hasTerm('g.search_text', term, values)),
    ...(prefix === null ? [] : [`g.normalized_name LIKE ${values.add(prefix)}`]),
  ]
}

const LEVELS: KindFilter[] = ['subcategory', 'subcategoryL1', 'subcategoryL2', 'subcategoryL3', 'subcategoryL4']

/** The same on `catalog_counts`, which has the levels only as parts of the path. */
export const countConditions = (filters: CatalogFilters, values: Values): string[] =>
  setFilters(filters).map(([name, value]) => {
    const level = LEVELS.indexOf(name)
    const column = level < 0 ? KIND_COLUMNS[name] : `split_part(taxonomy_path, ' > ', ${level + 1})`
    return `${column} = ${values.add(value)}`
  })

/** Whether the caller's library must have a link `l` that fulfils the condition, or must have none. */
export type LinkFilter = { exists: boolean; condition: string }

export function linkFilter({ inLibrary, hasExternalId }: CatalogFilters): LinkFilter | 'nothing' | null {
  if (inLibrary === false) return hasExternalId ? 'nothing' : { exists: false, condition: 'true' }
  if (hasExternalId) return { exists: true, condition: 'l.external_id IS NOT NULL' }
  if (inLibrary) return { exists: true, condition: hasExternalId === false ? 'l.external_id IS NULL' : 'true' }
  return hasExternalId === false ? { exists: false, condition: 'l.external_id IS NOT NULL' } : null
}

export const allOf = (conditions: readonly string[]): string => conditions.join(' AND ') || 'true'
