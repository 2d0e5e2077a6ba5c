import { WORDS } from '../compiled/words'

/** Words that organise a data seller's list. They carry no topic. */
export const STRUCTURE_WORDS = WORDS.sellers.words

/** Prices, list numbers and ids inside a seller's path. */
export const CODE_PATTERNS: readonly RegExp[] = [
  /(?<![\d$])\$?\d{1,2}\.\d{2}(?!\d)/g,
  /\b[a-z]{0,3}\d{5,}\b/gi,
  /\b0\d{1,2}\b/g,
  /\b(?:l|last|past)\s?\d{1,3}\b/gi,
]

/** Legal and corporate endings of a company's name. */
export const COMPANY_SUFFIXES = WORDS.sellers.companySuffixes
