import type { PhraseTable } from '../lexicon/phrase-table'
import { bounded, categoriesOf, DIMENSIONS, HIGH, probabilitiesOf, scoreOf, segmentsOf, subjectsOf } from './network'
import type { RoleWord } from './role-words'
import { subwordsOf } from './subword-buckets'
import { EVERY_NAME, SUBWORD_STEP, WORD_STEP } from './vector-text'

/** What the words of a name say together, learned from what lists and labelled examples say of such words. */
export type Opinion = {
  /** In the order of the vocabulary; their sum is one. */
  probabilities: Float64Array
  /** How likely it is that the name is of High sensitivity. */
  high: number
  /** If it is, how likely it is by each of the subjects, in the order of the vocabulary. */
  subjects: Float64Array
  /** How likely each segment type is, in the order of the vocabulary. */
  segments: Float64Array
  /** How much of the name the voter knows by its words, 0 to 1: of others it has seen similar ones at best. */
  known: number
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
export function voterFrom({ vocabulary, subwordVectors, outputs }: VoterModel): Voter {
  const everyName = new Float64Array(DIMENSIONS)
  const common = vocabulary.get(EVERY_NAME)
  if (common !== undefined) addVector(everyName, common, 0, WORD_STEP)
  const addWord = (sum: Float64Array, { word, role, weight }: RoleWord): boolean => {
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
  const scoresOf = (dimensions: Float64Array): Float64Array => {
    const scores = new Float64Array(outputs.length)
    for (let value = 0; value < outputs.length; value++) scores[value] = scoreOf(dimensions, outputs[value]!)
    return scores
  }
  const scoreOfOne = (word: RoleWord | null, value: number): number => {
    const sum = everyName.slice()
    if (word) addWord(sum, word)
    return scoreOf(bounded(sum), outputs[value]!)
  }
  return (words) => {
    const sum = everyName.slice()
    let total = 0
    let known = 0
    for (const word of words) {
      total += word.weight
      if (addWord(sum, word)) known += word.weight
    }
    const values = probabilitiesOf(scoresOf(bounded(sum)))
    return {
      probabilities: categoriesOf(values),
      high: values[HIGH]!,
      subjects: subjectsOf(values),
      segments: segmentsOf(values),
      known: total === 0 ? 0 : known / total,
      textsFor: (value) => textsFor(words, (word) => scoreOfOne(word, value)),
    }
  }
}

function addVector(sum: Float64Array, vectors: Int8Array, from: number, scale: number): void {
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
