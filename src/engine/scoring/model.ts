import { CONFIDENCE_WEIGHTS, RANKER_WEIGHTS } from '../compiled/model'
import type { Judge } from './confidence-features'
import { learnedVoter } from './learned-voter'
import type { Voter } from './voter'

/** What decides where a name is filed, as `npm run lexicon model` learned it. */
export type Model = {
  voter: Voter
  ranker: Float64Array
  /** By what decided: how its confidence follows from the features of `confidenceFeatures`. */
  confidence: Readonly<Record<Judge, readonly number[]>>
}

export const LEARNED: Model = {
  voter: learnedVoter,
  ranker: Float64Array.from(RANKER_WEIGHTS),
  confidence: CONFIDENCE_WEIGHTS,
}
