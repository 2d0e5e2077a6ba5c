import { RANKER_WEIGHTS } from '../compiled/model'
import { PARENT_CATEGORIES } from '../taxonomy/vocabulary'
import type { Decision } from './decision'
import { rankerFeatures, rankerProbabilities } from './ranker-features'
import type { Opinion } from './voter'

const WEIGHTS = Float64Array.from(RANKER_WEIGHTS)

/** All categories, the likeliest first, each with its probability as the score. */
export function learnedRanking(decision: Decision, opinion: Opinion): Decision['ranking'] {
  const probabilities = rankerProbabilities(rankerFeatures(decision, opinion), WEIGHTS)
  return PARENT_CATEGORIES.map((category, c) => ({ category, score: probabilities[c]! })).sort(
    (a, b) => b.score - a.score,
  )
}
