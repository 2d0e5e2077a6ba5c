import type { CategorySource, Words } from '../taxonomy/source'

/** The category files, in the order of the vocabulary; of their lists only what keywords and demo topics are made of. */
export declare const CATEGORIES: readonly CategorySource[]
export declare const WORDS: Words
/** As they are shown: "IKEA", "Chick-fil-A". */
export declare const BRANDS_WITH_CAPITALS: readonly string[]
