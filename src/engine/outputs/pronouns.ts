import { LEXICON } from '../lexicon'
import { ADVERBS, CONJUNCTIONS, FUNCTION_WORDS, PREPOSITIONS, TIMES } from '../lexicon/grammar'
import { isNoun, isPerson } from '../lexicon/nouns'
import { baseForm } from '../lexicon/verbs'
import { canonicalWord } from '../text/tokens'

/** What stands around "it" or "us" in a name, in lower case. */
type Around = {
  before: readonly string[]
  /** The next word, unless a sign parts it; else empty. */
  next: string
}

/** Before these words "us" and "it" are nobody's department and no country. */
const SAID_BEFORE = /^(?:do|make|made|get|like|love|with|about|contact|r|let|is|was|if|all|join)$/
const US_BEFORE = /^(?:of|own|for)$/

/** "A hospice charity. It needs raffle prizes". */
const SINGULAR_VERB = /^[a-z]+s$/

/** Whether an "it" is the pronoun and not IT: "freeze it", "running shoes with a hole in it", "do it yourself". */
export function isPronounIt(name: string, start: number, end: number): boolean {
  if (name[start - 1] === '-') return true
  const around = aroundOf(name, start, end)
  const { next } = around
  const previous = around.before.at(-1) ?? ''
  if (previous === '') return start > 0 && name[start + 1] === 't' && SINGULAR_VERB.test(next)
  // Somebody who writes capitals elsewhere would have written them here.
  if (/[A-Z]/.test(name) && name[start] === 'i' && beginsThing(next)) return !isListed(next)
  if (SUBJECT_AFTER.test(previous) && next !== '') return !isOfIt(next)
  if (beginsThing(next) && (isOfIt(next) || !(SAYS_HOW.test(previous) || isDone(around)))) return false
  if (SAID_BEFORE.test(previous) || previous.endsWith('ing')) return true
  if (CONJUNCTIONS.has(previous)) return IS.test(next)
  if (PREPOSITIONS.has(previous)) return SUBJECT_AFTER.test(previous) || standsForThing(around)
  return isDone(around) && !isWorkOnIt(around)
}

/** Whether an "us" is the pronoun and not the US: "contact us", "people who bought from us". */
export function isPronounUs(name: string, start: number, end: number): boolean {
  const around = aroundOf(name, start, end)
  const previous = around.before.at(-1) ?? ''
  const said = around.before.at(-2) ?? ''
  if (SAID_BEFORE.test(previous) || US_BEFORE.test(previous)) return true
  if (previous === '' || beginsThing(around.next)) return false
  return isDone(around) || (FROM_OR_TO.test(previous) && isVerb(said) && !MOVING.test(said))
}

const CLAUSE_ENDS = [':', ';', '.', '!', '?', '('] as const

function aroundOf(name: string, start: number, end: number): Around {
  const before = name.slice(0, start).toLowerCase()
  const clause = before.slice(Math.max(...CLAUSE_ENDS.map((sign) => before.lastIndexOf(sign))) + 1)
  const [, next = ''] = /^[ -]([\p{L}\p{N}'’]+)/u.exec(name.slice(end)) ?? []
  return { before: clause.match(/[\p{L}\p{N}'’]+/gu) ?? [], next: next.toLowerCase() }
}

/** "IT services", "US veterans"; nothing begins with "again", "to" or "cheaply". */
function beginsThing(next: string): boolean {
  const word = canonicalWord(next)
  const isFree =
    next === '' || [ADVERBS, CONJUNCTIONS, FUNCTION_WORDS, PREPOSITIONS, TIMES].some((words) => words.has(word))
  if (isFree || OBJECTS_LEFT.test(next)) return false
  return !/ly$/.test(next) || LEXICON.sensesOf(word).length > 0
}

/** What may follow the object of a verb. */
const OBJECTS_LEFT =
  /^(?:yourself(?:er)?s?|yourselves|themselves|last|next|back|home|down|today|tomorrow|forward|later|before|together|isn|doesn|didn|wasn|.+n['’]t)$/

/** "IT hardware"; "want it fixed", "like it cloudy" and "keep it clean" say how. */
const isOfIt = (next: string): boolean => {
  const word = canonicalWord(next)
  return isListed(next) || isPerson(word, false) || (isNoun(word) && !HOW.test(next))
}

const isListed = (next: string): boolean => LEXICON.sensesOf(`it ${canonicalWord(next)}`).length > 0

const SAYS_HOW = /ing$/
const HOW = /(?:ed|er|y)$/

const IS = /^(?:is|was|has|had|will|would|can|should|does|did|isn|doesn|didn|.+n['’]t)$/

/** After these a sentence goes on, and "it" is its subject or what was spoken of. */
const SUBJECT_AFTER = /^(?:that|because|if|when|whenever|while|until|till|since|unless|before|after|where|but)$/

const CLAUSE = /^(?:who|that|which|whose)$/
const HOLDING = /^(?:with|without|has|have|having|had|contain|contains|containing)$/
const WORK = /^(?:work|works|worked|study|studied|major|majored|career|careers|job|jobs|degree|experience|interested)$/

/** "running shoes in it", "people who bought a house and pay for it"; "careers in IT" and "heads of IT" are work. */
function standsForThing({ before }: Around): boolean {
  const [said = '', preposition = ''] = before.slice(-2)
  if (preposition === 'of') return !AT_WORK.test(said) && before.length > 2
  if (WORK.test(said)) return false
  if (preposition === 'in') return before.some((word) => HOLDING.test(word)) || (isVerb(said) && saysMore(before))
  return before.some((word) => CLAUSE.test(word)) && (isVerb(said) || saysMore(before))
}

/** "Head of IT". */
const AT_WORK =
  /^(?:heads?|directors?|[es]?vps?|presidents?|chiefs?|managers?|leaders?|leads?|deans?|departments?|state|future|history|field|outsourcing)$/

/** "dads who outsource IT" have no other thing in mind, "who own a camper and rent it out" have. */
const isWorkOnIt = ({ before }: Around): boolean =>
  WORK_ON.test(before.at(-1)!) && /^(?:|to|who|that|which)$/.test(before.at(-2) ?? '') && !saysMore(before)

const WORK_ON =
  /^(?:outsource|outsourced|manage|manages|managed|study|studied|teach|taught|learn|lead|run|runs|hire|hired|do|support|supports|oversee|procure|buy|sell|sells|modernize|moderni[sz]e|centrali[sz]e|secure)$/

/** There is a second verb. */
function saysMore(before: readonly string[]): boolean {
  const joint = before.findLastIndex((word) => JOINT.test(word))
  return joint > before.findIndex((word) => CLAUSE.test(word)) + 1
}

const JOINT = /^(?:and|or|but|then|than|before|after|while|because|who|never|not)$/

const FROM_OR_TO = /^(?:from|to|by|against|than)$/
const MOVING = /^(?:mov|com|came|travel|fl[iye]|go|went|relocat|emigrat|immigrat|migrat|return|ship|import|export)/

const isVerb = (word: string): boolean =>
  baseForm(word) !== undefined || /^(?!need|seed|speed|feed).{3,}(?:ed|ize|ise)$/.test(word)

/** The word before is a verb, as whatever follows "who" is. */
const isDone = ({ before }: Around): boolean => isVerb(before.at(-1)!) || CLAUSE.test(before.at(-2) ?? '')
