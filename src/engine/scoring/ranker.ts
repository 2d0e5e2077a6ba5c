import { RANKER_WEIGHTS } from '../compiled/model'
import { PARENT_CATEGORIES } from '../taxonomy/vocabulary'
import type { Decision } from './decision'
import type { Opinions } from './opinions'
import { rankerFeatures, rankerProbabilities } from './ranker-features'

const WEIGHTS = Float64Array.from(RANKER_WEIGHTS)

/** All categories, the likeliest first, each with its probability as the score. */
export function learnedRanking(decision: Decision, opinions: Opinions): Decision['ranking'] {
  const probabilities = rankerProbabilities(rankerFeatures(decision, opinions), WEIGHTS)
  return PARENT_CATEGORIES.map((category, c) => ({ category, score: probabilities[c]! })).sort(
    (a, b) => b.score - a.score,
  )
}
