import { COMPANY_MEASURE, MEASURES, type Measure } from './lexicon/demographics'
import { cuesIn, type FoundCues } from './lexicon/index'
import { readPath } from './path-reading'
import { type Reading, read } from './reading'
import { type Vote, votesOf } from './scoring'
import { type RootNode, type TaxonomyNode, TREE } from './taxonomy/tree'
import { PARENT_CATEGORIES, type ParentCategory } from './taxonomy/vocabulary'
import { WEIGHTS } from './weights'

/** Where nothing in a name is known, somebody sells it. */
const UNKNOWN: ParentCategory = 'Retail & Shopping'

export type Decision = {
  topic: string
  reading: Reading
  cues: FoundCues
  measure: Measure['measure'] | null
  companyMeasure: boolean
  /** Best first, only those with any evidence. */
  ranking: { category: ParentCategory; score: number }[]
  votes: Vote[]
}

export function decide(raw: string): Decision {
  const { topic, context } = readPath(raw)
  const reading = read(topic)
  const cues = cuesIn(reading.words)
  const companyMeasure = COMPANY_MEASURE.test(topic)
  const measure = companyMeasure ? null : (MEASURES.find(({ pattern }) => pattern.test(topic))?.measure ?? null)
  const votes = votesOf(reading, cues)
  votes.push(...measureVotes(topic, reading, measure, companyMeasure), ...demographicVotes(reading, cues))
  context.slice(0, WEIGHTS.path.length).forEach((segment, i) => {
    const earlier = read(segment)
    const scale = WEIGHTS.path[i]!
    for (const vote of votesOf(earlier, cuesIn(earlier.words))) votes.push({ ...vote, weight: Math.min(vote.weight, 1) * scale })
  })
  return { topic, reading, cues, measure, companyMeasure, votes, ranking: rank(votes) }
}

function rank(votes: readonly Vote[]): Decision['ranking'] {
  const scores = new Map<ParentCategory, number>()
  for (const vote of votes) scores.set(vote.category, (scores.get(vote.category) ?? 0) + vote.weight)
  if (scores.size === 0) scores.set(UNKNOWN, 0)
  return [...scores]
    .map(([category, score]) => ({ category, score }))
    .sort((a, b) => b.score - a.score || PARENT_CATEGORIES.indexOf(a.category) - PARENT_CATEGORIES.indexOf(b.category))
}

/** A figure alone is about the people; beside a thing it only narrows it. */
function measureVotes(topic: string, reading: Reading, measure: Decision['measure'], companyMeasure: boolean): Vote[] {
  const vote = (category: ParentCategory, rule: string, weight: number): Vote => ({
    category,
    node: null,
    sense: null,
    words: topic,
    rule,
    weight,
  })
  if (companyMeasure) return [vote('Business Services', 'companies by size', WEIGHTS.measure)]
  if (!measure) return []
  const things = reading.units.some(
    (unit) =>
      unit.type === 'content' &&
      unit.senses.some((sense) => sense.strength !== 'weak' && sense.category !== 'Demographics & Life Events'),
  )
  return [
    vote('Demographics & Life Events', `people counted by ${measure}`, things ? WEIGHTS.measure / 4 : WEIGHTS.measure),
  ]
}

/** "Residents of Texas": a place in such a frame is who they are. */
function demographicVotes(reading: Reading, cues: FoundCues): Vote[] {
  const framed = cues.demographic
  const things = reading.units.some(
    (unit) => unit.type === 'content' && !framed.some(({ start, end }) => start <= unit.start && end >= unit.end),
  )
  if (framed.length === 0 || things) return []
  const words = framed.map(({ start, end }) => reading.words.slice(start, end).join(' '))[0]!
  return [
    {
      category: 'Demographics & Life Events',
      node: null,
      sense: null,
      words,
      rule: 'says who the people are',
      weight: 1,
    },
  ]
}

/** How sure the first place is: its lead over the second, and how much there was to go by. */
export function confidenceOf({ ranking, votes }: Decision): number {
  const [first, second] = ranking
  if (!first || first.score === 0) return 0.05
  const lead = (first.score - (second?.score ?? 0)) / first.score
  const listed = votes.some(
    (vote) => vote.category === first.category && vote.sense !== null && vote.sense.strength !== 'weak',
  )
  const substance = 1 - Math.exp(-first.score * (listed ? 1.6 : 0.9))
  return Math.round(Math.min(0.99, substance * (0.45 + 0.55 * lead)) * 100) / 100
}

/** The node that most of the category's evidence points at, if any does. */
export function nodeFor(category: ParentCategory, votes: readonly Vote[]): TaxonomyNode | null {
  const scores = new Map<TaxonomyNode, number>()
  for (const { category: other, node, weight } of votes) {
    if (other === category && node) scores.set(node, (scores.get(node) ?? 0) + weight)
  }
  let best: TaxonomyNode | null = null
  for (const [node, score] of scores) if (!best || score > scores.get(best)!) best = node
  return best
}

const broadest = new Map<ParentCategory, RootNode>()

/** Where no word leads to a node: the part of the category that holds most. */
export function broadestRoot(category: ParentCategory): RootNode {
  let root = broadest.get(category)
  if (!root) {
    const words = (node: TaxonomyNode): number => (node.source.terms?.length ?? 0) + node.children.reduce((sum, child) => sum + words(child), 0)
    root = [...(TREE.get(category) ?? [...TREE.values()][0]!).roots].sort((a, b) => words(b) - words(a))[0]!
    broadest.set(category, root)
  }
  return root
}
