import { WORDS } from '../../compiled/words'
import { isPerson } from '../../lexicon/nouns'
import { canonicalWord } from '../../text/tokens'
import { isPlural } from './nouns'

const VERBS = new Map(Object.entries(WORDS.verbs.ofOnePerson))
/** Nouns as well, unless an object follows: "runs a café". */
const BEFORE_OBJECT = new Map(Object.entries(WORDS.verbs.ofOnePersonBeforeObjects))
const BEFORE_ARTICLE = new Map(Object.entries(WORDS.verbs.ofOnePersonBeforeArticles))
const ARTICLE = /^(?:an?|the|their|his|her|its|own|every|no|\d.*)$/i
const OBJECT =
  /^(?:an?|the|their|his|her|its|own|about|at|for|more|on|over|to|in|online|often|every|daily|weekly|regularly|frequently|occasionally|abroad|alone|rarely)$/i
const FROM_SCRATCH = /^(?:bakes|cooks)$/
/** "Shops that sell shoes". */
const RELATIVE = /^(?:that|who|whose|which)$/i
const isPeopleWord = (word: string): boolean => isPlural(word) && isPerson(canonicalWord(word.toLowerCase()), false)
const CONJUNCTION = /^(?:and|but|or|who)$/

/** "Drinks makers", "rents collectors". */
const SOLD = /^(?:drinks|plays|rents|shops|works)$/i

/** The plural of a verb that begins a name; undefined if it is none. */
export function pluralVerb(first: string, second: string): string | undefined {
  if (RELATIVE.test(second) || (SOLD.test(first) && isPeopleWord(second))) return undefined
  const verb = first.toLowerCase()
  const isDone = OBJECT.test(second) || (second === 'from' && FROM_SCRATCH.test(verb))
  return (
    VERBS.get(verb) ??
    (isDone ? BEFORE_OBJECT.get(verb) : undefined) ??
    (ARTICLE.test(second) ? BEFORE_ARTICLE.get(verb) : undefined)
  )
}

const DONE: ReadonlySet<string> = new Set(WORDS.verbs.done)
const AFTER_DONE = /^(?:at|with|from|by|out|off|up|over|between|than|less|more|only|\d.*)$/i

/** "Switched to fragrance-free shower gel", "visited a garden centre twice". */
export const isDone = (first: string, second: string): boolean =>
  DONE.has(first.toLowerCase()) && (OBJECT.test(second) || AFTER_DONE.test(second))

const LATELY = / (?:in|within|over|during) the (?:last|past) /i

/** "Switched home insurer in the past year"; "lapsed donors in the past year" are people. */
export function isDoneLately(first: string, text: string): boolean {
  const end = text.search(LATELY)
  return end !== -1 && DONE.has(first.toLowerCase()) && !text.slice(0, end).split(' ').some(isPeopleWord)
}

/** "runs a café and is thinking of …" of many people: "run a café and are thinking of …". */
export const withPluralVerbs = (text: string): string =>
  text
    .split(' ')
    .map((word, at, words) => (CONJUNCTION.test(words[at - 1] ?? '') ? nextVerb(word, words[at + 1] ?? '') : word))
    .join(' ')

/** "snacks and drinks" are nothing that people do. */
const nextVerb = (word: string, next: string): string =>
  (ALWAYS.test(word) || OBJECT.test(next) ? pluralOf(word) : undefined) ?? word

const ALWAYS = /^(?:is|has|was)$/

/** Of a verb that can be nothing else where it stands. */
export const pluralOf = (verb: string): string | undefined =>
  VERBS.get(verb) ?? BEFORE_OBJECT.get(verb) ?? BEFORE_ARTICLE.get(verb)

const THEY = /^they(?:['’]re)? (?=\p{L})/iu
const THIS_AUDIENCE = /^this (?:audience|group|segment) (?=\p{L}+s )/iu
const SOMEBODY = /^(?:someone|somebody|a person|one) (?:who(?:['’]s| is)? )?(?=\p{L})/iu

/** What people do of whom a sentence speaks: "They buy …", "Someone who's thinking of …"; null of other names. */
export function saidOfPeople(text: string): string | null {
  const they = THEY.exec(text)
  if (they !== null) return `${/re /i.test(they[0]) ? 'are ' : ''}${text.slice(they[0].length)}`
  const group = THIS_AUDIENCE.exec(text)
  if (group !== null) {
    const [first = '', ...others] = text.slice(group[0].length).split(' ')
    return [pluralOf(first) ?? first, ...others].join(' ')
  }
  const somebody = SOMEBODY.exec(text)
  if (somebody === null) return null
  const rest = text.slice(somebody[0].length)
  const [first = '', second = ''] = rest.split(' ', 2)
  if (/(?:is|['’]s) $/i.test(somebody[0]) || /^[a-z]+ing$/.test(first)) return `are ${withPluralVerbs(rest)}`
  const verb = /who $/i.test(somebody[0]) ? (pluralVerb(first, second) ?? pluralOf(first)) : undefined
  return verb === undefined ? null : verb + withPluralVerbs(rest.slice(first.length))
}
