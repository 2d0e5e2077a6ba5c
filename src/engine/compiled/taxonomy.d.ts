import type { CategorySource, Words } from '../taxonomy/source'

/** The files of taxonomy/, in the order of the vocabulary; scripts/taxonomy writes the module. */
export declare const CATEGORIES: readonly CategorySource[]
export declare const WORDS: Words
