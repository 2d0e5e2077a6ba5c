import { WORDS } from '../../compiled/words'
import { LEXICON } from '../../lexicon'
import { isNoun, isPerson } from '../../lexicon/nouns'
import { verbForm } from '../../lexicon/verbs'
import type { Unit } from '../../reading/units'
import type { Token } from '../../text/tokens'
import { isPlural } from './nouns'

/** The words of a name, as far as the capitals of one of them depend on the others. */
export type Neighbors = {
  words: readonly Token[]
  /** As they are written, in lower case. */
  lower: readonly string[]
  /** Those that were said before, as the sentence has them. */
  said: readonly { text: string; isBrand: boolean; isName: boolean; isPlace: boolean }[]
  isBroken: (at: number) => boolean
}

const { tiers, towns } = WORDS.casing
/** Beside the first and the last word is none. */
type Words = ReadonlySet<string | undefined>
const TIERS: Words = new Set(tiers)
const TOWNS: Words = new Set(towns)

/** The Plus of "Walmart Plus members", the Pro of "Google Pixel 10 Pro"; a "Nike gold necklace" is of gold. */
export function isTier({ words, lower, said, isBroken }: Neighbors, at: number): boolean {
  if (!TIERS.has(lower[at]) || isBroken(at)) return false
  let brand = at - 1
  while (brand > 0 && (/^\d/.test(words[brand]!.text) || TIERS.has(lower[brand]))) brand--
  if (said[brand]?.isBrand !== true) return false
  let next = at + 1
  while (TIERS.has(lower[next])) next++
  const after = words[next]
  return after === undefined || isBroken(next) || AFTER_TIER.test(after.text) || areMembers(after)
}

/** Buyers of "Tanishq gold" have no plan. */
const areMembers = ({ canonical }: Token): boolean => isPerson(canonical, false) && !/^(?:buy|shopp)er$/.test(canonical)

const AFTER_TIER =
  /^(?:members?|memberships?|subscriptions?|plans?|cards?|cardholders?|cardmembers?|holders?|accounts?|status|tiers?|apps?|for|in|at|and|or|who|with|vs|on|to|near)$/i

/** "Homes for sale in Reading"; people are "interested in reading". */
function isTown({ words, lower, isBroken }: Neighbors, at: number): boolean {
  if (!TOWNS.has(lower[at]) || isBroken(at) || !/^(?:in|near)$/i.test(words[at - 1]?.text ?? '')) return false
  const next = words[at + 1]
  if (next !== undefined && !isBroken(at + 1) && !/^(?:and|or|who|for|with|over|under)$/i.test(next.text)) return false
  const head = words[at - 2]
  return (
    head !== undefined && (/^(?:sale|rent|hire)$/i.test(head.text) || (isPlural(head.text) && isNoun(head.canonical)))
  )
}

/** The Orange of "restaurants in Orange County". */
function isOfCounty({ words, lower, isBroken }: Neighbors, at: number): boolean {
  const county = lower[at] === 'county' ? at : at + 1
  if (county === 0 || lower[county] !== 'county' || isBroken(county)) return false
  const before = words[county - 2]
  return !OF_A_COUNTY.test(words[county - 1]?.text ?? '') && (before === undefined || PLACING.test(before.text))
}

const { institutions, landmarks } = WORDS.casing
const INSTITUTIONS: Words = new Set(institutions)
const LANDMARKS: Words = new Set(landmarks)
/** A word that no list has keeps its capital. */
const UNKNOWN_NAME = /^\p{Lu}\p{Ll}/u
/** "Jewish", "German": what stands behind them is mostly no name. */
const ADJECTIVE = /(?:ish|an|ese|ic|i|ss|eek|ch|ist|u|ing|day)$/
/** "Rugby union", "trade unions": a kind of institution. */
const KIND = /^(?:credit|rugby|student|students|trade)$/
/** They have one of their own everywhere: "a Hindu festival". */
const GENERIC = /^(?:council|fellowship|festival|fund|league|ministry|union)$/

/** The Park of "Holyrood Park hikers", the University of "Biola University", both others of "American Foundry Society". */
function isOfName({ words, lower, said, isBroken }: Neighbors, at: number): boolean {
  const before = said[at - 1]
  if (before === undefined || isBroken(at) || isPlural(words[at]!.text)) return false
  if (!before.isName && !UNKNOWN_NAME.test(before.text)) return false
  const word = lower[at]!
  if (LANDMARKS.has(word)) return !before.isPlace && !before.isBrand && !ADJECTIVE.test(before.text)
  if (INSTITUTIONS.has(word))
    return said[at - 2]?.isName === true || !(before.isPlace || (GENERIC.test(word) && ADJECTIVE.test(before.text)))
  return INSTITUTIONS.has(lower[at + 1]) && !KIND.test(word) && !isBroken(at + 1) && isNoun(words[at]!.canonical)
}

/** "Birthdays in May", "March birthdays", "Black women", "St Mary's Road". */
function isRaisedBeside({ words, lower, isBroken }: Neighbors, at: number): boolean {
  const word = lower[at]!
  const next = words[at + 1]
  const isNextTo = next !== undefined && !isBroken(at + 1)
  if (MONTHS.test(word)) return BEFORE_MONTH.test(lower[at - 1] ?? '') || (isNextTo && AFTER_MONTH.test(next.text))
  if (word === 'black') return next !== undefined && (isPerson(next.canonical, false) || OF_BLACK.test(next.text))
  return word === 'st' && isNextTo && /^\p{Lu}/u.test(next.text)
}

const MONTHS = /^(?:march|may|august)$/
const BEFORE_MONTH = /^(?:by|early|from|in|last|late|mid|next|since|this|through|until)$/
const AFTER_MONTH = /^(?:\d{1,4}|anniversar(?:y|ies)|bab(?:y|ies)|birthdays?|elections?|half|weddings?)$/i
const OF_BLACK =
  /^(?:owned|led|history|culture|communit(?:y|ies)|church(?:es)?|hair|households?|american|business(?:es)?)$/i

const PLACING = /^(?:in|near|around|from|to|across)$/i
const OF_A_COUNTY =
  /^(?:an?|the|my|your|their|our|every|each|any|same|this|rural|local|state|city|and|or|of|in|from|per)$/i

/** Of most names none of these is a word, and no rule that looks at what stands around a word is about them. */
const RAISING: Words = new Set([
  ...[...tiers, ...towns, ...institutions, ...landmarks],
  ...['county', 'march', 'may', 'august', 'black', 'st', 'from'],
])
export const mayBeRaised = (lower: readonly string[]): boolean => lower.some((word) => RAISING.has(word))

/** A word that is a name by what stands around it. */
export const isRaised = (around: Neighbors, at: number): boolean =>
  isTown(around, at) ||
  isOfCounty(around, at) ||
  isSwitchedBrand(around, at) ||
  isOfName(around, at) ||
  isRaisedBeside(around, at)

/** A brand behind a verb, in one phrase of the lists: "cancelled Netflix". */
export const isBrandWithin = (word: string, { length, senses, words }: Unit): boolean =>
  length > 1 &&
  word !== words[0] &&
  verbForm(words[0]!) !== undefined &&
  !senses.some(({ kind }) => kind === 'brand') &&
  LEXICON.sensesOf(word).some(
    ({ kind, strength, shown }) => kind === 'brand' && strength !== 'weak' && shown.toLowerCase() === word,
  )

/** The Virgin of "people moving from Sky to Virgin": where one of two is a brand, so is the other. */
function isSwitchedBrand({ words, lower }: Neighbors, at: number): boolean {
  const from = lower[at - 1] === 'from' ? at - 1 : at - 3
  if (lower[from] !== 'from' || lower[from + 2] !== 'to') return false
  const isLast = words.length === from + 4 || /^(?:and|or|in|for|this|last|because|after)$/.test(lower[from + 4] ?? '')
  if (!isLast || !SWITCHING.test(lower[from - 1] ?? '')) return false
  return [words[from + 1]!, words[from + 3]!].some(({ canonical }) => !isNoun(canonical) && isOfBrand(canonical))
}

const SWITCHING = /^(?:mov|switch|migrat|upgrad|chang|convert|transfer|defect|com|came|went)(?:e|es|ed|ing|ers|s|d)?$/

const isOfBrand = (word: string): boolean => {
  const senses = LEXICON.sensesOf(word)
  return senses.length > 0 && senses.every(({ kind }) => kind === 'brand')
}
