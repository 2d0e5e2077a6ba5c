import type { ParentCategory } from '../taxonomy/vocabulary'
import type { Sense } from './sense'

export type { EntryKind, Sense } from './sense'

export type UnitType = 'content' | 'generic' | 'rank' | 'occupation' | 'place' | 'frame' | 'structure' | 'function'

/** A word that speaks for a category though no list has it. */
export type Hint = { category: ParentCategory; word: string; rule: string; weight: number }

/** What there is to say of a phrase, a bit each: one look tells whether a name has any such phrase. */
export const PHRASE_TRAITS = {
  /** A list knows it, as more than a hint; of others what stands before them says more. */
  sure: 1,
  /** Made for any purpose: alone it says little of where it belongs. */
  portable: 2,
  /** It may be a brand; a title of somebody who decides ("marketing director", "CISO"); words for an audience. */
  brand: 4,
  ranked: 8,
  framing: 16,
  /** It says what somebody works as; how the work is done. */
  occupation: 32,
  tail: 64,
  /** It prepares or serves food and drink; it means those who work somewhere. */
  kitchenDevice: 128,
  employees: 256,
  /** It only joins others. */
  joining: 512,
  /** Some list has it as a hint only. */
  weak: 1 << 10,
  /** One word that, after a thing, says who wants it or how many; what kind of goods it is. */
  people: 1 << 11,
  genericHead: 1 << 12,
} as const

/** What the lists say of words that they do not have. */
export const NOTHING: readonly Sense[] = []

/** Phrases of more words leave less unread; of equal covers the one with the longer phrases wins. */
export const coverOf = (length: number): number => length ** 1.6
/** A mark covers a little less than an entry. */
export const markCoverOf = (length: number): number => coverOf(length) * (length > 1 ? 0.99 : 0.95)
