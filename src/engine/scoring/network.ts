import { HIGHLY_SENSITIVE, PARENT_CATEGORIES, SEGMENT_TYPES } from '../taxonomy/vocabulary'
import { logistic, softmax } from './softmax'

/** How many numbers the vector of a word has. */
export const DIMENSIONS = 64

/** What the voter says of a name: a value for each category, for High sensitivity, for each segment type, for each subject. */
export const HIGH = PARENT_CATEGORIES.length
const SEGMENTS = HIGH + 1
const SUBJECTS = SEGMENTS + SEGMENT_TYPES.length
export const VALUES = SUBJECTS + HIGHLY_SENSITIVE.length

/** The number of a subject of High sensitivity among the values. */
export const subjectValue = (subject: (typeof HIGHLY_SENSITIVE)[number]): number =>
  SUBJECTS + HIGHLY_SENSITIVE.indexOf(subject)

/** Bounds the sum of a name's vectors, in place: so that two words with the same meaning count little more than one. */
export function bounded(sum: Float64Array): Float64Array {
  for (let d = 0; d < DIMENSIONS; d++) sum[d] = Math.tanh(sum[d]!)
  return sum
}

/** The score of one value. `weights`: one for each dimension, then one that holds for every name. */
export function scoreOf(dimensions: Float64Array, weights: Float64Array): number {
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

/** Turns the scores into probabilities, in place: one category and one segment type is right, and of what is sensitive one subject. */
export function probabilitiesOf(scores: Float64Array): Float64Array {
  softmax(categoriesOf(scores))
  scores[HIGH] = logistic(scores[HIGH]!)
  softmax(segmentsOf(scores))
  softmax(subjectsOf(scores))
  return scores
}

export const categoriesOf = (values: Float64Array): Float64Array => values.subarray(0, HIGH)
export const segmentsOf = (values: Float64Array): Float64Array => values.subarray(SEGMENTS, SUBJECTS)
export const subjectsOf = (values: Float64Array): Float64Array => values.subarray(SUBJECTS)
