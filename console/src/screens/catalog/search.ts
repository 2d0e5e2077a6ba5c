import type { Sort } from '../../tables/filters/sort'
import { CLASSIFICATION_FILTERS, oneOf, type RawSearch, readListState, readSort, textParam } from '../../tables/search'

/** Topics can be added by these filters too. */
export type ClassificationFilters = { [name in (typeof CLASSIFICATION_FILTERS)[number]]?: string }
export type CatalogFilters = ClassificationFilters & { inLibrary?: 'true' | 'false' }

/** The screen's state in the address. */
export type CatalogSearch = CatalogFilters & Partial<Sort> & { selected?: string; at?: number }

export const catalogSearch = (raw: RawSearch): CatalogSearch => ({
  ...Object.fromEntries(CLASSIFICATION_FILTERS.map((name) => [name, textParam(raw[name])])),
  inLibrary: oneOf(['true', 'false'], raw.inLibrary),
  ...readSort(raw),
  ...readListState(raw),
})

export const classificationFiltersOf = (search: CatalogFilters): ClassificationFilters =>
  Object.fromEntries(CLASSIFICATION_FILTERS.filter((name) => search[name]).map((name) => [name, search[name]]))

export const filtersOf = (search: CatalogFilters): CatalogFilters => ({
  ...classificationFiltersOf(search),
  ...(search.inLibrary ? { inLibrary: search.inLibrary } : {}),
})
