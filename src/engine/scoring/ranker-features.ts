import { PHRASE_TRAITS } from '../lexicon/phrase'
import type { Unit } from '../reading/units'
import { CATEGORY_NUMBERS, PARENT_CATEGORIES } from '../taxonomy/vocabulary'
import type { Decision } from './decision'
import { listedParts, PARTS } from './listed-parts'
import type { Opinions } from './opinions'
import { softmax } from './softmax'
import { isToldByVerb, type Vote } from './vote'

const CATEGORIES = PARENT_CATEGORIES.length

/** Kinds of votes that the ranker trusts differently. */
const GROUPS = ['decisive', 'head', 'headBrand', 'aside', 'asideBrand', 'weak', 'told', 'cue'] as const
type Group = (typeof GROUPS)[number]

/** What the ranker looks at for each category of every name. */
const OF_NAMES = [
  'always',
  'share of the votes',
  'votes',
  'first by the votes',
  'lead of the first',
  ...GROUPS.map((group) => `votes: ${group}`),
  'voter',
  'voter, probability',
  'voter where the head is in no list',
  'voter where it knows the words',
  'voter where nothing votes',
  'voter in a title',
  'voter in long names',
  'share where the head is in no list',
  'share in a title',
  'first by the voter',
  'voter of all words',
  'voter of all words, probability',
  'voter of the subject',
  ...PARTS.map((part) => `lists: ${part}`),
]

/** Some weigh otherwise in a sentence: these are looked at once more there. */
const OF_SENTENCES = [
  'always',
  'share of the votes',
  'first by the votes',
  'voter',
  'voter of all words',
  'voter of the subject',
  ...PARTS.map((part) => `lists: ${part}`),
]
const SENTENCE_COLUMNS = OF_SENTENCES.map((feature) => OF_NAMES.indexOf(feature))

/** And these in one that tells much: who the people are and what stands beside may be of any category. */
const OF_LONG_SENTENCES = [
  'share of the votes',
  'first by the votes',
  'lead of the first',
  'voter',
  'voter of all words',
  'voter of the subject',
]
const LONG_SENTENCE_COLUMNS = OF_LONG_SENTENCES.map((feature) => OF_NAMES.indexOf(feature))
/** So many words make a sentence long. */
const LONG_SENTENCE = 10

export const RANKER_FEATURES: readonly string[] = [
  ...OF_NAMES,
  ...OF_SENTENCES.map((feature) => `${feature}, in a sentence`),
  ...OF_LONG_SENTENCES.map((feature) => `${feature}, in a long sentence`),
]

const FEATURES = RANKER_FEATURES.length
/** A column for all categories, then one for each. */
export const RANKER_COLUMNS = 1 + CATEGORIES

/** What holds for all categories of a name. */
type NameFacts = {
  opinions: Opinions
  reading: Decision['reading']
  /** Of the votes, and of what the lists have of its parts. */
  sums: readonly number[]
  listed: readonly number[]
  total: number
  /** The first by the votes, its lead, and the first by the voter. */
  first: number
  lead: number
  favourite: number
  isHeadListed: boolean
}

/** The features of all categories, one after the other. */
export function rankerFeatures(decision: Decision, opinions: Opinions): number[] {
  const facts = factsOf(decision, opinions)
  const row = NO_FEATURES.slice()
  return PARENT_CATEGORIES.flatMap((_, c) => {
    writeFeatures(row, c, facts)
    return row
  })
}

/** How likely each category of a name is: its features are weighed as they are made. */
export function categoryProbabilities(decision: Decision, opinions: Opinions, weights: Float64Array): number[] {
  const facts = factsOf(decision, opinions)
  const row = NO_FEATURES.slice()
  const scores: number[] = []
  for (let c = 0; c < CATEGORIES; c++) {
    writeFeatures(row, c, facts)
    scores.push(weighed(row, 0, c, weights))
  }
  return softmax(scores)
}

const NO_FEATURES: readonly number[] = RANKER_FEATURES.map(() => 0)

/** In the order of RANKER_FEATURES; in a sentence some stand there twice, and in a long one a third time. */
function writeFeatures(features: number[], c: number, facts: NameFacts): void {
  let at = writeFeaturesOfNames(features, c, facts)
  const { prose, written } = facts.reading
  if (!prose) return
  for (const column of SENTENCE_COLUMNS) features[at++] = features[column]!
  if (written.words.length < LONG_SENTENCE) return
  for (const column of LONG_SENTENCE_COLUMNS) features[at++] = features[column]!
}

function factsOf({ votes, ranking, reading }: Decision, opinions: Opinions): NameFacts {
  const [best, second] = ranking
  const isVotedFor = best!.score > 0
  const { probabilities } = opinions.topic
  return {
    opinions,
    reading,
    sums: sumsByGroup(votes, reading.units),
    listed: listedParts(reading),
    total: votes.reduce((sum, { weight }) => sum + weight, 0),
    first: isVotedFor ? CATEGORY_NUMBERS.get(best!.category)! : -1,
    lead: isVotedFor ? 1 - (second?.score ?? 0) / best!.score : 0,
    favourite: probabilities.indexOf(Math.max(...probabilities)),
    isHeadListed: reading.units.some(
      (unit) => unit.type === 'content' && HEADS.has(unit.position) && unit.is(PHRASE_TRAITS.sure),
    ),
  }
}

/** In the order of OF_NAMES; returns where the next are written. */
function writeFeaturesOfNames(features: number[], c: number, facts: NameFacts): number {
  const { opinions, reading, sums, listed, total, isHeadListed } = facts
  const { topic, all, subject } = opinions
  let score = 0
  for (let group = 0; group < GROUPS.length; group++) score += sums[c * GROUPS.length + group]!
  const share = total > 0 ? score / total : 0
  const voter = evidenceOf(topic.probabilities[c]!)
  let at = 0
  features[at++] = 1
  features[at++] = share
  features[at++] = dampened(score)
  features[at++] = c === facts.first ? 1 : 0
  features[at++] = c === facts.first ? facts.lead : 0
  for (let group = 0; group < GROUPS.length; group++) features[at++] = dampened(sums[c * GROUPS.length + group]!)
  features[at++] = voter
  features[at++] = topic.probabilities[c]!
  features[at++] = isHeadListed ? 0 : voter
  features[at++] = voter * topic.known
  features[at++] = total === 0 ? voter : 0
  features[at++] = reading.title ? voter : 0
  features[at++] = reading.units.length > LONG ? voter : 0
  features[at++] = isHeadListed ? 0 : share
  features[at++] = reading.title ? share : 0
  features[at++] = c === facts.favourite ? 1 : 0
  features[at++] = evidenceOf(all.probabilities[c]!)
  features[at++] = all.probabilities[c]!
  features[at++] = subject === null ? 0 : evidenceOf(subject.probabilities[c]!)
  for (let part = 0; part < PARTS.length; part++) features[at++] = dampened(listed[c * PARTS.length + part]!)
  return at
}

const dampened = (sum: number): number => (sum === 0 ? 0 : Math.log1p(sum))

/** More units make a name long. */
const LONG = 3

/** How far a probability is above that of a category of which nothing is known. */
const evidenceOf = (probability: number): number => Math.log(probability + 0.002) - Math.log(0.024)

const HEADS: ReadonlySet<Unit['position']> = new Set(['head', 'secondHead', 'promoted', 'promotedComplement'])

const NO_SUMS: readonly number[] = PARENT_CATEGORIES.flatMap(() => GROUPS.map(() => 0))

/** The weights of the votes by category and group. */
function sumsByGroup(votes: readonly Vote[], units: readonly Unit[]): readonly number[] {
  const heads = new Set(units.filter(({ position }) => HEADS.has(position)).map(({ text }) => text))
  const sums = NO_SUMS.slice()
  for (const vote of votes) {
    const group = GROUPS.indexOf(groupOf(vote, heads.has(vote.words)))
    sums[CATEGORY_NUMBERS.get(vote.category)! * GROUPS.length + group]! += vote.weight
  }
  return sums
}

function groupOf({ sense, rule }: Vote, isHead: boolean): Group {
  if (sense === null) return isToldByVerb(rule) ? 'told' : 'cue'
  if (rule.endsWith('decisive as the head')) return 'decisive'
  if (sense.strength === 'weak') return 'weak'
  if (sense.kind === 'brand') return isHead ? 'headBrand' : 'asideBrand'
  return isHead ? 'head' : 'aside'
}

/** How likely each category is, by what the rules and the voter say of it together. */
export function rankerProbabilities(features: ArrayLike<number>, weights: Float64Array): number[] {
  return softmax(PARENT_CATEGORIES.map((_, c) => weighed(features, c * FEATURES, c, weights)))
}

/** The score of a category, whose features begin at `from`. */
function weighed(features: ArrayLike<number>, from: number, c: number, weights: Float64Array): number {
  let score = 0
  for (let f = 0; f < FEATURES; f++) {
    const value = features[from + f]!
    if (value === 0) continue
    const row = f * RANKER_COLUMNS
    score += value * (weights[row]! + weights[row + 1 + c]!)
  }
  return score
}
