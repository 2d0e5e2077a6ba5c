import { WORDS } from '../compiled/words'
import { ADVERBS, EXCLUSIONS, INCLINED, PERSONS, RELATIONS } from '../lexicon/grammar'
import { verbForm } from '../lexicon/verbs'
import { isFiniteVerb } from './finite-verb'
import { isTopic, saysWho } from './people'
import {
  headBefore,
  isActor,
  isAdverb,
  isAnyVerb,
  isAtWork,
  isParticiple,
  isPlural,
  isWrittenPlural,
  RELATIVES,
} from './sentence-words'
import type { Unit } from './units'

const SHORTEST_PARTICIPLE = 5
const CHILDREN: ReadonlySet<string> = new Set(WORDS.people.children)
const BELONGING: ReadonlySet<string> = new Set(['of', 'to'])
/** "drivers of older cars"; alone these are occupations. */
const KEEPING: ReadonlySet<string> = new Set(WORDS.people.keepers)
/** "people with asthma", "brides on a diet", "adults in debt". */
const STATES: ReadonlySet<string> = new Set(['with', 'on', 'in', 'into', 'without'])
const WANTING: ReadonlySet<string> = new Set(WORDS.verbs.wanting)

/** Whether this unit joins those who do something to what they do: "who", "planning", "interested in", "of". */
export function isLink(units: readonly Unit[], at: number): boolean {
  const unit = units[at]!
  if (at === 0) return isSubjectWithVerb(unit) || isHalfSentence(units)
  if (isFiniteVerb(units, at)) return true
  const word = unit.words[0]!
  if (RELATIVES.has(word)) return !isNegated(units, at)
  if (BELONGING.has(word)) return belongs(units[at - 1]!, word)
  if (STATES.has(word)) return unit.words.length === 1 && isState(units, at)
  if (word === 'about') return units[at + 1]?.words[0] === 'to' && isActor(units[at - 1]!)
  const isGeneric = isParticiple(unit)
  if (!isGeneric && !isAnyParticiple(units, at)) return false
  const head = headBefore(units, at)
  if (head === undefined || !isPlural(head)) return false
  return isGeneric || (isNextTo(units, head, at) && !isChild(head))
}

/** What people want counts for more than how they are: "people allergic to nuts looking for snacks". */
export function wantingLink(units: readonly Unit[], from: number, isAfterState: boolean): number {
  return units.findIndex(({ words }, at) => {
    if (at < from) return false
    if (isAfterState && words[0] === 'who') return !isNegated(units, at)
    const isJoined = RELATIVES.has(words[0]!) || words[0] === 'and'
    const verb = isJoined ? units[at + 1]?.words[0] : isParticiple(units[at]!) ? words[0] : undefined
    return verb !== undefined && WANTING.has(verb)
  })
}

/** How people are, rather than what they have: "millennials without a car who use ride-sharing". */
export function saysState({ words }: Unit): boolean {
  return words[0] !== 'with' && STATES.has(words[0]!)
}

function belongs({ words }: Unit, word: string): boolean {
  return RELATIONS.has(words.at(-1)!) || (word === 'of' && words.length === 1 && KEEPING.has(words[0]!))
}

function isState(units: readonly Unit[], at: number): boolean {
  const head = headBefore(units, at)
  if (units[at]!.words[0] === 'with') return head !== undefined && PERSONS.has(head.words.at(-1)!)
  const before = units[at - 1]!
  if (before !== head || !(isActor(before) || saysWho(before))) return false
  if (isAtWork(before) && units[at]!.words[0] !== 'without') return false
  const state = units.find(({ type }, i) => i > at && type !== 'function')
  return state !== undefined && isTopic(state)
}

/** "couples in Ohio celebrating", but not "partners at small accounting practices". */
function isNextTo(units: readonly Unit[], head: Unit, at: number): boolean {
  const before = units[at - 1]!
  const isDescribed = before.type === 'place' || isAdverb(before) || /\d/.test(before.text)
  return before === head || isDescribed || units[at + 1]?.type === 'function'
}

/** "celebrating", "insuring": it stays a part of what the name is about. */
function isAnyParticiple(units: readonly Unit[], at: number): boolean {
  const { words, type, senses } = units[at]!
  if (type !== 'content') return false
  if (words.length > 1) return isVerbPhrase(words[0]!) && isActor(units[at - 1]!)
  if (words[0]!.length <= SHORTEST_PARTICIPLE || !words[0]!.endsWith('ing')) return false
  return !senses.some(({ strength }) => strength === 'decisive') || isVerbBeforeObject(units, at)
}

/** Phrases of the lists that are more than a thing: "roasting their own beans", "priced out of the city". */
function isVerbPhrase(word: string): boolean {
  return (word.endsWith('ing') && word.length > SHORTEST_PARTICIPLE) || INCLINED.has(word)
}

/** "nonprofits recruiting volunteers", "couples baking at home", but not "women camping chairs". */
function isVerbBeforeObject(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1]
  if (next === undefined) return false
  return next.type === 'function' || isAtWork(units[at - 1]!)
}

/** "who aren't renters" says who is not meant. */
function isNegated(units: readonly Unit[], at: number): boolean {
  const word = units[at + 1]?.words[0]
  const negation = word === 'are' || word === 'is' ? units[at + 2]?.words[0] : word
  return negation !== undefined && EXCLUSIONS.has(negation)
}

const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'their', 'his', 'her', 'our', 'my', 'to'])

const OF_ONE: ReadonlySet<string> = new Set(WORDS.verbs.ofOneAlone)

/** "planning a kitchen remodel", "recently moved to Ohio", "Owns Robot Vacuum": who does it is not said. */
export function isHalfSentence([first, second, third]: readonly Unit[]): boolean {
  if (second !== undefined && second.text !== 'of' && OF_ONE.has(first!.text.toLowerCase())) return true
  if (first!.words.length > 1 || second === undefined || third === undefined) return false
  if (ADVERBS.has(first!.words[0]!)) return isAnyVerb(second)
  return isAnyVerb(first!) && DETERMINERS.has(second.words[0]!)
}

/** "Kids swimming lessons" are lessons for kids: their goods are filed by themselves. */
function isChild({ words }: Unit): boolean {
  return CHILDREN.has(words.at(-1)!)
}

/** "Families planning a trip", "doctors who golf": no list means these two by "family planning" and "Doctor Who". */
function isSubjectWithVerb({ words, text }: Unit): boolean {
  if (words.length !== 2) return false
  const isVerb = words[1] === 'who' || (PERSONS.has(words[0]!) && verbForm(words[1]!) === 'participle')
  return isVerb && isWrittenPlural(text.slice(0, text.indexOf(' ')), words[0]!)
}
