import { SORT_FIELDS, SORT_ORDERS } from '../api/values'
import { DEFAULT_SORT, type Sort } from './filters/sort'

/** The filters that the catalog and the library share; a topic has one of the values chosen. */
export const CLASSIFICATION_FILTERS = [
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

export type RawSearch = Record<string, unknown>

/** The router reads `2.5` as a number and `true` as a boolean; here they are texts. */
export const textParam = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value) || undefined
    : undefined

/** One value or several; none is left out. */
export function listParam(value: unknown): string[] | undefined {
  const texts = (Array.isArray(value) ? value : [value]).map(textParam).filter((text) => text !== undefined)
  return texts.length > 0 ? texts : undefined
}

export const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((one) => one === textParam(value))

export const readSort = ({ sortBy, sortOrder, sort }: RawSearch): Partial<Sort> => ({
  sort: oneOf(['best_match'], sort),
  sortBy: oneOf(SORT_FIELDS, sortBy),
  sortOrder: oneOf(SORT_ORDERS, sortOrder),
})

export const readListState = ({ selected, at }: RawSearch) => ({
  selected: textParam(selected),
  at: typeof at === 'number' && at > 0 ? Math.floor(at) : undefined,
})

/** The view that is open, and its columns. */
export type ViewState = { view?: string; columns?: string[] }
export const readViewState = ({ view, columns }: RawSearch): ViewState => ({
  view: textParam(view),
  columns: listParam(columns),
})

/** Without a search nothing can match best. */
export const sortOf = ({ sortBy, sortOrder, sort, search }: Partial<Sort> & { search?: string }): Sort => ({
  ...(sort && search ? { sort } : {}),
  sortBy: sortBy ?? DEFAULT_SORT.sortBy,
  sortOrder: sortOrder ?? (sortBy && sortBy !== 'created_at' ? 'asc' : DEFAULT_SORT.sortOrder),
})
