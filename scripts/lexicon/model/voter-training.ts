import {
  bounded,
  categoriesOf,
  DIMENSIONS,
  HIGH,
  segmentsOf,
  subjectsOf,
  VALUES,
} from '../../../src/engine/scoring/network'
import type { RoleWord } from '../../../src/engine/scoring/role-words'
import { logistic, softmax } from '../../../src/engine/scoring/softmax'
import { randomFrom, shuffle } from '../random'
import type { Example } from './examples'
import type { FeatureTable, WordFeatures } from './word-features'

const EPOCHS = 3
const SEED = 7
const RATE = 0.1
/** The outputs learn from every example, the vectors of a word from those that have it: they learn more slowly. */
const OUTPUT_RATE = 0.2
const OUTPUT_SEED = 11
const OUTPUT_SPREAD = 0.3
/** Weights of single words, kinds and subwords are drawn to zero: most are seen a few times only. */
const SPARSE_DECAY = 1e-4
const DENSE_DECAY = 1e-6
/** So often a word is read as if it were unknown, or known by its likes only: unseen names have such words. */
const UNKNOWN_SHARE = 0.2
const UNLISTED_SHARE = 0.25
/** How much the subwords of a known word count. */
const KNOWN_SUBWORDS = 0.4

/** The network over the sum of what the words of a name say, trained with Adagrad. */
export class VoterTraining {
  private readonly dense: Weights
  private readonly sparse: Weights
  private readonly outputs: Weights
  private readonly denseInput: Float32Array
  private readonly activeIds: number[] = []
  private readonly activeValues: number[] = []
  /** The words of the examples that it learned from. */
  private readonly seen = new Set<string>()

  constructor(private readonly features: FeatureTable) {
    this.denseInput = new Float32Array(1 + 2 * features.dimensions)
    this.dense = new Weights(this.denseInput.length, DIMENSIONS, DENSE_DECAY)
    const rows = 2 * features.wordCount + 2 * features.kindCount + features.bucketCount
    this.sparse = new Weights(rows, DIMENSIONS, SPARSE_DECAY)
    this.outputs = new Weights(DIMENSIONS + 1, VALUES, DENSE_DECAY)
    const random = randomFrom(OUTPUT_SEED)
    for (let i = 0; i < DIMENSIONS * VALUES; i++) this.outputs.values[i] = (random() - 0.5) * 2 * OUTPUT_SPREAD
  }

  train(examples: readonly Example[], log: (line: string) => void): void {
    for (const { words } of examples) for (const { word } of words) this.seen.add(word)
    const random = randomFrom(SEED)
    const order = [...examples]
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      shuffle(order, random)
      const rate = RATE * (1 - (0.8 * epoch) / EPOCHS)
      for (const example of order) this.step(example, random, rate)
      log(`epoch ${epoch + 1} of ${EPOCHS}`)
    }
  }

  /** How likely each category is, High sensitivity, each segment type and each subject. */
  probabilities(words: readonly RoleWord[]): Float64Array {
    this.gather(words, () => 1)
    return this.valuesOf(this.dimensions())
  }

  /** How the values follow from the sum of the vectors. */
  outputWeights(): Float64Array {
    return Float64Array.from(this.outputs.values)
  }

  private step({ words, label, weight }: Example, random: () => number, rate: number): void {
    this.gather(words, random)
    const dimensions = this.dimensions()
    const errors = this.valuesOf(dimensions)
    for (let i = 0; i < VALUES; i++) errors[i] = Number.isNaN(label[i]!) ? 0 : (errors[i]! - label[i]!) * weight
    const square = meanSquare(errors)
    const blamed = new Float64Array(DIMENSIONS)
    for (let d = 0; d < DIMENSIONS; d++) {
      blamed[d] = this.outputs.dot(d, errors) * (1 - dimensions[d]! ** 2)
      this.outputs.correct(d, dimensions[d]!, errors, square, rate * OUTPUT_RATE)
    }
    this.outputs.correct(DIMENSIONS, 1, errors, square, rate * OUTPUT_RATE)
    const blame = meanSquare(blamed)
    for (let i = 0; i < this.denseInput.length; i++) {
      if (this.denseInput[i] !== 0) this.dense.correct(i, this.denseInput[i]!, blamed, blame, rate)
    }
    for (let i = 0; i < this.activeIds.length; i++)
      this.sparse.correct(this.activeIds[i]!, this.activeValues[i]!, blamed, blame, rate)
  }

  private valuesOf(dimensions: Float64Array): Float64Array {
    const scores = new Float64Array(VALUES)
    this.outputs.addTo(scores, DIMENSIONS, 1)
    for (let d = 0; d < DIMENSIONS; d++) this.outputs.addTo(scores, d, dimensions[d]!)
    return probabilitiesOf(scores)
  }

  private dimensions(): Float64Array {
    return bounded(this.sum())
  }

  private sum(): Float64Array {
    const sum = new Float64Array(DIMENSIONS)
    for (let i = 0; i < this.denseInput.length; i++) {
      if (this.denseInput[i] !== 0) this.dense.addTo(sum, i, this.denseInput[i]!)
    }
    for (let i = 0; i < this.activeIds.length; i++) this.sparse.addTo(sum, this.activeIds[i]!, this.activeValues[i]!)
    return sum
  }

  private gather(words: readonly RoleWord[], random: () => number): void {
    this.denseInput.fill(0)
    this.denseInput[0] = 1
    this.activeIds.length = 0
    this.activeValues.length = 0
    for (const { word, role, weight } of words) {
      const chance = random()
      const features = this.features.of(word)
      const nth = role === 'head' ? 0 : 1
      if (chance < UNKNOWN_SHARE || !this.knows(word)) {
        this.gatherSubwords(features, weight)
        continue
      }
      this.gatherSubwords(features, weight * KNOWN_SUBWORDS)
      this.gatherKinds(features, nth, weight)
      if (chance >= UNKNOWN_SHARE + UNLISTED_SHARE) this.activate(2 * features.id + nth, weight)
      const from = 1 + nth * this.features.dimensions
      if (features.dense)
        for (let d = 0; d < features.dense.length; d++) this.denseInput[from + d]! += features.dense[d]! * weight
    }
  }

  /** Of other words it knows the subwords only. */
  knows(word: string): boolean {
    const { dense, kinds } = this.features.of(word)
    return dense !== null || kinds.length > 0 || this.seen.has(word)
  }

  private activate(id: number, value: number): void {
    this.activeIds.push(id)
    this.activeValues.push(value)
  }

  private gatherKinds({ kinds, kindWeights }: WordFeatures, nth: number, weight: number): void {
    const from = 2 * this.features.wordCount + nth
    for (let i = 0; i < kinds.length; i++) this.activate(from + 2 * kinds[i]!, kindWeights[i]! * weight)
  }

  private gatherSubwords({ subwords }: WordFeatures, weight: number): void {
    const from = 2 * this.features.wordCount + 2 * this.features.kindCount
    const share = weight / Math.sqrt(Math.max(1, subwords.length))
    for (let i = 0; i < subwords.length; i++) this.activate(from + subwords[i]!, share)
  }

  /** All that was learned of a word in one role, as one vector. */
  vectorOf(word: string, role: RoleWord['role']): Float64Array {
    this.gather([{ word, text: word, role, weight: 1 }], () => 1)
    this.denseInput[0] = 0
    return this.sum()
  }

  vectorOfEveryName(): Float64Array {
    this.gather([], () => 1)
    return this.sum()
  }

  vectorOfBucket(bucket: number): Float64Array {
    const sum = new Float64Array(DIMENSIONS)
    this.sparse.addTo(sum, 2 * this.features.wordCount + 2 * this.features.kindCount + bucket, 1)
    return sum
  }
}

/** A row of weights for each feature. One learning rate for a row is several times faster than one for each weight, and as good. */
class Weights {
  readonly values: Float32Array
  private readonly squares: Float32Array

  constructor(
    rows: number,
    private readonly width: number,
    private readonly decay: number,
  ) {
    this.values = new Float32Array(rows * width)
    this.squares = new Float32Array(rows).fill(1e-3)
  }

  addTo(sum: Float64Array, row: number, value: number): void {
    const { values, width } = this
    const from = row * width
    for (let i = 0; i < width; i++) sum[i]! += values[from + i]! * value
  }

  /** What a row has of all columns, each times its factor. */
  dot(row: number, factors: Float64Array): number {
    const { values, width } = this
    const from = row * width
    let sum = 0
    for (let i = 0; i < width; i++) sum += values[from + i]! * factors[i]!
    return sum
  }

  /** `errors`: one for each column; `square`: the mean of their squares. */
  correct(row: number, value: number, errors: Float64Array, square: number, rate: number): void {
    const { values, squares, width, decay } = this
    const from = row * width
    squares[row]! += value * value * square
    const step = rate / Math.sqrt(squares[row]!)
    for (let i = 0; i < width; i++) values[from + i]! -= step * (errors[i]! * value + decay * values[from + i]!)
  }
}

/** Turns the scores into probabilities, in place: one category and one segment type is right, and of what is sensitive one subject. */
function probabilitiesOf(scores: Float64Array): Float64Array {
  softmax(categoriesOf(scores))
  scores[HIGH] = logistic(scores[HIGH]!)
  softmax(segmentsOf(scores))
  softmax(subjectsOf(scores))
  return scores
}

function meanSquare(values: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]! * values[i]!
  return sum / values.length
}
