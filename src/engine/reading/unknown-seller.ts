import type { Lexicon } from '../lexicon/lexicon'
import { isPerson as isPersonWord } from '../lexicon/nouns'
import { canonicalWords, unaccent } from '../text/tokens'
import { isTopic, saysWho } from './people'
import { read } from './read'
import type { Unit } from './units'

/** What companies that sell data call themselves. */
const OF_SELLERS =
  /(?:^| )(?:analytics|audiences?|consumer|data|digital|graph|index|insights?|iq|labs?|media|metrics|panel|research|signals?|solutions)$/i
const LIST = / (?:file|list|records?)$/i
/** "AudioLoom": a name made up of two words. */
const MADE_UP = /^\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*$/u

export function isCalledLikeSeller(segment: string): boolean {
  const name = segment.replace(LIST, '')
  return OF_SELLERS.test(name) || MADE_UP.test(name)
}

/**
 * The first part of a longer path is an unknown seller if it names neither a thing nor people. In doubt it is none: what
 * it says, most of all of sensitive things, must not be lost ("Registered Democrats - Ohio - Suburban").
 */
export function isUnknownSeller(segment: string, lexicon: Lexicon): boolean {
  const name = segment.replace(LIST, '')
  if (lexicon.sensesOf(unaccent(name)).some(isNoBrand)) return false
  if (isCalledLikeSeller(name)) return true
  if (isPersonWord(canonicalWords(name).at(-1) ?? '', false)) return false
  const { units } = read(name, lexicon)
  const last = units.at(-1)
  return last === undefined || isUnknown(last) || !units.some(isSaid)
}

/** "Census Fuse". */
const isUnknown = ({ type, senses }: Unit): boolean => type === 'content' && senses.length === 0

const isSaid = (unit: Unit): boolean => (isTopic(unit) || saysWho(unit)) && unit.senses.some(isNoBrand)

const isNoBrand = ({ kind }: Unit['senses'][number]): boolean => kind !== 'brand'
