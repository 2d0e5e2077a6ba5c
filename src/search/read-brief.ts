import { classify } from '../engine'
import { BRIEF_CLAUSES, RANKED_BRIEF_LENGTH } from '../limits'
import { weightOf } from './weights'
import { EMPTY_WORDS, formsOf, stemOf, wordsOf } from './words'

/** A word of a brief that is looked for. */
export type Term = { word: string; stem: string; forms: string[]; weight: number }

/** A part of a brief that is about one thing. */
export type Clause = {
  /** As it was written. */
  text: string
  terms: Term[]
  /** Where the engine files it; null if it is not sure. */
  place: { category: string; subcategory: string; path: string[] } | null
}

export type Brief = { clauses: Clause[]; excluded: Clause[] }

const EXCLUSION =
  /\b(?:but not|and not|and no|but no|no|not|without|excluding|exclude|excludes|except for|except|other than|rather than|avoid|avoiding|minus)\s+/i
const SEPARATOR =
  /[,;.!?\n]+(?:\s|$)|\s+(?:who|that|which|and|or|plus|as well as|in|near|from|shopping for|looking for)\s+/i

export function readBrief(text: string): Brief {
  const clauses: Clause[] = []
  const excluded: Clause[] = []
  for (const part of text.slice(0, RANKED_BRIEF_LENGTH).split(/[,;.!?\n]+(?:\s|$)/)) {
    const [wanted = '', ...unwanted] = part.split(EXCLUSION)
    clauses.push(...wanted.split(SEPARATOR).map(clauseOf))
    excluded.push(...unwanted.flatMap((piece) => piece.split(/\s+(?:and|or)\s+/)).map(clauseOf))
  }
  return { clauses: clauses.filter(hasTerms).slice(0, BRIEF_CLAUSES), excluded: excluded.filter(hasTerms) }
}

const hasTerms = ({ terms }: Clause): boolean => terms.length > 0

function clauseOf(text: string): Clause {
  const words = wordsOf(text).filter((word) => !EMPTY_WORDS.has(word))
  const byStem = new Map(words.map((word) => [stemOf(word), word]))
  const terms = [...byStem].map(([stem, word]) => ({ word, stem, forms: formsOf(word), weight: weightOf(stem) }))
  return { text: text.trim(), terms, place: terms.length > 0 ? placeOf(text) : null }
}

function placeOf(text: string): Clause['place'] {
  const { uncertain, parent_category, subcategory, taxonomy_path } = classify(text)
  if (uncertain) return null
  return { category: parent_category, subcategory, path: taxonomy_path.split(' > ') }
}
