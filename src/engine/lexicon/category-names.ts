import { PARENT_CATEGORIES, TAXONOMY_TYPES } from '../taxonomy/vocabulary'
import { CATEGORY_ALIASES } from './providers'
import { folded } from './seller-words'

const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CATEGORY_ALIASES),
  ...PARENT_CATEGORIES.map((category): [string, string] => [folded(category), category]),
])
const GROUPS: ReadonlyMap<string, string> = new Map(TAXONOMY_TYPES.map((group) => [folded(group), group]))

/** One of the 41 categories, as sellers may call it. */
export const categoryNamed = (segment: string): string | undefined => CATEGORIES.get(folded(segment))
export const groupNamed = (segment: string): string | undefined => GROUPS.get(folded(segment))

export const isCategory = (segment: string): boolean =>
  categoryNamed(segment) !== undefined || groupNamed(segment) !== undefined
