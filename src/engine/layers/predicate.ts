import { WORDS } from '../compiled/words'
import { type AudienceRule, FIRST_RULES } from '../lexicon/audiences'
import { ADVERBS } from '../lexicon/grammar'
import { formsOf } from '../lexicon/verbs'
import type { Reading } from '../reading/read'
import { RELATIVES } from '../reading/sentence-words'
import type { AudienceType } from '../taxonomy/vocabulary'
import { type SpokenAudience, written } from './subject'

const { verbs, intending, getting, ending, former, having, negations } = WORDS.predicates

/** What a form of a verb says of people; `particle`: the word that must follow it. */
type Predicate = { audience: AudienceType; particle: string | undefined }

const PREDICATES = new Map<string, Predicate[]>()
for (const { audience, forms, words } of verbs) {
  for (const entry of words) {
    const [verb = '', particle] = entry.split(', ')
    for (const [word, form] of formsOf(verb)) {
      if (!forms.includes(form)) continue
      PREDICATES.set(word, [...(PREDICATES.get(word) ?? []), { audience, particle }])
    }
  }
}

const allForms = (entries: readonly string[]): ReadonlySet<string> =>
  new Set(entries.flatMap(formsOf).map(([word]) => word))
const INTENDING = allForms(intending)
const GETTING = allForms(getting)
const ENDING = allForms(ending)
const HAVING = allForms(having)
const NEGATIONS: ReadonlySet<string> = new Set(negations)
export const isNegation = (word: string): boolean => NEGATIONS.has(word)
const FORMER: ReadonlySet<string> = new Set(former)
/** They stand before the verb and change nothing. */
const HELPING: ReadonlySet<string> = new Set('are is be was were been have has had do does did will would'.split(' '))
/** Between the intention and what is got: "plan to soon buy", "thinking of buying". */
const BETWEEN: ReadonlySet<string> = new Set(['to', 'of', 'about', 'for', 'on'])

type Found = { audience: AudienceType; end: number }

/**
 * What the verb of a sentence says of its people, which counts for more than what they are called: "users who searched for
 * shoes". Who has not got something is neither its owner nor its buyer: null; undefined where the verb says nothing.
 */
export function predicateAudience(reading: Reading): SpokenAudience | null | undefined {
  const { canonicals } = reading.written
  const start = predicateStart(reading)
  const at = verbAt(canonicals, start)
  if (start === -1 || at === canonicals.length) return undefined
  const found = ended(canonicals, at) ?? intended(canonicals, at) ?? done(canonicals, at)
  const before = canonicals.slice(start, at)
  if (before.some(isNegation) && (found || [...before, canonicals[at]!].some((word) => HAVING.has(word)))) return null
  return found && { rule: FIRST_RULES.get(found.audience)!, words: written(reading, at, found.end) }
}

/** Behind those who do something: "consumers", "people", "those who". */
function predicateStart({ clause, units }: Reading): number {
  if (clause?.subject !== 'people') return -1
  const { start, end, words } = units[clause.subjectEnd]!
  return words.at(-1) === 'who' ? end : start
}

function verbAt(canonicals: readonly string[], start: number): number {
  const at = canonicals.findIndex((word, i) => i >= start && !isBeforeVerb(word))
  return at === -1 ? canonicals.length : at
}

const isBeforeVerb = (word: string): boolean =>
  RELATIVES.has(word) || HELPING.has(word) || isNegation(word) || (ADVERBS.has(word) && !INTENDING.has(word))

/** "stopped buying soda", "used to own a boat". */
function ended(canonicals: readonly string[], at: number): Found | undefined {
  const [verb = '', next = ''] = canonicals.slice(at)
  const isOver = ENDING.has(verb) ? GETTING.has(next) || HAVING.has(next) : verb === 'used' && next === 'to'
  return isOver ? { audience: 'Past Purchasers', end: at + 1 } : undefined
}

/** "plan to buy", "thinking of replacing". */
function intended(canonicals: readonly string[], at: number): Found | undefined {
  if (!INTENDING.has(canonicals[at]!)) return undefined
  let next = at + 1
  while (BETWEEN.has(canonicals[next]!) || ADVERBS.has(canonicals[next]!)) next++
  return GETTING.has(canonicals[next]!) ? { audience: 'In-Market Shoppers', end: next + 1 } : undefined
}

function done(canonicals: readonly string[], at: number): Found | undefined {
  const predicate = PREDICATES.get(canonicals[at]!)?.find(
    ({ particle }) => particle === undefined || particle === canonicals[at + 1],
  )
  return predicate && { audience: predicate.audience, end: at + 1 }
}

/** "former Netflix subscribers", "previous BMW owners": those who no longer have it. */
export function formerAudience({ canonicals }: Reading['written'], start: number): AudienceRule | undefined {
  return canonicals.slice(0, start).some((word) => FORMER.has(word)) ? FIRST_RULES.get('Past Purchasers') : undefined
}
