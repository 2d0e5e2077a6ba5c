import { WORDS } from '../../compiled/words'

/** What a name that is only an adjective is about. */
const NOUNS = new Map(Object.entries(WORDS.sentences.missingNouns))

/** There is one of each: "the FIRE movement", "the gig economy", "the job market". */
const UNIQUE =
  /^(?!the )(?:.+ )?(?:movement|(?:gig|sharing|creator|circular|silver) economy|(?:job|stock|housing|labou?r|property|bond) market)$/

/** The name of a thing with the noun or the article that a sentence needs. */
export function completed(text: string): string {
  const noun = NOUNS.get(text.toLowerCase())
  if (noun !== undefined) return `${text} ${noun}`
  return UNIQUE.test(text) ? `the ${text}` : text
}

/** After these a place needs its "in", as after a plural: "car hire in the UK". */
export const PLACED = new Set([...WORDS.things.rentals, ...WORDS.sentences.placed])

/** Not counted alone, but as such things: "hearing aids". */
export const COUNTED_PAIRS = new Set(WORDS.sentences.countedPairs)
/** Counted alone, but not as such things: "black metal". */
export const UNCOUNTED_PAIRS = new Set(WORDS.sentences.uncountedPairs)
