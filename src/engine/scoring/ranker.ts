import { PARENT_CATEGORIES } from '../taxonomy/vocabulary'
import type { Decision } from './decision'
import type { Opinions } from './opinions'
import { categoryProbabilities } from './ranker-features'

/** All categories, the likeliest first, each with its probability as the score. */
export function learnedRanking(decision: Decision, opinions: Opinions, weights: Float64Array): Decision['ranking'] {
  const probabilities = categoryProbabilities(decision, opinions, weights)
  const ranking: Decision['ranking'] = []
  // Put in their place one by one: few categories are likelier than those before them.
  for (let c = 0; c < PARENT_CATEGORIES.length; c++) {
    const score = probabilities[c]!
    let at = c
    for (; at > 0 && ranking[at - 1]!.score < score; at--) ranking[at] = ranking[at - 1]!
    ranking[at] = { category: PARENT_CATEGORIES[c]!, score }
  }
  return ranking
}
