import { logistic } from '../../../src/engine/scoring/softmax'

export type Outcome = { features: readonly number[]; isRight: boolean; weight: number }

const STEPS = 25
const RIDGE = 1e-3

/** As the files of the model have it. */
export const rounded = (weight: number): number => Math.round(weight * 1000) / 1000

/** Logistic regression by Newton's method; weights are drawn to zero by `ridge`. */
export function fittedLogistic(outcomes: readonly Outcome[], ridge = RIDGE): number[] {
  const size = outcomes[0]!.features.length
  // Most features of a name are zero, and change nothing.
  const usedOf = outcomes.map(({ features }) => [...features.keys()].filter((i) => features[i] !== 0))
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => ridge * weight)
    const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? ridge : 0)))
    outcomes.forEach(({ features, isRight, weight }, nth) => {
      const used = usedOf[nth]!
      const probability = logistic(used.reduce((sum, i) => sum + features[i]! * weights[i]!, 0))
      const error = weight * (probability - (isRight ? 1 : 0))
      const bend = weight * probability * (1 - probability)
      for (const i of used) {
        gradient[i]! += error * features[i]!
        for (const j of used) curvature[i]![j]! += bend * features[i]! * features[j]!
      }
    })
    const change = solved(curvature, gradient)
    weights = weights.map((weight, i) => weight - change[i]!)
  }
  return weights
}

/** Gauss–Jordan elimination. */
function solved(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, values[i]!])
  for (let column = 0; column < rows.length; column++) {
    let pivot = column
    for (let i = column; i < rows.length; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i
    const row = rows[pivot]!
    rows[pivot] = rows[column]!
    rows[column] = row
    for (let i = 0; i < rows.length; i++) {
      if (i === column) continue
      const share = rows[i]![column]! / row[column]!
      for (let j = column; j < row.length; j++) rows[i]![j]! -= share * row[j]!
    }
  }
  return rows.map((row, i) => row[rows.length]! / row[i]!)
}
