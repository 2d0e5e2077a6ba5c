import type { Values } from '../../db/values'
import { valuesOf } from '../../http/input/filter'
import { KIND_COLUMNS, type KindFilter } from './kinds'
import type { CatalogFilters } from './schema'

export { Values } from '../../db/values'

export const VISIBLE = 'g.archived_at IS NULL AND g.merged_into IS NULL'

const setFilters = (filters: CatalogFilters): [KindFilter, string[]][] =>
  (Object.keys(KIND_COLUMNS) as KindFilter[]).flatMap((name): [KindFilter, string[]][] => {
    const chosen = valuesOf(filters[name])
    return chosen.length > 0 ? [[name, chosen]] : []
  })

/** One value is compared as such: indexes then give an order too. */
export const isOneOf = (column: string, chosen: readonly string[], values: Values): string =>
  chosen.length === 1 ? `${column} = ${values.add(chosen[0])}` : `${column} = ANY(${values.add(chosen)}::text[])`

/** Conditions on `global_topics g`. */
export const kindConditions = (filters: CatalogFilters, values: Values): string[] =>
  setFilters(filters).map(([name, chosen]) => isOneOf(`g.${KIND_COLUMNS[name]}`, chosen, values))

const LEVELS: KindFilter[] = ['subcategory', 'subcategoryL1', 'subcategoryL2', 'subcategoryL3', 'subcategoryL4']

/** The same on `catalog_counts`, which has the levels only as parts of the path. */
export const countConditions = (filters: CatalogFilters, values: Values): string[] =>
  setFilters(filters).map(([name, chosen]) => isOneOf(ledgerColumn(name), chosen, values))

export function ledgerColumn(name: KindFilter): string {
  const level = LEVELS.indexOf(name)
  return level < 0 ? KIND_COLUMNS[name] : `split_part(taxonomy_path, ' > ', ${level + 1})`
}

/** Whether the caller's library must have a link `l` that fulfils the condition, or must have none. */
export type LinkFilter = { exists: boolean; condition: string }

export function linkFilter({ inLibrary, hasExternalId }: CatalogFilters): LinkFilter | 'nothing' | null {
  if (inLibrary === false) return hasExternalId ? 'nothing' : { exists: false, condition: 'true' }
  if (hasExternalId) return { exists: true, condition: 'l.external_id IS NOT NULL' }
  if (inLibrary) return { exists: true, condition: hasExternalId === false ? 'l.external_id IS NULL' : 'true' }
  return hasExternalId === false ? { exists: false, condition: 'l.external_id IS NOT NULL' } : null
}

/** With `org` the placeholder of the organization's id. */
export const linkCondition = ({ exists, condition }: LinkFilter, org: string): string =>
  `${exists ? '' : 'NOT '}EXISTS (SELECT FROM org_topics l WHERE l.org_id = ${org} AND l.topic_id = g.id AND ${condition})`

export const allOf = (conditions: readonly string[]): string => conditions.join(' AND ') || 'true'
