import { WORDS } from '../compiled/words'

/**
 * Where two category files claim the same phrase with equal right: the first category keeps it, for the second it becomes
 * a hint. Pairs that are not listed stay undecided.
 */
export const BRAND_PREFERENCES = WORDS.preferences.brands

export const TERM_PREFERENCES = WORDS.preferences.terms
