import type { Sense } from './lexicon/entries'
import type { Cue, Mark } from './lexicon/index'
import type { Beginning } from './lexicon/phrases'
import type { Prior } from './lexicon/priors'
import type { ParentCategory } from './taxonomy/vocabulary'

export type UnitType = 'content' | 'generic' | 'rank' | 'occupation' | 'place' | 'frame' | 'structure' | 'function'

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
  /** What general vocabulary says of each word. */
  priors: readonly (readonly Prior[])[]
  /** A list knows it, as more than a hint. */
  sure: boolean
  /** It may be a brand; an occupation; words for an audience. */
  brand: boolean
  role: boolean
  framing: boolean
  /** It says what somebody works as; how the work is done. */
  occupation: boolean
  tail: boolean
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
  entries: Beginning<Sense>
  marks: Beginning<Mark>
  cues: Beginning<Cue>
  /** Names with it may count people. */
  measuring: boolean
  /** It may stand for another: a site or a number to call. */
  renamed: boolean
  /** The word as a phrase of its own: as the lists have it, and as if none had it. Worked out when first met. */
  listed: Phrase | null
  bare: Phrase | null
}
