import type { Sort } from '../../tables/filters/sort'
import { type Given, KINDS, oneOf, readPlace, readSort, words } from '../../tables/search'

/** By these topics can be added, too. */
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
