import { LEXICON } from '../../../src/engine/lexicon'
import type { EntryKind } from '../../../src/engine/lexicon/sense'
import { analyze } from '../../../src/engine/reading/analyze'
import {
  confidenceFeatures,
  type Judge,
  judgeOf,
  rulesConfidence,
} from '../../../src/engine/scoring/confidence-features'
import { type Decision, decide } from '../../../src/engine/scoring/decision'
import type { HeldOutVoters } from '../../../src/engine/scoring/held-out'
import { opinionsOf } from '../../../src/engine/scoring/opinions'
import {
  RANKER_COLUMNS,
  RANKER_FEATURES,
  rankerFeatures,
  rankerProbabilities,
} from '../../../src/engine/scoring/ranker-features'
import type { Voter } from '../../../src/engine/scoring/voter'
import { PARENT_CATEGORIES } from '../../../src/engine/taxonomy/vocabulary'
import { hash32 } from '../../../src/engine/text/hash'
import { foldOf, lexiconWithout } from './examples'
import type { LabelledExample } from './labelled'
import { fittedLogistic, type Outcome } from './logistic'
import { type RankerExample, trainedRanker } from './ranker-training'

export type TrainedRanker = { ranker: Record<string, number[]>; confidence: Record<Judge, number[]> }

type Voters = {
  voter: Voter
  heldOut: HeldOutVoters
  withoutLabelled(text: string): Voter
}

/** A reading of a phrase or a description. */
type Reading = {
  judge: Judge
  features: Float32Array
  decision: Decision
  known: number
  right: ReadonlySet<number>
}
type PhraseReading = Reading & { kind: EntryKind }
type DescriptionReading = Reading & { half: number }

/** Every so many phrases, hidden, teach the ranker; every so many as the lists have them tell how sure known names are. */
const HIDDEN_SAMPLE = 2
const LISTED_SAMPLE = 6
const HIDDEN_SEED = 17
const LISTED_SEED = 23
/** A hidden phrase teaches less than a description, which is like what people write. */
const HIDDEN_WEIGHT = 0.3
/** Brands are listed because nothing in them tells what they sell: names of other kinds are not like them. */
const BRAND_WEIGHT = 0.4
/**
 * For the confidence: hidden phrases are harder than the names that people write, whose words are nearly all in a list.
 * Brands count less still, phrases as the lists have them more; and where the ranker is asked, the odds are twice as good.
 */
const BRAND_DOUBT = 0.1
const LISTED_TRUST = 5
const BETTER_ODDS = 2

/** The ranker and how its confidence, and that of the rules, is to be read. */
export function trainRanker(
  phrases: readonly string[],
  descriptions: readonly LabelledExample[],
  { voter, heldOut, withoutLabelled }: Voters,
  log: (line: string) => void,
): TrainedRanker {
  const hidden = sampleOf(phrases, HIDDEN_SAMPLE, HIDDEN_SEED).flatMap((phrase) => {
    const without = heldOut.without(phrase)
    return without ? phraseReading(phrase, decide(analyze(phrase, lexiconWithout(phrase))), without) : []
  })
  const asked = hidden.filter(({ judge }) => judge !== 'rules').map(hiddenExample)
  const described = descriptions.map(({ text, right }) => ({
    ...readingOf(decide(analyze(text)), withoutLabelled(text), right),
    half: foldOf(text, 2),
  }))
  log(`${asked.length} hidden phrases and ${described.length} descriptions for the ranker`)
  const weights = trainedRanker([...asked, ...described.map(descriptionExample)])
  const listed = sampleOf(phrases, LISTED_SAMPLE, LISTED_SEED).flatMap((phrase) =>
    phraseReading(phrase, decide(analyze(phrase)), voter),
  )
  const outcomes = [
    ...hidden.map((reading) => outcomeOf(reading, weights, reading.kind === 'brand' ? BRAND_DOUBT : 1)),
    ...listed.flatMap((reading) => shared(outcomeOf(reading, weights, LISTED_TRUST), reading.right.size)),
  ]
  const sentences = unseenSentences(described, asked)
  const right = sentences.filter(({ isRight }) => isRight).length
  log(`sentences that the ranker did not learn from: ${((100 * right) / sentences.length).toFixed(1)} % right`)
  const fitted = (judge: Judge) => fittedLogistic(outcomes.filter((outcome) => outcome.judge === judge)).map(rounded)
  const [base, ...others] = fitted('ranker')
  const ranker = [rounded(base! + Math.log(BETTER_ODDS)), ...others]
  const sentence = fittedLogistic(sentences).map(rounded)
  return { ranker: byFeature(weights), confidence: { rules: fitted('rules'), ranker, sentence } }
}

/** What rankers make of sentences, each trained without the half that it is asked about. */
function unseenSentences(described: readonly DescriptionReading[], hidden: readonly RankerExample[]): Outcome[] {
  return [0, 1].flatMap((half) => {
    const others = described.filter((reading) => reading.half !== half)
    const weights = trainedRanker([...hidden, ...others.map(descriptionExample)])
    const own = described.filter((reading) => reading.half === half && reading.judge === 'sentence')
    return own.map((reading) => outcomeOf(reading, weights, 1))
  })
}

const hiddenExample = ({ features, right, kind }: PhraseReading): RankerExample => ({
  features,
  right,
  weight: HIDDEN_WEIGHT * (kind === 'brand' ? BRAND_WEIGHT : 1),
})

const descriptionExample = ({ features, right }: Reading): RankerExample => ({ features, right, weight: 1 })

const sampleOf = (phrases: readonly string[], every: number, seed: number): string[] =>
  phrases.filter((phrase) => (hash32(phrase, seed) >>> 0) % every === 0)

function phraseReading(phrase: string, decision: Decision, voter: Voter): PhraseReading[] {
  const sure = LEXICON.sensesOf(phrase).filter(({ strength }) => strength !== 'weak')
  if (sure.length === 0) return []
  const right = new Set(sure.map(({ category }) => PARENT_CATEGORIES.indexOf(category)))
  return [{ ...readingOf(decision, voter, right), kind: sure[0]!.kind }]
}

function readingOf(decision: Decision, voter: Voter, right: ReadonlySet<number>): Reading {
  const opinions = opinionsOf(decision.reading, voter)
  return {
    judge: judgeOf(decision),
    features: Float32Array.from(rankerFeatures(decision, opinions)),
    decision,
    known: opinions.topic.known,
    right,
  }
}

function outcomeOf(
  { judge, features, decision, known, right }: Reading,
  weights: Float64Array,
  weight: number,
): Outcome & { judge: Judge } {
  if (judge === 'rules') {
    const first = PARENT_CATEGORIES.indexOf(decision.ranking[0]!.category)
    const own = rulesConfidence(decision)
    return { judge, features: confidenceFeatures(own, decision, 1), isRight: right.has(first), weight }
  }
  const probabilities = rankerProbabilities(features, weights)
  const own = probabilities.reduce((most, probability) => Math.max(most, probability), 0)
  const first = probabilities.indexOf(own)
  return { judge, features: confidenceFeatures(own, decision, known), isRight: right.has(first), weight }
}

/** Of a phrase that the lists have in several categories, one is meant. */
function shared<T extends Outcome>(outcome: T, categories: number): T[] {
  const { isRight, weight } = outcome
  if (!isRight || categories === 1) return [outcome]
  return [
    { ...outcome, weight: weight / categories },
    { ...outcome, isRight: false, weight: weight - weight / categories },
  ]
}

const rounded = (weight: number): number => Math.round(weight * 1000) / 1000

function byFeature(weights: Float64Array): Record<string, number[]> {
  return Object.fromEntries(
    RANKER_FEATURES.map((feature, row) => [
      feature,
      Array.from(weights.subarray(row * RANKER_COLUMNS, (row + 1) * RANKER_COLUMNS), rounded),
    ]),
  )
}
