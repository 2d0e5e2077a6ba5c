import { LEXICON } from '../../../src/engine/lexicon'
import type { EntryKind } from '../../../src/engine/lexicon/sense'
import { analyze } from '../../../src/engine/reading/analyze'
import {
  confidenceFeatures,
  isSettledByRules,
  type Judge,
  rulesConfidence,
} from '../../../src/engine/scoring/confidence-features'
import { type Decision, decide } from '../../../src/engine/scoring/decision'
import type { HeldOutVoters } from '../../../src/engine/scoring/held-out'
import {
  RANKER_COLUMNS,
  RANKER_FEATURES,
  rankerFeatures,
  rankerProbabilities,
} from '../../../src/engine/scoring/ranker-features'
import { roleWordsOf } from '../../../src/engine/scoring/role-words'
import type { Voter } from '../../../src/engine/scoring/voter'
import { PARENT_CATEGORIES } from '../../../src/engine/taxonomy/vocabulary'
import { hash32 } from '../../../src/engine/text/hash'
import { lexiconWithout } from './examples'
import { fittedLogistic, type Outcome } from './logistic'
import { trainedRanker } from './ranker-training'

export type TrainedRanker = { ranker: Record<string, number[]>; confidence: Record<Judge, number[]> }

/** A reading of a phrase; `features` where the rules are not sure of it and the ranker is asked. */
type Reading = {
  features: Float32Array | null
  decision: Decision
  known: number
  right: ReadonlySet<number>
  kind: EntryKind
}

/** Every so many phrases, hidden, teach the ranker; every so many as the lists have them tell how sure known names are. */
const HIDDEN_SAMPLE = 2
const LISTED_SAMPLE = 6
const HIDDEN_SEED = 17
const LISTED_SEED = 23
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
  { voters, voter }: { voters: HeldOutVoters; voter: Voter },
  log: (line: string) => void,
): TrainedRanker {
  const hidden = sampleOf(phrases, HIDDEN_SAMPLE, HIDDEN_SEED).flatMap((phrase) => {
    const heldOut = voters.without(phrase)
    return heldOut ? readingOf(phrase, decide(analyze(phrase, lexiconWithout(phrase))), heldOut) : []
  })
  const asked = hidden.filter(({ features }) => features !== null)
  log(`${hidden.length} readings, ${asked.length} of them for the ranker`)
  const weights = trainedRanker(
    asked.map(({ features, right, kind }) => ({
      features: features!,
      right,
      weight: kind === 'brand' ? BRAND_WEIGHT : 1,
    })),
  )
  const listed = sampleOf(phrases, LISTED_SAMPLE, LISTED_SEED).flatMap((phrase) =>
    readingOf(phrase, decide(analyze(phrase)), voter),
  )
  const outcomes = [
    ...hidden.map((reading) => outcomeOf(reading, weights, reading.kind === 'brand' ? BRAND_DOUBT : 1)),
    ...listed.flatMap((reading) => shared(outcomeOf(reading, weights, LISTED_TRUST), reading.right.size)),
  ]
  const fitted = (judge: Judge) => fittedLogistic(outcomes.filter((outcome) => outcome.judge === judge)).map(rounded)
  const [base, ...others] = fitted('ranker')
  const ranker = [rounded(base! + Math.log(BETTER_ODDS)), ...others]
  return { ranker: byFeature(weights), confidence: { rules: fitted('rules'), ranker } }
}

const sampleOf = (phrases: readonly string[], every: number, seed: number): string[] =>
  phrases.filter((phrase) => (hash32(phrase, seed) >>> 0) % every === 0)

function readingOf(phrase: string, decision: Decision, voter: Voter): Reading[] {
  const sure = LEXICON.sensesOf(phrase).filter(({ strength }) => strength !== 'weak')
  if (sure.length === 0) return []
  const opinion = voter(roleWordsOf(decision.reading))
  return [
    {
      features: isSettledByRules(decision) ? null : Float32Array.from(rankerFeatures(decision, opinion)),
      decision,
      known: opinion.known,
      right: new Set(sure.map(({ category }) => PARENT_CATEGORIES.indexOf(category))),
      kind: sure[0]!.kind,
    },
  ]
}

function outcomeOf(
  { features, decision, known, right }: Reading,
  weights: Float64Array,
  weight: number,
): Outcome & { judge: Judge } {
  if (features === null) {
    const first = PARENT_CATEGORIES.indexOf(decision.ranking[0]!.category)
    const own = rulesConfidence(decision)
    return { judge: 'rules', features: confidenceFeatures(own, decision, 1), isRight: right.has(first), weight }
  }
  const probabilities = rankerProbabilities(features, weights)
  const own = probabilities.reduce((most, probability) => Math.max(most, probability), 0)
  const first = probabilities.indexOf(own)
  return { judge: 'ranker', features: confidenceFeatures(own, decision, known), isRight: right.has(first), weight }
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
