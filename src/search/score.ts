import type { Candidate } from './candidates'
import type { Brief, Clause, Place, Term } from './read-brief'
import { weightOf } from './weights'
import { EMPTY_WORDS, stemOf, wordsOf } from './words'

/** Parts of a clause's score, which sum up to 1: the words that both have, how much else the name says, and the filing. */
const WORDS = 0.55
const FOCUS = 0.15
const FILING = 0.3
/** A word counts double in the name. */
const ELSEWHERE = 0.5
/** Of the whole score: the clause that fits best, all words of the brief, and where the whole brief is filed. */
const BEST = 0.65
const ALL = 0.2
const WHOLE = 0.15
/** What says only who or where people are. */
const ATTRIBUTE = 0.6
/** A topic for businesses where consumers are meant, or the other way round. */
const OTHER_SEGMENT = 0.85
/** Less than this is chance. */
const LEAST = 0.12

/** Where a word of the brief is found: how well it fits one in the name, and one elsewhere in the topic. */
type Fit = { name: number; elsewhere: number }

export type Scorer = {
  /** Null: the topic has nothing to do with the brief, or the brief excludes it. */
  score: (topic: Candidate) => number | null
  /** Why a topic has its score, the most telling first. */
  reasons: (topic: Candidate) => string[]
  /** Whether the brief excludes a topic, by its name or by where it is filed. */
  excludes: (name: string, path: readonly string[]) => boolean
}

export function scorerFor(brief: Brief): Scorer {
  const terms = brief.clauses.flatMap((clause) => clause.terms)
  const termsByForm = formsIn(terms)
  const read = (topic: Candidate): Read => {
    const name = tellingWords(topic.normalized_name)
    return { topic, name, path: pathOf(topic), fits: fitsOf(termsByForm, name, topic.search_text.split(' ')) }
  }
  const excludes = (name: string, path: readonly string[]) =>
    brief.excluded.some((clause) => isExcluded(clause, wordsOf(name), path))
  return {
    excludes,
    score: (topic) => {
      if (brief.excluded.length > 0 && excludes(topic.normalized_name, pathOf(topic))) return null
      const score = briefScore(brief, terms, read(topic))
      return score < LEAST ? null : Math.round(score * 10_000) / 10_000
    },
    reasons: (topic) => {
      const reading = read(topic)
      const judged = brief.clauses.map((clause) => ({ clause, score: clauseScore(reading, clause) }))
      const telling = judged.filter(({ score }) => score >= LEAST).sort((a, b) => b.score - a.score)
      return [...new Set(telling.flatMap(({ clause }) => reasonsOf(reading, clause)))]
    },
  }
}

/** A topic with what of the brief is in it. */
type Read = { topic: Candidate; name: readonly string[]; path: readonly string[]; fits: Fits }

function briefScore({ clauses, place, segment }: Brief, terms: readonly Term[], reading: Read): number {
  let best = 0
  for (const clause of clauses) best = Math.max(best, clauseScore(reading, clause))
  const whole = place ? nearness(place, reading) : best
  const score = BEST * best + ALL * share(terms, reading.fits) + WHOLE * whole
  return isOtherSegment(segment, reading.topic.segment_type) ? OTHER_SEGMENT * score : score
}

const tellingWords = (name: string): string[] => name.split(' ').filter((word) => !EMPTY_WORDS.has(word))

type TermsByForm = ReadonlyMap<string, readonly [Term, number][]>

function formsIn(terms: readonly Term[]): TermsByForm {
  const termsByForm = new Map<string, [Term, number][]>()
  for (const term of terms) {
    for (const [form, fit] of term.forms) termsByForm.set(form, [...(termsByForm.get(form) ?? []), [term, fit]])
  }
  return termsByForm
}

const isOtherSegment = (wanted: string, segment: string): boolean =>
  (wanted === 'B2C' && segment === 'B2B') || (wanted === 'B2B' && segment === 'B2C')

const pathOf = (topic: Candidate): string[] =>
  [topic.subcategory, topic.subcategory_l1, topic.subcategory_l2, topic.subcategory_l3, topic.subcategory_l4].filter(
    (level) => level !== null,
  )

type Fits = ReadonlyMap<Term, Fit>

function fitsOf(termsByForm: TermsByForm, name: readonly string[], words: readonly string[]): Fits {
  const fits = new Map<Term, Fit>()
  const note = (word: string, where: keyof Fit) => {
    for (const [term, fit] of termsByForm.get(word) ?? []) {
      const found = fits.get(term) ?? { name: 0, elsewhere: 0 }
      found[where] = Math.max(found[where], fit)
      fits.set(term, found)
    }
  }
  for (const word of name) note(word, 'name')
  for (const word of words) note(word, 'elsewhere')
  return fits
}

function share(terms: readonly Term[], fits: Fits): number {
  let [shared, total] = [0, 0]
  for (const term of terms) {
    const fit = fits.get(term)
    total += term.weight
    if (fit) shared += term.weight * Math.max(fit.name, ELSEWHERE * fit.elsewhere)
  }
  return total === 0 ? 0 : shared / total
}

function clauseScore({ topic, path, name, fits }: Read, { terms, place, isAttribute }: Clause): number {
  const near = place ? nearness(place, { topic, path }) : 0
  const score = WORDS * share(terms, fits) + FOCUS * focus(terms, name) + FILING * near
  return isAttribute ? ATTRIBUTE * score : score
}

/** The part of the name's words, by what they tell, that the clause has too. */
function focus(terms: readonly Term[], name: readonly string[]): number {
  let [shared, total] = [0, 0]
  for (const word of name) {
    const weight = weightOf(stemOf(word))
    total += weight
    let best = 0
    for (const { forms } of terms) best = Math.max(best, forms.get(word) ?? 0)
    shared += weight * best
  }
  return total === 0 ? 0 : shared / total
}

const SAME_SUBCATEGORY = 0.5

/** How near a topic is filed: the same node, one above or below it, a neighbour, the same category. */
function nearness({ category, path }: Place, { topic, path: own }: Pick<Read, 'topic' | 'path'>): number {
  if (category !== topic.parent_category) return 0
  const shorter = Math.min(own.length, path.length)
  let common = 0
  while (common < shorter && own[common] === path[common]) common++
  if (common === 0) return 0.15
  if (common === own.length && common === path.length) return 1
  return common === shorter ? 0.8 : SAME_SUBCATEGORY
}

function isExcluded({ terms }: Clause, name: readonly string[], path: readonly string[]): boolean {
  const has = (words: readonly string[]) => terms.every(({ forms }) => words.some((word) => forms.has(word)))
  return has(name) || has(path.flatMap(wordsOf))
}

function reasonsOf({ topic, path, fits }: Read, { terms, place }: Clause): string[] {
  const named = terms.filter((term) => (fits.get(term)?.name ?? 0) > 0)
  const elsewhere = terms.filter((term) => !named.includes(term) && fits.has(term))
  const isNear = place !== null && nearness(place, { topic, path }) >= SAME_SUBCATEGORY
  return [
    ...(named.length > 0 ? [`names ${quoted(named)}`] : []),
    ...(elsewhere.length > 0 ? [`its keywords have ${quoted(elsewhere)}`] : []),
    ...(isNear ? [`same subcategory: ${topic.subcategory}`] : []),
  ]
}

const quoted = (terms: readonly Term[]): string => `"${terms.map(({ word }) => word).join(' ')}"`
