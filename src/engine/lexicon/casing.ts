import { WORDS } from '../compiled/words'

/** Words whose capitals no rule gives, as they are shown. */

export const ACRONYMS = WORDS.casing.acronyms

export const SPECIAL = WORDS.casing.special

export const SMALL_WORDS = new Set(WORDS.casing.small)

/** Small inside a title even after a bracket: "Hotels (except Casino Hotels)". */
export const ALWAYS_SMALL = new Set(['except', 'excluding'])

/** Acronyms of two letters that are no word or name when only the first is a capital: "Tv", but not "La" or "Us". */
export const TWO_LETTERS = new Set(WORDS.casing.twoLetters)
