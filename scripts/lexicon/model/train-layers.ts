import { filingOf, NO_HINTS } from '../../../src/engine/filing'
import { SEGMENT_FEATURES, segmentFeatures } from '../../../src/engine/layers/segment-features'
import { segmentByRules } from '../../../src/engine/layers/segment-rules'
import { SENSITIVITY_FEATURES, sensitivityFeatures } from '../../../src/engine/layers/sensitivity/features'
import { sensitivityByRules } from '../../../src/engine/layers/sensitivity/layer'
import type { Model } from '../../../src/engine/scoring/model'
import { likelihood } from '../../../src/engine/scoring/softmax'
import type { Voter } from '../../../src/engine/scoring/voter'
import { foldOf } from './examples'
import type { LabelledExample } from './labelled'
import { fittedLogistic, type Outcome, rounded } from './logistic'

type Labelled = Pick<LabelledExample, 'text' | 'isHigh' | 'isAtWork'>
type HalvedOutcome = Outcome & { half: number }
type Weights = Record<string, number>

/** Few names have some of the features. */
const RIDGE = 1

/** How likely High sensitivity and people at work are, by the rules and by voters that did not learn from the labelled names. */
export function trainLayers(
  labelled: readonly Labelled[],
  decides: Pick<Model, 'ranker' | 'confidence'>,
  withoutLabelled: (text: string) => Voter,
  log: (line: string) => void,
): { sensitivity: Weights; segment: Weights } {
  const sensitivity: HalvedOutcome[] = []
  const segment: HalvedOutcome[] = []
  for (const { text, isHigh, isAtWork } of labelled) {
    const { subject } = filingOf(text, NO_HINTS, { model: { ...decides, voter: withoutLabelled(text) } })
    const half = foldOf(text, 2)
    const sensitive = sensitivityFeatures(subject, sensitivityByRules(subject))
    sensitivity.push({ features: sensitive, isRight: isHigh, weight: 1, half })
    if (isAtWork === null) continue
    segment.push({ features: segmentFeatures(subject, segmentByRules(subject)), isRight: isAtWork, weight: 1, half })
  }
  report('High', sensitivity, log)
  report('people at work', segment, log)
  return { sensitivity: fitted(sensitivity, SENSITIVITY_FEATURES), segment: fitted(segment, SEGMENT_FEATURES) }
}

function fitted(outcomes: readonly Outcome[], features: readonly string[]): Weights {
  const weights = fittedLogistic(outcomes, RIDGE)
  return Object.fromEntries(features.map((feature, i) => [feature, rounded(weights[i]!)]))
}

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
