import type { PhraseTable } from '../lexicon/phrase-table'
import type { RoleWord } from './role-words'
import { logistic, softmax } from './softmax'
import { subwordsOf } from './subword-buckets'
import { AT_WORK, EVERY_NAME, HIGH, SUBWORD_STEP, VALUES, WORD_STEP } from './vector-text'

/** What the words of a name say together, learned from all that the lists say of such words. */
export type Opinion = {
  /** In the order of the vocabulary; their sum is one. */
  probabilities: Float64Array
  /** How likely it is that the name is of High sensitivity. */
  high: number
  /** How likely it is that the name is about people at work or an organization. */
  atWork: number
  /** How much of the name the voter knows by its words, 0 to 1: of others it has seen similar ones at best. */
  known: number
  /** The texts of a name that speak for a category, the one that says most first. */
  textsFor(category: number): string[]
}

export type Voter = (words: readonly RoleWord[]) => Opinion

/**
 * A sum of one vector per word and role, made a probability by softmax. `vocabulary`: for each word its vectors
 * as a head and as a modifier; `subwordVectors`: one vector for each bucket.
 */
export function voterFrom(vocabulary: PhraseTable<Int8Array>, subwordVectors: Int8Array): Voter {
  const everyName = vocabulary.get(EVERY_NAME)
  const addWord = (scores: Float64Array, { word, role, weight }: RoleWord): boolean => {
    const vectors = vocabulary.get(word)
    if (vectors !== undefined) {
      addVector(scores, vectors, role === 'head' ? 0 : VALUES, WORD_STEP * weight)
      return true
    }
    const buckets = subwordsOf(word)
    const scale = (SUBWORD_STEP * weight) / Math.sqrt(Math.max(1, buckets.length))
    for (const bucket of buckets) addVector(scores, subwordVectors, bucket * VALUES, scale)
    return false
  }
  return (words) => {
    const sum = new Float64Array(VALUES)
    let total = 0
    let known = 0
    if (everyName !== undefined) addVector(sum, everyName, 0, WORD_STEP)
    for (const word of words) {
      total += word.weight
      if (addWord(sum, word)) known += word.weight
    }
    return {
      probabilities: softmax(sum.subarray(0, HIGH)),
      high: logistic(sum[HIGH]!),
      atWork: logistic(sum[AT_WORK]!),
      known: total === 0 ? 0 : known / total,
      textsFor: (category) => textsFor(category, words, addWord),
    }
  }
}

/** Adds what a word says to the scores; whether the voter knows the word itself. */
type AddWord = (scores: Float64Array, word: RoleWord) => boolean

function addVector(scores: Float64Array, vectors: Int8Array, from: number, scale: number): void {
  for (let i = 0; i < VALUES; i++) scores[i]! += vectors[from + i]! * scale
}

function textsFor(category: number, words: readonly RoleWord[], addWord: AddWord): string[] {
  const scored = words.map((word) => {
    const scores = new Float64Array(VALUES)
    addWord(scores, word)
    return { text: word.text, score: scores[category]! }
  })
  const speaking = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  return [...new Set(speaking.map(({ text }) => text))]
}
