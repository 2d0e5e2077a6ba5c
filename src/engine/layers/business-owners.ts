import { WORDS } from '../compiled/words'
import { CONJUNCTIONS, ORGANIZATIONS, PREPOSITIONS } from '../lexicon/grammar'
import { formsOf } from '../lexicon/verbs'
import type { Unit } from '../reading/units'
import type { SegmentType } from '../taxonomy/vocabulary'
import { type Judged, judged } from './judged'
import { HOSPITALITY, isBusinessNoun, OF_MONEY } from './segment-words'
import type { Subject } from './subject'

/** "pet shop owners", "owners of food trucks", "landlords raising rents": what they own is a business. */
export function ownersOfBusiness({ reading, category }: Subject): Judged<SegmentType> | null {
  const { units } = reading
  const landlords = OF_MONEY.has(category) ? undefined : landlordsIn(reading)
  if (landlords) return judged('B2B', 'owners of a business', landlords.text)
  const owners = units.findIndex(({ words }) => words.includes('owner'))
  if (owners === -1) return null
  const { words, text } = units[owners]!
  const ownedNoun = words[words.indexOf('owner') - 1]
  const isRole = ownedNoun !== undefined && units[owners]!.senses.some(({ kind }) => kind === 'role')
  if (isRole || (ownedNoun !== undefined && isBusinessNoun(ownedNoun)))
    return judged('B2B', 'owners of a business', text)
  const isFollowed = words.at(-1) === 'of' || units[owners + 1]?.words[0] === 'of'
  const owned = isFollowed ? units.slice(owners + 1).findLast(isThing) : units[owners - 1]
  return owned && owned.words[0] !== 'home' && isBusiness(owned)
    ? judged('B2B', 'owners of a business', owned.text)
    : null
}

const RUNNING: ReadonlySet<string> = new Set(WORDS.segments.runningVerbs.flatMap(formsOf).map(([form]) => form))
const RUN_FOR_FUN: ReadonlySet<string> = new Set(WORDS.segments.runForFun)
const OWN_BUSINESSES: ReadonlySet<string> = new Set(WORDS.segments.ownBusinesses)
const ARTICLE = /^(?:an?|the|their|his|her|my|our)$/

/** "People who run a café", "couples opening a B&B", "with their own plumbing business": the word for it, as it is written. */
export function ownBusinessIn({ written: { canonicals, words }, clause }: Subject['reading']): string | undefined {
  if (clause !== null && clause.subject !== 'people') return undefined
  const article = canonicals.findIndex((word, at) => ARTICLE.test(word) && isRun(canonicals, at))
  if (article === -1) return undefined
  const joint = canonicals.findIndex((word, at) => at > article && (PREPOSITIONS.has(word) || CONJUNCTIONS.has(word)))
  const last = (joint === -1 ? canonicals.length : joint) - 1
  const noun = canonicals[last]!
  if (last === article || RUN_FOR_FUN.has(noun)) return undefined
  const isBusiness = RUNNING.has(canonicals[article - 1]!)
    ? isBusinessNoun(noun) || ORGANIZATIONS.has(`${canonicals[last - 1]} ${noun}`)
    : OWN_BUSINESSES.has(noun)
  return isBusiness ? words[last]!.text : undefined
}

/** "Run a", "opened their own", "starting a"; "with their own". */
function isRun(canonicals: readonly string[], article: number): boolean {
  const verb = canonicals[article - 1] ?? ''
  return RUNNING.has(verb) || verb.startsWith('start') || canonicals[article + 1] === 'own'
}

/** Who the name says does something, or all that it says. */
function landlordsIn({ units, clause }: Subject['reading']): Unit | undefined {
  const who = units[(clause?.subjectEnd ?? units.length) - 1]
  return who?.words.at(-1) === 'landlord' ? who : undefined
}

function isThing({ type }: Unit): boolean {
  return type === 'content'
}

function isBusiness({ words, senses }: Unit): boolean {
  const isRun = senses.some(({ kind, category }) => kind === 'industry' || HOSPITALITY.has(category))
  return isRun || isBusinessNoun(words.at(-1)!)
}
