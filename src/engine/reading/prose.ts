import { WORDS } from '../compiled/words'
import { CONJUNCTIONS, FUNCTION_WORDS, PREPOSITIONS } from '../lexicon/grammar'
import type { WrittenWords } from './written-words'

/** Fewer words, or fewer between them that only build a text, make a name. */
const FEWEST_WORDS = 6
const FEWEST_BUILDING = 2

/** Whether people, things and doings are told of as people talk, be the verb known or not. */
export function isProse({ canonicals }: WrittenWords): boolean {
  return canonicals.length >= FEWEST_WORDS && canonicals.filter(isBuilding).length >= FEWEST_BUILDING
}

const isBuilding = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || PREPOSITIONS.has(word) || CONJUNCTIONS.has(word)

const AS_US: ReadonlySet<string> = new Set(WORDS.people.speakingAsUs)
const OF_ONE: ReadonlySet<string> = new Set(WORDS.people.speakingOfOne)

/** "Our kitchen porter walked out", "we sell to nightclubs". */
export const speaksAsUs = ({ canonicals }: WrittenWords): boolean => canonicals.some((word) => AS_US.has(word))

/** "My boiler is on its last legs", "she never pays full price". */
export const speaksOfOne = ({ canonicals }: WrittenWords): boolean => canonicals.some((word) => OF_ONE.has(word))
