import { type Given, oneOf, readPlace, readSort, words } from '../topics/search'
import type { Sort } from '../topics/sort'

/** What topics are filed as; by these they can be added, too. */
const KINDS = [
  'search',
  'taxonomyType',
  'parentCategory',
  'subcategory',
  'subcategoryL1',
  'subcategoryL2',
  'subcategoryL3',
  'subcategoryL4',
  'segmentType',
  'audienceType',
] as const

export type KindFilters = { [name in (typeof KINDS)[number]]?: string }
export type CatalogFilters = KindFilters & { inLibrary?: 'true' | 'false' }

/** What the address says of the screen. */
export type CatalogSearch = CatalogFilters & Partial<Sort> & { selected?: string; at?: number }

export const catalogSearch = (given: Given): CatalogSearch => ({
  ...Object.fromEntries(KINDS.map((name) => [name, words(given[name])])),
  inLibrary: oneOf(['true', 'false'], given.inLibrary),
  ...readSort(given),
  ...readPlace(given),
})

export const kindsOf = (search: CatalogFilters): KindFilters =>
  Object.fromEntries(KINDS.filter((name) => search[name]).map((name) => [name, search[name]]))

export const filtersOf = (search: CatalogFilters): CatalogFilters => ({
  ...kindsOf(search),
  ...(search.inLibrary ? { inLibrary: search.inLibrary } : {}),
})
