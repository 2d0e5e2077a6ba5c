/** Lines for a PhraseTable: a phrase of canonical words, a tab, and what the lists say of it. */
export declare const ENTRIES: string
export declare const BRAND_ALIASES: string
