import type { PhraseTable } from '../lexicon/phrase-table'
import { bounded, DIMENSIONS, HIGH, SEGMENTS, SUBJECTS, scoreOf, scoresOf } from './network'
import type { RoleWord } from './role-words'
import { logistic, softmax } from './softmax'
import { subwordsOf } from './subword-buckets'
import { EVERY_NAME, SUBWORD_STEP, WORD_STEP } from './vector-text'

/** What the words of a name say together, learned from what lists and labelled examples say of such words. */
export type Opinion = {
  /** In the order of the vocabulary; their sum is one. */
  readonly probabilities: readonly number[]
  /** How likely it is that the name is of High sensitivity. */
  readonly high: number
  /** If it is, how likely it is by each of the subjects, in the order of the vocabulary. */
  readonly subjects: readonly number[]
  /** How likely each segment type is, in the order of the vocabulary. */
  readonly segments: readonly number[]
  /** How much of the name the voter knows by its words, 0 to 1: of others it has seen similar ones at best. */
  readonly known: number
  /** The texts of a name that speak for a value (a category, `HIGH`), the one that says most first. */
  textsFor(value: number): string[]
}

export type Voter = (words: readonly RoleWord[]) => Opinion

export type VoterModel = {
  /** For each word its vectors as a head and as a modifier. */
  vocabulary: PhraseTable<Int8Array>
  /** One vector for each bucket. */
  subwordVectors: Int8Array
  /** For each value how it follows from the sum of the vectors: `scoreOf`. */
  outputs: readonly Float64Array[]
}

/** A sum of one vector per word and role, made probabilities by a small network. */
export function voterFrom(model: VoterModel): Voter {
  const network = new Network(model)
  return (words) => {
    const sum = network.start()
    let total = 0
    let known = 0
    for (const word of words) {
      total += word.weight
      if (network.addWord(sum, word)) known += word.weight
    }
    return new LearnedOpinion(network, words, bounded(sum), total === 0 ? 0 : known / total)
  }
}

class Network {
  private readonly everyName: readonly number[]
  private readonly ofCategories: readonly Float64Array[]
  private readonly ofSegments: readonly Float64Array[]
  private readonly ofSubjects: readonly Float64Array[]

  constructor(private readonly model: VoterModel) {
    const { vocabulary, outputs } = model
    const everyName = Array.from({ length: DIMENSIONS }, () => 0)
    const common = vocabulary.get(EVERY_NAME)
    if (common !== undefined) addVector(everyName, common, 0, WORD_STEP)
    this.everyName = everyName
    this.ofCategories = outputs.slice(0, HIGH)
    this.ofSegments = outputs.slice(SEGMENTS, SUBJECTS)
    this.ofSubjects = outputs.slice(SUBJECTS)
  }

  /** The sum before any word of a name. */
  start(): number[] {
    return this.everyName.slice()
  }

  /** Whether the word is in the vocabulary. */
  addWord(sum: number[], { word, role, weight }: RoleWord): boolean {
    const { vocabulary, subwordVectors } = this.model
    const vectors = vocabulary.get(word)
    if (vectors !== undefined) {
      addVector(sum, vectors, role === 'head' ? 0 : DIMENSIONS, WORD_STEP * weight)
      return true
    }
    const buckets = subwordsOf(word)
    const scale = (SUBWORD_STEP * weight) / Math.sqrt(Math.max(1, buckets.length))
    for (const bucket of buckets) addVector(sum, subwordVectors, bucket * DIMENSIONS, scale)
    return false
  }

  categories(dimensions: readonly number[]): readonly number[] {
    return softmax(scoresOf(dimensions, this.ofCategories))
  }

  segments(dimensions: readonly number[]): readonly number[] {
    return softmax(scoresOf(dimensions, this.ofSegments))
  }

  subjects(dimensions: readonly number[]): readonly number[] {
    return softmax(scoresOf(dimensions, this.ofSubjects))
  }

  score(dimensions: readonly number[], value: number): number {
    return scoreOf(dimensions, this.model.outputs[value]!)
  }
}

/** Each part is made when it is first read: most names need but some. */
class LearnedOpinion implements Opinion {
  private ofCategories: readonly number[] | undefined
  private ofSegments: readonly number[] | undefined
  private ofSubjects: readonly number[] | undefined

  constructor(
    private readonly network: Network,
    private readonly words: readonly RoleWord[],
    private readonly dimensions: readonly number[],
    readonly known: number,
  ) {}

  get probabilities(): readonly number[] {
    this.ofCategories ??= this.network.categories(this.dimensions)
    return this.ofCategories
  }

  get high(): number {
    return logistic(this.network.score(this.dimensions, HIGH))
  }

  get subjects(): readonly number[] {
    this.ofSubjects ??= this.network.subjects(this.dimensions)
    return this.ofSubjects
  }

  get segments(): readonly number[] {
    this.ofSegments ??= this.network.segments(this.dimensions)
    return this.ofSegments
  }

  textsFor(value: number): string[] {
    return textsFor(this.words, (word) => this.scoreOfOne(word, value))
  }

  private scoreOfOne(word: RoleWord | null, value: number): number {
    const sum = this.network.start()
    if (word) this.network.addWord(sum, word)
    return this.network.score(bounded(sum), value)
  }
}

function addVector(sum: number[], vectors: Int8Array, from: number, scale: number): void {
  for (let d = 0; d < DIMENSIONS; d++) sum[d]! += vectors[from + d]! * scale
}

function textsFor(words: readonly RoleWord[], scoreOfOne: (word: RoleWord | null) => number): string[] {
  const ofNone = scoreOfOne(null)
  const speaking = words
    .map((word) => ({ text: word.text, score: scoreOfOne(word) - ofNone }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  return [...new Set(speaking.map(({ text }) => text))]
}
