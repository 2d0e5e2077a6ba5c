import { SORT_FIELDS, SORT_ORDERS } from '../api/values'
import { type Sort, USUAL_SORT } from './filters/sort'

/** What topics are filed as. */
export const KINDS = [
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

export type Given = Record<string, unknown>

/** The router reads `2.5` as a number and `true` as a boolean; here they are words. */
export const words = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value) || undefined
    : undefined

export const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((one) => one === words(value))

export const readSort = ({ sortBy, sortOrder }: Given): Partial<Sort> => ({
  sortBy: oneOf(SORT_FIELDS, sortBy),
  sortOrder: oneOf(SORT_ORDERS, sortOrder),
})

export const readPlace = ({ selected, at }: Given) => ({
  selected: words(selected),
  at: typeof at === 'number' && at > 0 ? Math.floor(at) : undefined,
})

export const sortOf = ({ sortBy, sortOrder }: Partial<Sort>): Sort => ({
  sortBy: sortBy ?? USUAL_SORT.sortBy,
  sortOrder: sortOrder ?? (sortBy && sortBy !== 'created_at' ? 'asc' : USUAL_SORT.sortOrder),
})
