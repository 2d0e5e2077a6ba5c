import { WORDS } from '../compiled/words'
import { isPerson } from '../lexicon/nouns'
import { baseForm } from '../lexicon/verbs'
import { headBefore, isActor, isAdverb, isPlural, RELATIVES } from './sentence-words'
import type { Unit } from './units'

/** With fewer, the verb may as well be a noun: "drivers guide". */
const FEWEST_UNITS = 4
const FEWEST_AFTER = 2
/** No subject is longer. */
const MOST_BEFORE = 10
const DETERMINER = /^(?:an?|the|this|one|two|every|each|our|my|his|her|its|their)$/
const ARTICLE = /^(?:an?|the)$/
const PRONOUNS = { singular: /^(?:she|he|it)$/i, plural: /^(?:they|we|you)$/i }
const HELPERS = { singular: /^(?:is|has|was)$/, plural: /^(?:are|have|were)$/ }
/** Behind people these say how they are: "smokers open to a change", "women back at training". */
const STATES: ReadonlySet<string> = new Set([
  ...WORDS.sentences.feelings,
  ...WORDS.sentences.standing,
  ...['back', 'behind', 'close', 'due', 'open', 'own'],
])
export const IN_SENTENCES: ReadonlySet<string> = new Set(WORDS.verbs.inSentences)
const SAME_IN_THE_PAST: ReadonlySet<string> = new Set(['run', 'set', 'let', 'put', 'cut', 'hit', 'shut', 'read'])

type GrammaticalNumber = 'singular' | 'plural'

/** Whether this unit is the verb of a whole sentence: "The foreman chooses which hoist …", "Agencies build storefronts". */
export function isFiniteVerb(units: readonly Unit[], at: number): boolean {
  if (at === 0 || at > MOST_BEFORE || units.length < FEWEST_UNITS || at + FEWEST_AFTER >= units.length) return false
  const subject = subjectBefore(units, at)
  return subject !== null && agrees(units[at]!, subject) && !isPassive(units, at) && !saysWhoTheyAre(units, at)
}

function subjectBefore(units: readonly Unit[], at: number): GrammaticalNumber | null {
  const [first] = units
  if (at === 1 && PRONOUNS.singular.test(first!.text)) return 'singular'
  if (at === 1 && PRONOUNS.plural.test(first!.text)) return 'plural'
  const head = headBefore(units, at)
  if (head === undefined || !isSubject(head) || units.slice(0, at).some(joinsClause)) return null
  const before = units[at - 1]!
  if (before.type === 'function' || (before === head && head.text === 'staff')) return null
  const isNext = before === head || before.type === 'place' || isAdverb(before)
  if (!isNext && !isHelper(units[at]!) && !DETERMINER.test(units[at + 1]!.text)) return null
  if (isPlural(head)) return 'plural'
  return DETERMINER.test(first!.words[0]!) ? 'singular' : null
}

/** People and organizations by any list, but none that only say whose something is: "children's wear". */
const isSubject = (unit: Unit): boolean =>
  !unit.text.includes("'") && (isActor(unit) || isPerson(unit.words.at(-1)!, false) || unit.type === 'rank')

const JOINING = /^(?:because|if|since|when|where|while)$/
const joinsClause = ({ words: [first] }: Unit): boolean => RELATIVES.has(first!) || JOINING.test(first!)

const isHelper = ({ text }: Unit): boolean => HELPERS.singular.test(text) || HELPERS.plural.test(text)

function agrees({ text, words }: Unit, subject: GrammaticalNumber): boolean {
  const [word] = words
  if (HELPERS[subject].test(text)) return true
  if (words.length > 1 || STATES.has(word!) || text !== text.toLowerCase()) return false
  const isVerb = IN_SENTENCES.has(word!) || baseForm(word!) === word
  return isVerb && (text === word) === (subject === 'plural')
}

/** "Shelters run by the city", "novels set in bars", "buyers put off by prices". */
function isPassive(units: readonly Unit[], at: number): boolean {
  const { type, text } = units[at + 1]!
  return SAME_IN_THE_PAST.has(units[at]!.text) && (type === 'function' || text === 'off') && !DETERMINER.test(text)
}

/** "The ideal customer is a CFO": whoever comes next is meant. */
function saysWhoTheyAre(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1]!
  const isSomebody = next.type === 'occupation' || isSubject(next)
  return /^(?:is|are|was|were)$/.test(units[at]!.text) && (isSomebody || ARTICLE.test(next.text))
}
