import type { Sort } from '../../tables/filters/sort'
import {
  CLASSIFICATION_FILTERS,
  listParam,
  oneOf,
  type RawSearch,
  readListState,
  readSort,
  readViewState,
  textParam,
  type ViewState,
} from '../../tables/search'

/** Topics can be added by these filters too. */
export type ListFilter = (typeof CLASSIFICATION_FILTERS)[number]
export type ClassificationFilters = { [name in ListFilter]?: string[] } & { search?: string }
export type CatalogFilters = ClassificationFilters & { inLibrary?: 'true' | 'false' }

/** The screen's state in the address. */
export type CatalogSearch = CatalogFilters &
  Partial<Sort> &
  ViewState & {
    /** The topic in the side panel. */
    topic?: string
    selected?: string
    at?: number
  }

export const catalogSearch = (raw: RawSearch): CatalogSearch => ({
  ...Object.fromEntries(CLASSIFICATION_FILTERS.map((name) => [name, listParam(raw[name])])),
  search: textParam(raw.search),
  inLibrary: oneOf(['true', 'false'], raw.inLibrary),
  ...readSort(raw),
  ...readListState(raw),
  ...readViewState(raw),
  topic: textParam(raw.topic),
})

export function classificationFiltersOf(search: CatalogFilters): ClassificationFilters {
  const names: (keyof ClassificationFilters)[] = ['search', ...CLASSIFICATION_FILTERS]
  return Object.fromEntries(names.filter((name) => search[name]).map((name) => [name, search[name]]))
}

export const filtersOf = (search: CatalogFilters): CatalogFilters => ({
  ...classificationFiltersOf(search),
  ...(search.inLibrary ? { inLibrary: search.inLibrary } : {}),
})
