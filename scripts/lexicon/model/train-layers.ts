import { filingOf, NO_HINTS } from '../../../src/engine/filing'
import { SEGMENT_FEATURES, type SegmentFeatures, segmentFeatures } from '../../../src/engine/layers/segment-features'
import { segmentByRules } from '../../../src/engine/layers/segment-rules'
import { SENSITIVITY_FEATURES, sensitivityFeatures } from '../../../src/engine/layers/sensitivity/features'
import { sensitivityByRules } from '../../../src/engine/layers/sensitivity/layer'
import type { Model } from '../../../src/engine/scoring/model'
import { likelihood } from '../../../src/engine/scoring/softmax'
import type { Voter } from '../../../src/engine/scoring/voter'
import { SEGMENT_TYPES, type SegmentType } from '../../../src/engine/taxonomy/vocabulary'
import { foldOf } from './examples'
import type { LabelledExample } from './labelled'
import { fittedLogistic, type Outcome, rounded } from './logistic'

type Labelled = Pick<LabelledExample, 'text' | 'isHigh' | 'segment'>
type HalvedOutcome = Outcome & { half: number }

/** Few names have some of the features. */
const RIDGE = 1

/** How likely High sensitivity and each segment type are, by the rules and by voters that did not learn from the labelled names. */
export function trainLayers(
  labelled: readonly Labelled[],
  decides: Pick<Model, 'ranker' | 'confidence'>,
  withoutLabelled: (text: string) => Voter,
  log: (line: string) => void,
): { sensitivity: Record<string, number>; segment: Record<string, number[]> } {
  const sensitivity: HalvedOutcome[] = []
  const segments: { features: number[]; type: SegmentType; half: number }[] = []
  for (const { text, isHigh, segment } of labelled) {
    const { subject } = filingOf(text, NO_HINTS, { model: { ...decides, voter: withoutLabelled(text) } })
    const half = foldOf(text, 2)
    const sensitive = sensitivityFeatures(subject, sensitivityByRules(subject))
    sensitivity.push({ features: sensitive, isRight: isHigh, weight: 1, half })
    if (segment)
      segments.push({ features: written(segmentFeatures(subject, segmentByRules(subject))), type: segment, half })
  }
  report('High', sensitivity, log)
  const ofType = SEGMENT_TYPES.map((type) =>
    segments.map(({ features, half, ...own }) => ({ features, isRight: own.type === type, weight: 1, half })),
  )
  SEGMENT_TYPES.forEach((type, i) => {
    report(type, ofType[i]!, log)
  })
  const weights = ofType.map((outcomes) => fitted(outcomes))
  return {
    sensitivity: named(SENSITIVITY_FEATURES, fitted(sensitivity)),
    segment: named(
      SEGMENT_FEATURES,
      SEGMENT_FEATURES.map((_, i) => weights.map((own) => own[i]!)),
    ),
  }
}

/** All of SEGMENT_FEATURES. */
function written({ said, rule, category }: SegmentFeatures): number[] {
  const features = SEGMENT_FEATURES.map((_, at) => said[at] ?? 0)
  features[rule] = 1
  features[category] = 1
  return features
}

const fitted = (outcomes: readonly Outcome[]): number[] => fittedLogistic(outcomes, RIDGE).map(rounded)

const named = <T>(features: readonly string[], weights: readonly T[]): Record<string, T> =>
  Object.fromEntries(features.map((feature, i) => [feature, weights[i]!]))

/** What weights find that were fitted to the other half, from several likelihoods on. */
function report(what: string, outcomes: readonly HalvedOutcome[], log: (line: string) => void): void {
  const judged = [0, 1].flatMap((half) => {
    const others = outcomes.filter((outcome) => outcome.half !== half)
    const weights = fittedLogistic(others, RIDGE)
    const own = outcomes.filter((outcome) => outcome.half === half)
    return own.map(({ features, isRight }) => ({ likely: likelihood(weights, features), isRight }))
  })
  const share = (isRight: boolean, least: number) => {
    const names = judged.filter((name) => name.isRight === isRight)
    return ((100 * names.filter(({ likely }) => likely >= least).length) / names.length).toFixed(1)
  }
  for (const least of [0.3, 0.4, 0.5, 0.6])
    log(`${what} from ${least} on: ${share(true, least)} % found, ${share(false, least)} % false`)
}
