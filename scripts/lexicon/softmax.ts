/** A sparse example: feature numbers and values, a class and how much it counts. */
export type Features = { ids: Int32Array; values: Float32Array }
export type Example = Features & { label: number; weight: number }

/** Classes whose error is smaller are left alone in a step: five times faster, the same result. */
const NEGLIGIBLE = 0.002

/** Multinomial logistic regression over sparse features, trained with Adagrad. */
export class Softmax {
  private readonly weights: Float32Array
  private readonly squares: Float32Array

  constructor(
    features: number,
    private readonly classes: number,
    private readonly rate: number,
    private readonly decay: number,
  ) {
    this.weights = new Float32Array(features * classes)
    this.squares = new Float32Array(features * classes).fill(1e-4)
  }

  probabilities({ ids, values }: Features): Float64Array {
    const { weights, classes } = this
    const scores = new Float64Array(classes)
    for (let i = 0; i < ids.length; i++) {
      const row = ids[i]! * classes
      const value = values[i]!
      for (let c = 0; c < classes; c++) scores[c]! += weights[row + c]! * value
    }
    let top = Number.NEGATIVE_INFINITY
    for (let c = 0; c < classes; c++) top = Math.max(top, scores[c]!)
    let sum = 0
    for (let c = 0; c < classes; c++) sum += scores[c] = Math.exp(scores[c]! - top)
    for (let c = 0; c < classes; c++) scores[c]! /= sum
    return scores
  }

  train(examples: Example[], epochs: number, seed: number): void {
    const random = randomFrom(seed)
    const order = examples.map((_, i) => i)
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(order, random)
      for (const i of order) this.step(examples[i]!)
    }
  }

  private step(example: Example): void {
    const { weights, squares, classes, rate, decay } = this
    const errors = this.probabilities(example)
    errors[example.label]! -= 1
    for (let c = 0; c < classes; c++) {
      const error = errors[c]! * example.weight
      if (Math.abs(error) < NEGLIGIBLE) continue
      for (let i = 0; i < example.ids.length; i++) {
        const at = example.ids[i]! * classes + c
        const gradient = error * example.values[i]! + decay * weights[at]!
        squares[at]! += gradient * gradient
        weights[at]! -= (rate * gradient) / Math.sqrt(squares[at]!)
      }
    }
  }
}

/** Mulberry32: the same model from the same files. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function shuffle<T>(list: T[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = list[i]!
    list[i] = list[j]!
    list[j] = kept
  }
}
