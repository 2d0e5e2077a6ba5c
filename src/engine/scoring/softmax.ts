/** Turns scores into probabilities, in place. */
export function softmax(scores: Float64Array): Float64Array {
  let top = Number.NEGATIVE_INFINITY
  for (let c = 0; c < scores.length; c++) if (scores[c]! > top) top = scores[c]!
  let sum = 0
  for (let c = 0; c < scores.length; c++) sum += scores[c] = Math.exp(scores[c]! - top)
  for (let c = 0; c < scores.length; c++) scores[c]! /= sum
  return scores
}

/** Turns one score into the probability of a yes. */
export const logistic = (score: number): number => 1 / (1 + Math.exp(-score))
