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
import { fittedLogistic, type Outcome, rounded } from './logistic'
import { type RankerExample, trainedRanker } from './ranker-training'

export type TrainedRanker = { ranker: Record<string, number[]>; confidence: Record<Judge, number[]> }

type Voters = {
  heldOut: HeldOutVoters
  withoutLabelled(text: string): Voter
}

/** A reading of a phrase or of a labelled example. */
type Reading = {
  judge: Judge
  features: Float32Array
  decision: Decision
  known: number
  right: ReadonlySet<number>
}
type PhraseReading = Reading & { kind: EntryKind }
type LabelledReading = Reading & { half: number }

/** Every so many phrases, hidden, teach the ranker. */
const HIDDEN_SAMPLE = 2
const HIDDEN_SEED = 17
/** A hidden phrase teaches less than a labelled example, which is like what people write. */
const HIDDEN_WEIGHT = 0.3
/** Brands are listed because nothing in them tells what they sell: names of other kinds are not like them. */
const BRAND_WEIGHT = 0.4
/** The ranker and how its confidence, and that of the rules, is to be read; `labelled`: written without sight of the lists. */
export function trainRanker(
  phrases: readonly string[],
  labelled: readonly LabelledExample[],
  { heldOut, withoutLabelled }: Voters,
  log: (line: string) => void,
): TrainedRanker {
  const hidden = hiddenSample(phrases).flatMap((phrase) => {
    const without = heldOut.without(phrase)
    return without ? phraseReading(phrase, decide(analyze(phrase, lexiconWithout(phrase))), without) : []
  })
  const taught = hidden.filter(isAsked).map(hiddenExample)
  const readings = labelled.map(({ text, right }) => ({
    ...readingOf(decide(analyze(text)), withoutLabelled(text), right),
    half: foldOf(text, 2),
  }))
  const asked = readings.filter(isAsked)
  log(`${taught.length} hidden phrases and ${asked.length} labelled examples for the ranker`)
  const weights = trainedRanker([...taught, ...asked.map(labelledExample)])
  const outcomes = unseenOutcomes(readings, taught)
  const fitted = (judge: Judge): number[] => {
    const own = outcomes.filter((outcome) => outcome.judge === judge)
    const right = own.filter(({ isRight }) => isRight).length
    log(
      `judged by ${judge}: ${((100 * right) / own.length).toFixed(1)} % of ${own.length} right that it did not learn from`,
    )
    return fittedLogistic(own).map(rounded)
  }
  return {
    ranker: byFeature(weights),
    confidence: { rules: fitted('rules'), ranker: fitted('ranker'), sentence: fitted('sentence') },
  }
}

/** Labelled examples are harder than the names that people write, and some of their labels can be argued about. */
const BETTER_ODDS: Record<Judge, number> = { rules: 3, ranker: 2, sentence: 1.5 }

/** The confidence that was fitted to labelled examples, for the names that people write. */
export function withBetterOdds({ rules, ranker, sentence }: TrainedRanker['confidence']): TrainedRanker['confidence'] {
  const better = ([base, ...others]: number[], judge: Judge) => [
    rounded(base! + Math.log(BETTER_ODDS[judge])),
    ...others,
  ]
  return { rules: better(rules, 'rules'), ranker: better(ranker, 'ranker'), sentence: better(sentence, 'sentence') }
}

const isAsked = ({ judge }: Reading): boolean => judge !== 'rules'

/** How labelled examples are judged, each by a ranker that was trained without the half that it is in. */
function unseenOutcomes(readings: readonly LabelledReading[], taught: readonly RankerExample[]): JudgedOutcome[] {
  return [0, 1].flatMap((half) => {
    const others = readings.filter((reading) => reading.half !== half && isAsked(reading))
    const weights = trainedRanker([...taught, ...others.map(labelledExample)])
    return readings.filter((reading) => reading.half === half).map((reading) => outcomeOf(reading, weights))
  })
}

const hiddenExample = ({ features, right, kind }: PhraseReading): RankerExample => ({
  features,
  right,
  weight: HIDDEN_WEIGHT * (kind === 'brand' ? BRAND_WEIGHT : 1),
})

const labelledExample = ({ features, right }: Reading): RankerExample => ({ features, right, weight: 1 })

const hiddenSample = (phrases: readonly string[]): string[] =>
  phrases.filter((phrase) => (hash32(phrase, HIDDEN_SEED) >>> 0) % HIDDEN_SAMPLE === 0)

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

type JudgedOutcome = Outcome & { judge: Judge }

function outcomeOf({ judge, features, decision, known, right }: Reading, weights: Float64Array): JudgedOutcome {
  if (judge === 'rules') {
    const first = PARENT_CATEGORIES.indexOf(decision.ranking[0]!.category)
    const own = rulesConfidence(decision)
    return { judge, features: confidenceFeatures(own, decision, 1), isRight: right.has(first), weight: 1 }
  }
  const probabilities = rankerProbabilities(features, weights)
  const own = probabilities.reduce((most, probability) => Math.max(most, probability), 0)
  const first = probabilities.indexOf(own)
  return { judge, features: confidenceFeatures(own, decision, known), isRight: right.has(first), weight: 1 }
}

function byFeature(weights: Float64Array): Record<string, number[]> {
  return Object.fromEntries(
    RANKER_FEATURES.map((feature, row) => [
      feature,
      Array.from(weights.subarray(row * RANKER_COLUMNS, (row + 1) * RANKER_COLUMNS), rounded),
    ]),
  )
}
