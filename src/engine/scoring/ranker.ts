import { PARENT_CATEGORIES } from '../taxonomy/vocabulary'
import type { Decision } from './decision'
import type { Opinions } from './opinions'
import { categoryProbabilities } from './ranker-features'

/** All categories, the likeliest first, each with its probability as the score. */
export function learnedRanking(decision: Decision, opinions: Opinions, weights: Float64Array): Decision['ranking'] {
  const probabilities = categoryProbabilities(decision, opinions, weights)
  return PARENT_CATEGORIES.map((category, c) => ({ category, score: probabilities[c]! })).sort(
    (a, b) => b.score - a.score,
  )
}
