import { HIGHLY_SENSITIVE, PARENT_CATEGORIES, SEGMENT_TYPES } from '../taxonomy/vocabulary'
import type { Numbers } from './softmax'

/** How many numbers the vector of a word has. */
export const DIMENSIONS = 64

/** What the voter says of a name: a value for each category, for High sensitivity, for each segment type, for each subject. */
export const HIGH = PARENT_CATEGORIES.length
export const SEGMENTS = HIGH + 1
export const SUBJECTS = SEGMENTS + SEGMENT_TYPES.length
export const VALUES = SUBJECTS + HIGHLY_SENSITIVE.length

/** The number of a subject of High sensitivity among the values. */
export const subjectValue = (subject: (typeof HIGHLY_SENSITIVE)[number]): number =>
  SUBJECTS + HIGHLY_SENSITIVE.indexOf(subject)

/** Bounds the sum of a name's vectors, in place: so that two words with the same meaning count little more than one. */
export function bounded<T extends Numbers>(sum: T): T {
  for (let d = 0; d < DIMENSIONS; d++) sum[d] = Math.tanh(sum[d]!)
  return sum
}

/** The score of one value. `weights`: one for each dimension, then one that holds for every name. */
export function scoreOf(dimensions: Numbers, weights: Float64Array): number {
  let score = weights[DIMENSIONS]!
  // Four at a time take a third of the time.
  for (let d = 0; d < DIMENSIONS; d += 4)
    score =
      score +
      dimensions[d]! * weights[d]! +
      dimensions[d + 1]! * weights[d + 1]! +
      dimensions[d + 2]! * weights[d + 2]! +
      dimensions[d + 3]! * weights[d + 3]!
  return score
}

/** The scores of the values with these weights. */
export const scoresOf = (dimensions: Numbers, weights: readonly Float64Array[]): number[] =>
  weights.map((ofValue) => scoreOf(dimensions, ofValue))

export const categoriesOf = (values: Float64Array): Float64Array => values.subarray(0, HIGH)
export const segmentsOf = (values: Float64Array): Float64Array => values.subarray(SEGMENTS, SUBJECTS)
export const subjectsOf = (values: Float64Array): Float64Array => values.subarray(SUBJECTS)
