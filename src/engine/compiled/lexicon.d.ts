/** Lines for a PhraseTable: a phrase of canonical words, a tab, and its payload. */
export declare const ENTRIES: string
export declare const MARK_LINES: string
export declare const CUE_LINES: string
export declare const BRAND_ALIASES: string
