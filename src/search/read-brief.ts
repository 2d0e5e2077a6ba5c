import { type ClassificationResult, classify, DIMENSION_SETS } from '../engine'
import { BRIEF_CLAUSES, RANKED_BRIEF_LENGTH } from '../limits'
import { weightOf } from './weights'
import { EMPTY_WORDS, formsOf, stemOf, wordsOf } from './words'

/** A word of a brief that is looked for. */
export type Term = {
  word: string
  stem: string
  /** The spellings by which it is found, with how well each fits, 0 to 1. */
  forms: ReadonlyMap<string, number>
  /** How much it tells, 0 to 1. */
  weight: number
}

/** Where the engine files something. */
export type Place = { category: string; path: string[] }

/** A part of a brief that is about one thing. */
export type Clause = {
  /** As it was written. */
  text: string
  terms: Term[]
  /** Null if the engine is not sure. */
  place: Place | null
  /** It says who or where people are, not what they care about. */
  isAttribute: boolean
}

export type Brief = {
  /** As it was written. */
  text: string
  clauses: Clause[]
  excluded: Clause[]
  /** Of the clauses together: "security systems and cameras" is not about photography. */
  place: Place | null
  /** Whether consumers or businesses are meant. */
  segment: string
}

const SENTENCE = /[,;:.!?()\n](?:\s|$)|\s[-–—]\s/
const EXCLUSION =
  /\b(?:but not|but no|and not|and no|no|not|without|excluding|excludes?|except for|except|other than|rather than|avoid|avoiding|minus)\s/i
/** What joins a subject and what is said of it. */
const JOINT =
  /\s(?:who|that|which|whose|with|plus|as well as|in|near|from|for|on|shopping for|looking for|interested in)\s/i
const AND = /\s(?:and|or|nor)\s/i

export function readBrief(text: string): Brief {
  const parts = ` ${text.slice(0, RANKED_BRIEF_LENGTH)}`.split(SENTENCE).map((part) => part.split(EXCLUSION))
  const wanted = parts.map(([first = '']) => first)
  const clauses = wanted.flatMap((part) => part.split(JOINT).flatMap(conjuncts)).filter(hasTerms)
  const excluded = parts.flatMap(([, ...unwanted]) => unwanted.flatMap((part) => part.split(AND)))
  const whole = classify(wanted.join(' '))
  return {
    text,
    clauses: clauses.slice(0, BRIEF_CLAUSES),
    excluded: excluded
      .map((part) => clauseOf(part))
      .filter(hasTerms)
      .slice(0, BRIEF_CLAUSES),
    place: clauses.length > 1 ? placeOf(whole) : null,
    segment: whole.segment_type,
  }
}

const hasTerms = ({ terms }: Clause): boolean => terms.length > 0

/** A single word after "and" keeps what is said of the one before it: in "security systems and cameras", "security". */
function conjuncts(text: string): Clause[] {
  const clauses: Clause[] = []
  for (const part of text.split(AND)) {
    const before = clauses.at(-1)?.terms.slice(0, -1) ?? []
    const isSingle = tellingWords(part).length === 1
    clauses.push(clauseOf(part, isSingle ? before : []))
  }
  return clauses
}

const tellingWords = (text: string): string[] => {
  const words = wordsOf(text).filter((word) => !EMPTY_WORDS.has(word))
  return [...new Map(words.map((word) => [stemOf(word), word])).values()]
}

const INHERITED = 0.5

function clauseOf(text: string, inherited: readonly Term[] = []): Clause {
  const words = tellingWords(text)
  const own = words.map((word) => ({
    word,
    stem: stemOf(word),
    forms: formsOf(word),
    weight: termWeight(word),
  }))
  const terms = [...inherited.map((term) => ({ ...term, weight: INHERITED * term.weight })), ...own]
  const classified = [...inherited.map(({ word }) => word), text.trim()].join(' ')
  return {
    text: text.trim(),
    terms: own.length > 0 ? terms : [],
    place: own.length > 0 ? placeOf(classify(classified)) : null,
    isAttribute: words.every(isAttribute),
  }
}

/** What people are like matters less than what they care about. */
const ATTRIBUTE_SHARE = 0.6
const termWeight = (word: string): number => weightOf(stemOf(word)) * (isAttribute(word) ? ATTRIBUTE_SHARE : 1)

const STATES = DIMENSION_SETS.filter(({ kind }) => kind === 'geographic').flatMap(({ values }) => values)
const ATTRIBUTES: ReadonlySet<string> = new Set(
  [
    ...STATES,
    'men women male female girls boys adults',
    'income high middle low affluent wealthy',
    'age aged ages years old young gen generation millennials boomers seniors',
    'families households',
  ].flatMap(wordsOf),
)
const isAttribute = (word: string): boolean => ATTRIBUTES.has(word) || /^\d+\+?$/.test(word)

const placeOf = ({ uncertain, parent_category, taxonomy_path }: ClassificationResult): Place | null =>
  uncertain ? null : { category: parent_category, path: taxonomy_path.split(' > ') }
