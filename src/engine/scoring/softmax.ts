/** Names use plain arrays, which are made ten times faster than typed ones; training uses those. */
export type Numbers = { readonly length: number; [at: number]: number }

/** Turns scores into probabilities, in place. */
export function softmax<T extends Numbers>(scores: T): T {
  let top = Number.NEGATIVE_INFINITY
  for (let c = 0; c < scores.length; c++) if (scores[c]! > top) top = scores[c]!
  let sum = 0
  for (let c = 0; c < scores.length; c++) sum += scores[c] = Math.exp(scores[c]! - top)
  for (let c = 0; c < scores.length; c++) scores[c]! /= sum
  return scores
}

/** Turns one score into the probability of a yes. */
export const logistic = (score: number): number => 1 / (1 + Math.exp(-score))

/** The probability of a yes, by features and how much each weighs. */
export function likelihood(weights: readonly number[], features: readonly number[]): number {
  let score = 0
  for (let i = 0; i < features.length; i++) score += features[i]! * weights[i]!
  return logistic(score)
}

/** More would say no more. */
const MOST_LOG_ODDS = 6

/** The reverse of `logistic`, within bounds. */
export const logOdds = (probability: number): number =>
  Math.max(-MOST_LOG_ODDS, Math.min(MOST_LOG_ODDS, Math.log(probability / (1 - probability))))
