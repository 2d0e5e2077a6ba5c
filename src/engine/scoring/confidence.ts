import { CONFIDENCE_WEIGHTS } from '../compiled/model'
import type { Judge } from './confidence-features'
import { logistic } from './softmax'

/** Answers below it are marked as uncertain: about half of them are wrong. */
export const UNCERTAIN_BELOW = 0.5

const MOST = 0.99
const LEAST = 0.02

/** How often answers with these features are right, in hundredths. */
export function calibratedConfidence(judge: Judge, features: readonly number[]): number {
  const weights = CONFIDENCE_WEIGHTS[judge]
  const logit = features.reduce((sum, value, i) => sum + value * weights[i]!, 0)
  const confidence = logistic(logit)
  return Math.round(Math.max(LEAST, Math.min(MOST, confidence)) * 100) / 100
}
