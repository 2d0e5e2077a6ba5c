import type { CategorySource, Words } from '../taxonomy/source'

/** The files of taxonomy/, in the order of the vocabulary; scripts/taxonomy writes the module. */
export const CATEGORIES: readonly CategorySource[]
export const WORDS: Words
