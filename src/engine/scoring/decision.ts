import { type Corrections, nameParts } from '../corrections/correction-set'
import type { CorrectedFields } from '../corrections/opinion'
import { correctedFields } from '../corrections/opinions'
import type { FoundCue, FoundCues } from '../lexicon/cues'
import { MARITAL, MEASURES, MEASURING, type Measure, measuresCompanies } from '../lexicon/demographics'
import { PERSONS } from '../lexicon/grammar'
import { isPlaceHeader } from '../lexicon/seller-words'
import type { Analysis } from '../reading/analyze'
import { cuesIn } from '../reading/cues'
import { type Reading, read } from '../reading/read'
import { sensitiveWords } from '../reading/sensitive-words'
import type { Unit } from '../reading/units'
import type { WrittenWords } from '../reading/written-words'
import type { TaxonomyNode } from '../taxonomy/tree'
import { PARENT_CATEGORIES, type ParentCategory, type SegmentType } from '../taxonomy/vocabulary'
import { wordsAt } from './cue-votes'
import { plainVote, type Vote } from './vote'
import { votesOf } from './votes'
import { WEIGHTS } from './weights'

/** The category of a name of which nothing is known. */
const UNKNOWN: ParentCategory = 'Retail & Shopping'

export type Decision = {
  reading: Reading
  cues: FoundCues
  /** The sensitive words of the name that are meant as such. */
  sensitive: readonly FoundCue<'sensitivity'>[]
  /** The marks behind the topic. */
  picked: readonly Reading[]
  measure: Measure['measure'] | null
  companyMeasure: boolean
  /** The segment type that a mark of the name or of its path says. */
  said: SegmentType | null
  /** Best first, only those with any evidence. */
  ranking: { category: ParentCategory; score: number }[]
  votes: Vote[]
  corrected: CorrectedFields | null
}

export function decide(analysis: Analysis, corrections: Corrections | null = null): Decision {
  const { topic, context, isCompany, isCluster, said, reading, cues, picked } = analysis
  const measures = reading.written.canonicals.some((word) => MEASURING.has(word) || /\d/.test(word))
  const companyMeasure = measures && measuresCompanies(topic)
  const measured = measures && !companyMeasure ? measuredIn(topic) : null
  const sensitive = sensitiveWords(reading, cues)
  const votes = votesOf(reading, cues, sensitive, isCompany)
  const measure = measures ? measureVote(topic, reading, measured, companyMeasure) : null
  if (measure) votes.push(measure)
  const people = demographicVote(reading, cues)
  if (people) votes.push(people)
  if (isCluster) votes.push(plainVote('Demographics & Life Events', topic, 'a cluster of people', WEIGHTS.cluster))
  addContextVotes(votes, context, reading)
  const corrected = corrections && correctedFields(corrections, nameParts(topic, reading))
  for (const { value, words, rule, weight } of corrected?.categories ?? [])
    votes.push(plainVote(value, words, rule, weight))
  return {
    reading,
    cues,
    sensitive,
    picked,
    measure: measured?.measure ?? null,
    companyMeasure,
    said,
    votes,
    ranking: rank(votes),
    corrected,
  }
}

/** Earlier segments of a path are weaker evidence. */
function addContextVotes(votes: Vote[], context: readonly string[], reading: Reading): void {
  const isOfMarkets = !context.some(isPlaceHeader) && reading.units.some(isContent)
  for (let i = 0; i < Math.min(context.length, WEIGHTS.path.length); i++) {
    const earlier = read(context[i]!, reading.lexicon)
    if (isOfMarkets && earlier.units.every(isPlaceUnit)) continue
    const scale = WEIGHTS.path[i]!
    const earlierCues = cuesIn(earlier)
    for (const vote of votesOf(earlier, earlierCues, sensitiveWords(earlier, earlierCues), false))
      votes.push({ ...vote, weight: Math.min(vote.weight, WEIGHTS.mostOfPath) * scale })
  }
}

const isContent = ({ type, position }: Unit): boolean => type === 'content' && position !== 'none'

/** "Germany > Coffee machines" is sold in a country, and no trip to it. */
const isPlaceUnit = ({ type }: Unit): boolean => type === 'place' || type === 'function'

const ORDER = new Map(PARENT_CATEGORIES.map((category, i) => [category, i]))

function rank(votes: readonly Vote[]): Decision['ranking'] {
  if (votes.length === 0) return [{ category: UNKNOWN, score: 0 }]
  const ranking: Decision['ranking'] = []
  for (const { category, weight } of votes) {
    const known = ranking.find((place) => place.category === category)
    if (known) known.score += weight
    else ranking.push({ category, score: weight })
  }
  return ranking.sort((a, b) => b.score - a.score || ORDER.get(a.category)! - ORDER.get(b.category)!)
}

/** A figure alone is about the people; beside a thing it only narrows it. */
function measureVote(topic: string, reading: Reading, measured: Measured | null, companyMeasure: boolean): Vote | null {
  if (reading.clause?.isAboutObject && namesObject(reading)) return null
  if (companyMeasure) return plainVote('Business Services', topic, 'companies by size', WEIGHTS.companyMeasure)
  if (!measured) return null
  const { written } = reading
  const outside = ({ start, end }: { start: number; end: number }) =>
    written.words[end - 1]!.end <= measured.start || written.words[start]!.start >= measured.end
  const counts = (unit: Unit) => !outside(unit) && (unit.length === 1 || isCount(unit, measured, written))
  if (reading.units.some((unit) => !counts(unit) && isOtherThing(unit))) return null
  return plainVote('Demographics & Life Events', topic, `people counted by ${measured.measure}`, WEIGHTS.measure)
}

/** "women 35-54 who color their hair": the figure says only who they are. */
function namesObject({ units }: Reading): boolean {
  return units.some(({ type, position }) => type === 'content' && position !== 'subject' && position !== 'none')
}

/** "high net worth individuals", but not "income protection", where the figure only begins another thing. */
function isCount({ end, words }: Unit, measured: Measured, written: WrittenWords): boolean {
  return written.words[end - 1]!.end <= measured.end || PERSONS.has(words.at(-1)!)
}

function isOtherThing({ type, senses }: Unit): boolean {
  return (
    type === 'content' &&
    senses.some(({ strength, category }) => strength !== 'weak' && category !== 'Demographics & Life Events')
  )
}

type Measured = { measure: Measure['measure']; start: number; end: number }

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
  return cues.demographic.length === 0 || hasThings(reading, cues.demographic) ? about : framedVote(reading, cues)
}

/** Anything beside the words that say who the people are. */
function hasThings({ units }: Reading, framed: FoundCues['demographic']): boolean {
  return units.some(
    (unit) => unit.type === 'content' && !framed.some(({ start, end }) => start <= unit.start && end >= unit.end),
  )
}

function framedVote(reading: Reading, { demographic: [first] }: FoundCues): Vote {
  const framing = wordsAt(reading, first!.start, first!.end)
  return plainVote('Demographics & Life Events', framing, 'says who the people are', 1)
}

function peopleVote(reading: Reading, { language }: FoundCues): Vote | null {
  const { units, title } = reading
  if (language.length > 1 && language.some(isLanguageFrame)) {
    const spoken = language.find(isLanguage)
    if (spoken) return languageVote(reading, spoken)
  }
  if (!title || units.length === 1) return null
  const marital = units.find(isMarital)
  return marital ? plainVote('Demographics & Life Events', marital.text, 'people by their state', WEIGHTS.people) : null
}

function isLanguageFrame({ cue }: FoundCues['language'][number]): boolean {
  return cue.frame
}

function isLanguage({ cue }: FoundCues['language'][number]): boolean {
  return !cue.frame
}

function isMarital({ words }: Unit): boolean {
  return words.length === 1 && MARITAL.has(words[0]!)
}

function languageVote(reading: Reading, { start, end }: FoundCues['language'][number]): Vote {
  const unit = reading.units.find((candidate) => candidate.start <= start && candidate.end >= end)
  const name = unit?.text ?? wordsAt(reading, start, end)
  return plainVote('Demographics & Life Events', name, 'the language that people speak', WEIGHTS.measure)
}

/** The node that most of the category's evidence points at, if any does. */
export function nodeFor(category: ParentCategory, { votes, reading }: Decision): TaxonomyNode | null {
  let only: TaxonomyNode | null = null
  for (let i = 0; i < votes.length; i++) {
    const { category: other, node } = votes[i]!
    if (other !== category || node === null || node === only) continue
    if (only !== null) return heaviestNode(category, votes)
    only = node
  }
  return only ?? nodeInside(category, reading)
}

function heaviestNode(category: ParentCategory, votes: readonly Vote[]): TaxonomyNode | null {
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
  return best
}

/**
 * A phrase may be filed with the category as a whole where some of its words, or words of two phrases, know better:
 * "network administrator", "homeowners insurance" in "homeowners insurance switchers".
 */
function nodeInside(category: ParentCategory, { written, units }: Reading): TaxonomyNode | null {
  let best: TaxonomyNode | null = null
  let longest = 0
  for (const { start, end, type } of units) {
    if (type === 'function' || type === 'structure') continue
    for (let at = start; at < end; at++) {
      for (const match of written.matches[at]!) {
        if (match.end - at <= longest) break
        const node = match.value.senses.find((sense) => sense.category === category && sense.node)?.node
        if (!node) continue
        best = node
        longest = match.end - at
      }
    }
  }
  return best
}
