import { RANKER_COLUMNS, RANKER_FEATURES, rankerProbabilities } from '../../../src/engine/scoring/ranker-features'
import { PARENT_CATEGORIES } from '../../../src/engine/taxonomy/vocabulary'
import { randomFrom, shuffle } from '../random'

const CATEGORIES = PARENT_CATEGORIES.length
const FEATURES = RANKER_FEATURES.length
const EPOCHS = 6
const RATE = 0.05
const SEED = 13
/** What a category has of its own is drawn to zero: what holds for all is better founded. */
const OWN_DECAY = 1e-3
const NEGLIGIBLE = 0.002

/** The features of all categories for one reading, and which of them are right. */
export type RankerExample = { features: Float32Array; right: ReadonlySet<number>; weight: number }

/** Softmax over categories, with weights for all of them together and for each; trained with Adagrad. */
export function trainedRanker(examples: readonly RankerExample[]): Float64Array {
  const weights = new Float64Array(FEATURES * RANKER_COLUMNS)
  const squares = new Float64Array(weights.length).fill(1e-2)
  const random = randomFrom(SEED)
  const order = [...examples]
  const correct = (at: number, gradient: number, rate: number) => {
    squares[at]! += gradient * gradient
    weights[at]! -= (rate * gradient) / Math.sqrt(squares[at]!)
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    const rate = RATE * (1 - (0.8 * epoch) / EPOCHS)
    for (const { features, right, weight } of order) {
      const probabilities = rankerProbabilities(features, weights)
      const target = targetOf(right, probabilities)
      for (let c = 0; c < CATEGORIES; c++) {
        const error = (probabilities[c]! - target[c]!) * weight
        if (Math.abs(error) < NEGLIGIBLE) continue
        for (let f = 0; f < FEATURES; f++) {
          const value = features[c * FEATURES + f]!
          if (value === 0) continue
          const row = f * RANKER_COLUMNS
          correct(row, error * value, rate)
          correct(row + 1 + c, error * value + OWN_DECAY * weights[row + 1 + c]!, rate)
        }
      }
    }
  }
  return weights
}

/** Where several categories are right, any of them is. */
function targetOf(right: ReadonlySet<number>, probabilities: readonly number[]): Float64Array {
  const target = new Float64Array(CATEGORIES)
  let sum = 0
  for (const c of right) sum += probabilities[c]! + 1e-9
  for (const c of right) target[c] = (probabilities[c]! + 1e-9) / sum
  return target
}
