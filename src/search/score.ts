import type { Candidate } from './candidates'
import type { Brief, Clause } from './read-brief'
import { EMPTY_WORDS, stemOf, wordsOf } from './words'

export type Scored = { score: number; reasons: string[] }

/** Null: the topic has nothing to do with the brief, or is excluded by it. */
export function scoreOf(topic: Candidate, { clauses, excluded }: Brief): Scored | null {
  const words = topicWords(topic)
  if (excluded.some((clause) => isExcluded(words, clause))) return null
  const scores = clauses.map((clause) => clauseScore(topic, words, clause)).sort((a, b) => b.score - a.score)
  const [best, ...others] = scores
  if (!best || best.score < LEAST) return null
  const rest = others.reduce((sum, { score }) => sum + score, 0) / Math.max(1, others.length)
  const score = Math.round((0.9 * best.score + 0.1 * rest) * 10_000) / 10_000
  const reasons = [...new Set(scores.filter((each) => each.score >= LEAST).flatMap((each) => each.reasons))]
  return { score, reasons }
}

const LEAST = 0.1

type TopicWords = { name: Set<string>; path: Set<string>; all: Set<string> }

const stems = (words: readonly string[]): Set<string> => new Set(words.map(stemOf))

const topicWords = (topic: Candidate): TopicWords => ({
  name: stems(topic.normalized_name.split(' ').filter((word) => !EMPTY_WORDS.has(word))),
  path: stems(pathOf(topic).flatMap(wordsOf)),
  all: stems(topic.search_text.split(' ')),
})

const pathOf = (topic: Candidate): string[] =>
  [topic.subcategory, topic.subcategory_l1, topic.subcategory_l2, topic.subcategory_l3, topic.subcategory_l4].filter(
    (level) => level !== null,
  )

const isExcluded = ({ name, path }: TopicWords, { terms }: Clause): boolean =>
  terms.every(({ stem }) => name.has(stem)) || terms.every(({ stem }) => path.has(stem))

function clauseScore(topic: Candidate, { name, all }: TopicWords, { terms, place }: Clause): Scored {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const inName = terms.filter(({ stem }) => name.has(stem))
  const elsewhere = terms.filter(({ stem }) => !name.has(stem) && all.has(stem))
  const share = (some: typeof terms) => some.reduce((sum, { weight }) => sum + weight, 0) / (total || 1)
  const nameShare = name.size === 0 ? 0 : inName.length / name.size
  const shared = share(inName) + 0.5 * share(elsewhere)
  const isSameSubcategory = place?.category === topic.parent_category && place.subcategory === topic.subcategory
  const score = 0.65 * shared + 0.15 * nameShare + (isSameSubcategory ? 0.2 : 0)
  return {
    score,
    reasons: [
      ...(inName.length > 0 ? [`names ${quoted(inName)}`] : []),
      ...(elsewhere.length > 0 ? [`its keywords have ${quoted(elsewhere)}`] : []),
      ...(isSameSubcategory ? [`same subcategory: ${topic.subcategory}`] : []),
    ],
  }
}

const quoted = (terms: readonly { word: string }[]): string => `"${terms.map(({ word }) => word).join(' ')}"`
