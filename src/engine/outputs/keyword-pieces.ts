import { WORDS } from '../compiled/words'
import { LEXICON } from '../lexicon'
import { PREPOSITIONS } from '../lexicon/grammar'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import type { Unit } from '../reading/units'
import type { ParentCategory } from '../taxonomy/vocabulary'

/** A "market garden" is no garden. */
export const isModified = (unit: Unit, before: Unit | undefined): boolean =>
  before?.type === 'content' && isNextTo(unit, before)

/** "Toronto condos". */
export const isPlaced = (unit: Unit, before: Unit | undefined): boolean =>
  before?.type === 'place' && isNextTo(unit, before)

const isNextTo = (unit: Unit, before: Unit): boolean =>
  unit.length === 1 && before.end === unit.start && !unit.is(PHRASE_TRAITS.brand) && !PARTICLE.test(before.text)

const PARTICLE = /(?:^| )(?:off|up|out|on|over|vs)$/i

/** The "hall landlords" of "anniversary hall landlords", which no list has. */
export function isPiece(units: readonly Unit[], at: number, name: string): boolean {
  const [first, before, unit] = [units[at - 2], units[at - 1], units[at]!]
  if (first === undefined || before === undefined || before.length > 1 || !isModified(unit, before)) return false
  const isWithin = name.includes(`${first.text} ${before.text} ${unit.text}`.toLowerCase())
  if (!isWithin || !(first.type === 'content' || first.type === 'place')) return false
  return LEXICON.sensesOf([...before.words, ...unit.words].join(' ')).length === 0
}

const UNENDING: ReadonlySet<string> = new Set(WORDS.keywords.unending)
const LOOSE: ReadonlySet<string> = new Set(WORDS.keywords.loose)

/** A phrase that was cut out of a name: "next season", "to let", "on the beach", "the door", "one bag". */
export function isFragment(text: string, isBrand: boolean): boolean {
  if (!text.includes(' ') && !text.includes('-')) return false
  const words = text.toLowerCase().split(/[ -]/)
  if (isBrand && STARTS_BIG.test(text)) return false
  const [first, second] = words
  if (UNENDING.has(first!) || UNENDING.has(words.at(-1)!)) return true
  if (isBrand && (ARTICLES.has(first!) || LOOSE.has(first!))) return true
  return PREPOSITIONS.has(first!) && !text.includes('-') && (words.length === 2 || ARTICLES.has(second!))
}

const STARTS_BIG = /^[\p{Lu}\d]/u
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an'])

/** "one film", "2 films", "next destination": what is before the thing makes no kind of it. */
export const isLoose = ({ words }: Unit): boolean =>
  LOOSE.has(words.at(-1)!) || UNENDING.has(words.at(-1)!) || /^\d/.test(words[0]!)

/** The "vehicle operators" of "commercial vehicle operators", who operate commercial vehicles. */
export function isCutRole(unit: Unit, before: Unit | undefined): boolean {
  if (before?.end !== unit.start || unit.length === 1 || !unit.is(PHRASE_TRAITS.occupation)) return false
  return LEXICON.sensesOf(`${before.words.at(-1)!} ${unit.words[0]!}`).length > 0
}

/** A list has it as a thing of the category. */
export const isTermOf = (words: readonly string[], category: ParentCategory): boolean =>
  LEXICON.sensesOf(words.join(' ')).some(
    (sense) => sense.category === category && sense.strength !== 'weak' && sense.kind !== 'node',
  )
