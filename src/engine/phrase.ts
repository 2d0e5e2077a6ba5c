import type { Sense } from './lexicon/entries'
import type { Cue, Mark } from './lexicon/index'
import type { Beginning } from './lexicon/phrases'
import type { Intent, ParentCategory } from './taxonomy/vocabulary'

export type UnitType = 'content' | 'generic' | 'rank' | 'occupation' | 'place' | 'frame' | 'structure' | 'function'

/** A word that speaks for a category though no list has it. */
export type Hint = { category: ParentCategory; word: string; rule: string; weight: number }

/** What is known of a phrase wherever it stands. */
export type Phrase = {
  /** The canonical words. */
  words: readonly string[]
  senses: readonly Sense[]
  marks: readonly Mark[]
  /** In no list, or only as a hint: what stands before it says more. */
  faint: boolean
  /** Made for any purpose: alone it says little of where it belongs. */
  portable: boolean
  /** How much each sense says of itself: what it is, how sure, in how many words. */
  weights: readonly number[]
  /** What general vocabulary says of its words, and the endings of words that it does not have. */
  hints: readonly Hint[]
  /** A list knows it, as more than a hint. */
  sure: boolean
  /** It may be a brand; an occupation; words for an audience. */
  brand: boolean
  role: boolean
  framing: boolean
  /** It says what somebody works as; how the work is done. */
  occupation: boolean
  tail: boolean
  /** It prepares or serves food and drink; it means those who work somewhere. */
  kitchenDevice: boolean
  employees: boolean
  /** What its last word is for. */
  intent: Intent | undefined
  /** How much a sense says where the phrase is filed in several categories. */
  share: number
  /** Where its last word decides, if it has several: "maintenance software" is as decisive as "software". */
  headDecides: readonly ParentCategory[]
  /** The key of the phrase as a keyword. */
  key: string
  type: UnitType
}

/** A canonical word and what may begin with it: looked up once, however many lists are asked. */
export type Word = {
  canonical: string
  /** What the lists say of it alone; whether a longer entry may begin with it. */
  alone: readonly Sense[] | undefined
  begins: boolean
  entries: Beginning<Sense>
  marks: Beginning<Mark>
  cues: Beginning<Cue>
  /** A mark begins with it; a cue does. */
  marked: boolean
  cued: boolean
  /** Names with it may count people. */
  measuring: boolean
  /** It says that people care more than is usual, or less: a step up or down. */
  step: 1 | 0 | -1
  /** It may stand for another: a site or a number to call. */
  renamed: boolean
  /** The word as a phrase of its own: as the lists have it, and as if none had it. Worked out when first met. */
  listed: Phrase | null
  bare: Phrase | null
}
