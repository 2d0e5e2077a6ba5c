import type { RoleWord } from '../../../src/engine/scoring/role-words'
import { logistic, softmax } from '../../../src/engine/scoring/softmax'
import { AT_WORK, HIGH, VALUES } from '../../../src/engine/scoring/vector-text'
import { randomFrom, shuffle } from '../random'
import type { Example } from './examples'
import type { FeatureTable, WordFeatures } from './word-features'

const EPOCHS = 3
const SEED = 7
const RATE = 0.1
/** Weights of single words, kinds and subwords are drawn to zero: most are seen a few times only. */
const SPARSE_DECAY = 1e-4
const DENSE_DECAY = 1e-6
/** Categories whose error is smaller are left alone in a step: several times faster, the same result. */
const NEGLIGIBLE = 0.003
/** So often a word is read as if it were unknown, or known by its likes only: unseen names have such words. */
const UNKNOWN_SHARE = 0.2
const UNLISTED_SHARE = 0.25
/** How much the subwords of a known word count. */
const KNOWN_SUBWORDS = 0.4

/** Softmax over the sum of what the words of a name say, trained with Adagrad. */
export class VoterTraining {
  private readonly dense: Weights
  private readonly sparse: Weights
  private readonly denseInput: Float32Array
  private readonly activeIds: number[] = []
  private readonly activeValues: number[] = []
  /** The words of the examples that it learned from. */
  private readonly seen = new Set<string>()

  constructor(private readonly features: FeatureTable) {
    this.denseInput = new Float32Array(1 + 2 * features.dimensions)
    this.dense = new Weights(this.denseInput.length, DENSE_DECAY)
    this.sparse = new Weights(2 * features.wordCount + 2 * features.kindCount + features.bucketCount, SPARSE_DECAY)
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

  /** How likely each category is, and High sensitivity. */
  probabilities(words: readonly RoleWord[]): Float64Array {
    this.gather(words, () => 1)
    return this.forward()
  }

  private step({ words, label, weight }: Example, random: () => number, rate: number): void {
    this.gather(words, random)
    const errors = this.forward()
    const wrong: number[] = []
    for (let i = 0; i < VALUES; i++) {
      errors[i] = Number.isNaN(label[i]!) ? 0 : (errors[i]! - label[i]!) * weight
      if (Math.abs(errors[i]!) >= NEGLIGIBLE) wrong.push(i)
    }
    for (let i = 0; i < this.denseInput.length; i++) {
      if (this.denseInput[i] !== 0) this.dense.correct(i, this.denseInput[i]!, errors, wrong, rate)
    }
    for (let i = 0; i < this.activeIds.length; i++)
      this.sparse.correct(this.activeIds[i]!, this.activeValues[i]!, errors, wrong, rate)
  }

  private forward(): Float64Array {
    const scores = new Float64Array(VALUES)
    for (let i = 0; i < this.denseInput.length; i++) {
      if (this.denseInput[i] !== 0) this.dense.addTo(scores, i, this.denseInput[i]!)
    }
    for (let i = 0; i < this.activeIds.length; i++) this.sparse.addTo(scores, this.activeIds[i]!, this.activeValues[i]!)
    softmax(scores.subarray(0, HIGH))
    for (const yes of [HIGH, AT_WORK]) scores[yes] = logistic(scores[yes]!)
    return scores
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
    const scores = new Float64Array(VALUES)
    for (let i = 0; i < this.denseInput.length; i++) this.dense.addTo(scores, i, this.denseInput[i]!)
    for (let i = 0; i < this.activeIds.length; i++) this.sparse.addTo(scores, this.activeIds[i]!, this.activeValues[i]!)
    return centred(scores)
  }

  vectorOfEveryName(): Float64Array {
    const scores = new Float64Array(VALUES)
    this.dense.addTo(scores, 0, 1)
    return centred(scores)
  }

  vectorOfBucket(bucket: number): Float64Array {
    const scores = new Float64Array(VALUES)
    this.sparse.addTo(scores, 2 * this.features.wordCount + 2 * this.features.kindCount + bucket, 1)
    return centred(scores)
  }
}

/** Softmax does not change when the scores of all categories rise alike: small numbers are written with less loss. */
function centred(scores: Float64Array): Float64Array {
  const mean = scores.subarray(0, HIGH).reduce((sum, score) => sum + score, 0) / HIGH
  return scores.map((score, i) => (i < HIGH ? score - mean : score))
}

/** A row of weights for each feature, one weight for each category. */
class Weights {
  private readonly values: Float32Array
  private readonly squares: Float32Array

  constructor(
    rows: number,
    private readonly decay: number,
  ) {
    this.values = new Float32Array(rows * VALUES)
    this.squares = new Float32Array(rows * VALUES).fill(1e-3)
  }

  addTo(scores: Float64Array, row: number, value: number): void {
    const { values } = this
    const from = row * VALUES
    for (let i = 0; i < VALUES; i++) scores[i]! += values[from + i]! * value
  }

  correct(row: number, value: number, errors: Float64Array, wrong: readonly number[], rate: number): void {
    const { values, squares, decay } = this
    const from = row * VALUES
    for (let i = 0; i < wrong.length; i++) {
      const at = from + wrong[i]!
      const gradient = errors[wrong[i]!]! * value + decay * values[at]!
      squares[at]! += gradient * gradient
      values[at]! -= (rate * gradient) / Math.sqrt(squares[at]!)
    }
  }
}
