import { likelihood } from './softmax'

/** Answers below it are marked as uncertain: most of them are wrong. */
export const UNCERTAIN_BELOW = 0.6
/** From here on where a name is filed says something of its people, even if no word of it does. */
export const TELLING_FROM = 0.5

const MOST = 0.99
const LEAST = 0.02

/** How often answers with these features are right, in hundredths. */
export function calibratedConfidence(weights: readonly number[], features: readonly number[]): number {
  const confidence = likelihood(weights, features)
  return Math.round(Math.max(LEAST, Math.min(MOST, confidence)) * 100) / 100
}
