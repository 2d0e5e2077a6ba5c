import { hash32, hashedOn, mixed, seeded, withCode } from '../text/hash'

/** Of words in an embedding. */
export const WORD_PLACES = 25

/** Several, so that no single collision makes two names alike. */
export function placesOf(word: string): number[] {
  return [1, 2, 3].map((seed) => (hash32(word, seed) >>> 0) % WORD_PLACES)
}

const HIGH = seeded(101)
const LOW = seeded(102)
const JOINT = 1

/** 36 bits of words as if they were joined by a sign that none of them has. */
export function hash36(words: readonly string[]): number {
  return (mixed(hashedWords(HIGH, words)) & 15) * 2 ** 32 + (mixed(hashedWords(LOW, words)) >>> 0)
}

function hashedWords(begun: number, words: readonly string[]): number {
  let hash = begun
  for (const [at, word] of words.entries()) hash = hashedOn(at === 0 ? hash : withCode(hash, JOINT), word)
  return hash
}
