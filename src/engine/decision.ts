import { cuesIn } from './cues'
import { COMPANY_MEASURE, MARITAL, MEASURES, type Measure } from './lexicon/demographics'
import type { Sense } from './lexicon/entries'
import { ENTRIES, type FoundCues } from './lexicon/index'
import { Matches } from './lexicon/phrases'
import { readPath } from './path-reading'
import { type Reading, read } from './reading'
import { votesOf } from './scoring'
import type { TaxonomyNode } from './taxonomy/tree'
import { PARENT_CATEGORIES, type ParentCategory } from './taxonomy/vocabulary'
import { plainVote, type Vote } from './vote'
import { WEIGHTS } from './weights'

/** Where nothing in a name is known, somebody sells it. */
const UNKNOWN: ParentCategory = 'Retail & Shopping'

export type Decision = {
  topic: string
  reading: Reading
  cues: FoundCues
  measure: Measure['measure'] | null
  companyMeasure: boolean
  isCompany: boolean
  /** Best first, only those with any evidence. */
  ranking: { category: ParentCategory; score: number }[]
  votes: Vote[]
}

export function decide(raw: string): Decision {
  const { topic, context, isCompany } = readPath(raw)
  const reading = read(topic)
  const cues = cuesIn(reading)
  const measures = mayMeasure(topic, reading)
  const companyMeasure = measures && COMPANY_MEASURE.test(topic)
  const measured = measures && !companyMeasure ? measuredIn(topic) : null
  const votes = votesOf(reading, cues, isCompany)
  const measure = measures ? measureVote(topic, reading, measured, companyMeasure) : null
  if (measure) votes.push(measure)
  const people = demographicVote(reading, cues)
  if (people) votes.push(people)
  if (context.length > 0) addContextVotes(votes, context)
  return {
    topic,
    reading,
    cues,
    measure: measured?.measure ?? null,
    companyMeasure,
    isCompany,
    votes,
    ranking: rank(votes),
  }
}

/** Earlier segments of a path are weaker evidence. */
function addContextVotes(votes: Vote[], context: readonly string[]): void {
  for (let i = 0; i < Math.min(context.length, WEIGHTS.path.length); i++) {
    const earlier = read(context[i]!)
    const scale = WEIGHTS.path[i]!
    for (const vote of votesOf(earlier, cuesIn(earlier), false))
      votes.push({ ...vote, weight: Math.min(vote.weight, WEIGHTS.mostOfPath) * scale })
  }
}

const ORDER = new Map(PARENT_CATEGORIES.map((category, i) => [category, i]))

function rank(votes: readonly Vote[]): Decision['ranking'] {
  const ranking: Decision['ranking'] = []
  for (const { category, weight } of votes) {
    let at = 0
    while (at < ranking.length && ranking[at]!.category !== category) at++
    if (at < ranking.length) ranking[at]!.score += weight
    else ranking.push({ category, score: weight })
  }
  if (ranking.length === 0) ranking.push({ category: UNKNOWN, score: 0 })
  if (ranking.length > 1) ranking.sort((a, b) => b.score - a.score || ORDER.get(a.category)! - ORDER.get(b.category)!)
  return ranking
}

/** A figure alone is about the people; beside a thing it only narrows it. */
function measureVote(topic: string, reading: Reading, measured: Measured | null, companyMeasure: boolean): Vote | null {
  if (companyMeasure) return plainVote('Business Services', topic, 'companies by size', WEIGHTS.measure)
  if (!measured) return null
  const outside = ({ start, end }: { start: number; end: number }) =>
    reading.tokens[end - 1]!.end <= measured.start || reading.tokens[start]!.start >= measured.end
  const things = reading.units.some(
    (unit) =>
      unit.type === 'content' &&
      outside(unit) &&
      unit.senses.some((sense) => sense.strength !== 'weak' && sense.category !== 'Demographics & Life Events'),
  )
  const weight = things ? WEIGHTS.measure / 4 : WEIGHTS.measure
  return plainVote('Demographics & Life Events', topic, `people counted by ${measured.measure}`, weight)
}

type Measured = { measure: Measure['measure']; start: number; end: number }

function mayMeasure(topic: string, { known }: Reading): boolean {
  for (const { measuring } of known) if (measuring) return true
  return /\d/.test(topic)
}

/** The figure by which a name counts people, and where it stands. */
function measuredIn(topic: string): Measured | null {
  for (const { measure, pattern } of MEASURES) {
    const found = pattern.exec(topic)
    if (found) return { measure, start: found.index, end: found.index + found[0].length }
  }
  return null
}

/** "Residents of Texas", "speaks Mandarin at home", "urban professionals, single": who they are, not what they buy. */
function demographicVote(reading: Reading, cues: FoundCues): Vote | null {
  const about = peopleVote(reading, cues)
  const framed = cues.demographic
  if (framed.length === 0) return about
  const things = reading.units.some(
    (unit) => unit.type === 'content' && !framed.some(({ start, end }) => start <= unit.start && end >= unit.end),
  )
  if (things) return about
  const words = reading.words.slice(framed[0]!.start, framed[0]!.end).join(' ')
  return plainVote('Demographics & Life Events', words, 'says who the people are', 1)
}

function peopleVote({ units, title }: Reading, { language }: FoundCues): Vote | null {
  const frame = language.length > 1 && language.some(({ cue }) => cue.frame)
  const spoken = frame ? language.find(({ cue }) => !cue.frame) : undefined
  if (spoken) {
    const name = units.find((unit) => unit.start <= spoken.start && unit.end >= spoken.end)!.text
    return plainVote('Demographics & Life Events', name, 'the language that people speak', WEIGHTS.measure)
  }
  if (!title || units.length === 1) return null
  const marital = units.find((unit) => unit.words.length === 1 && MARITAL.has(unit.words[0]!))
  return marital ? plainVote('Demographics & Life Events', marital.text, 'people by their state', WEIGHTS.people) : null
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
export function nodeFor(category: ParentCategory, { votes, reading }: Decision): TaxonomyNode | null {
  let best: TaxonomyNode | null = null
  let most = 0
  for (const { category: other, node } of votes) {
    if (other !== category || !node || node === best) continue
    let score = 0
    for (const vote of votes) if (vote.node === node) score += vote.weight
    if (score > most) {
      most = score
      best = node
    }
  }
  return best ?? nodeInside(category, reading)
}

const matches = new Matches<Sense>()

/**
 * A phrase may be filed with the category as a whole where some of its words, or words of two phrases, know better:
 * "network administrator", "homeowners insurance" in "homeowners insurance switchers".
 */
function nodeInside(category: ParentCategory, { words, known, units }: Reading): TaxonomyNode | null {
  let best: TaxonomyNode | null = null
  let longest = 0
  for (const { start, end, type } of units) {
    if (type === 'function' || type === 'structure') continue
    for (let at = start; at < end; at++) {
      ENTRIES.matchesFrom(known[at]!.entries, words, at, matches)
      for (let i = 0; i < matches.count && matches.ends[i]! - at > longest; i++) {
        const node = matches.values[i]!.find((sense) => sense.category === category && sense.node)?.node
        if (!node) continue
        best = node
        longest = matches.ends[i]! - at
      }
    }
  }
  return best
}
