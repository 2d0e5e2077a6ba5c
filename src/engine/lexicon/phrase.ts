import type { Keyword } from '../outputs/keyword'
import type { TaxonomyNode } from '../taxonomy/tree'
import type { Intent, ParentCategory } from '../taxonomy/vocabulary'
import type { Cue, Mark } from './marks'
import type { Beginning } from './phrases'

export type EntryKind = 'term' | 'brand' | 'role' | 'industry' | 'node' | 'company'
export type Strength = 'weak' | 'normal' | 'decisive'

/** One meaning of a phrase: what it is, and where it is filed. */
export type Sense = {
  kind: EntryKind
  strength: Strength
  category: ParentCategory
  /** Null: the category as a whole. */
  node: TaxonomyNode | null
  /** As it reads in a keyword. */
  shown: string
  /** Worked out when it first becomes one. */
  keyword: Keyword | null
  /** Of the first sense of a phrase: the phrase, as it was met last. */
  phrase: Phrase | null
}

/** A spelling and the brand that a list has it for, both in lower case. */
export type Alias = {
  alias: string
  name: string
  /** Of that brand, if it is the same name: worked out when first met. */
  words: string[] | null | undefined
}

export type UnitType = 'content' | 'generic' | 'rank' | 'occupation' | 'place' | 'frame' | 'structure' | 'function'

/** A word that speaks for a category though no list has it. */
export type Hint = { category: ParentCategory; word: string; rule: string; weight: number }

/** What is known of a phrase wherever it stands. */
export type Phrase = {
  /** The canonical words, and the first of them. */
  words: readonly string[]
  first: string
  senses: readonly Sense[]
  marks: readonly Mark[]
  /** Of PHRASE_TRAITS, those that it has. */
  traits: number
  /** What general vocabulary says of its words, and the endings of words that it does not have. */
  hints: readonly Hint[]
  /** What its last word is for. */
  intent: Intent | undefined
  /** In how many it is filed. */
  categories: number
  /** Where its last word decides, if it has several: "maintenance software" is as decisive as "software". */
  headDecides: readonly ParentCategory[]
  /** The key of the phrase as a keyword. */
  key: string
  type: UnitType
}

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
const COVERS = Array.from({ length: 32 }, (_, length) => length ** 1.6)

/** How much of a name an entry covers, by its length; a mark, a little less. */
export const coverOf = (length: number): number => COVERS[length]!
export const markCoverOf = (length: number): number => COVERS[length]! * (length > 1 ? 0.99 : 0.95)

/** What there is to say of a word, a bit each: one look tells whether a name has any such word. */
export const WORD_TRAITS = {
  /** It may stand for another: a site or a number to call. */
  renamed: 1,
  /** Names with it may count people. */
  measuring: 2,
  /** It says that people care more than is usual, or less. */
  strengthening: 4,
  weakening: 8,
  /** A cue begins with it. */
  cued: 16,
  /** The lists have an entry for it alone; a mark. */
  listed: 32,
  marked: 64,
  /** It says nothing of which audience a name means; is a noun for an audience as such; a spelling of a brand. */
  stop: 128,
  audience: 256,
  brand: 512,
} as const

/** A canonical word and what may begin with it: looked up once, however many lists are asked. */
export type Word = {
  canonical: string
  /** Of WORD_TRAITS, those that it has. */
  traits: number
  /** Its bit, and the bits of the words that may follow it in an entry or a mark of several words. */
  bit: number
  followers: number
  /** The word as a phrase of its own: worked out when first met. */
  phrase: Phrase | null
  /** Its first letters as a number: words in the order of these are in the order of their letters. */
  order: number
  /** Its places in an embedding, all in one number. */
  places: number
  /** The bits of the words that it is also written together with, or that go on in the spelling of a brand. */
  partners: number
  /** What the two halves of a name's hash are after it as the first word. */
  high: number
  low: number
  entries: Beginning<Sense>
  marks: Beginning<Mark>
  cues: Beginning<Cue>
  aliases: Beginning<Alias>
}
