import type { Word } from '../lexicon/phrase'
import { codeAt } from '../text/code-at'
import { hash32, hashedOn, mixed, seeded, withCode } from '../text/hash'

/** Of words in an embedding. */
export const WORD_PLACES = 25

/** Several, so that no single collision makes two names alike: five bits each, counted from one. */
export function placesOf(text: string): number {
  const place = (seed: number) => ((hash32(text, seed) >>> 0) % WORD_PLACES) + 1
  return place(1) | (place(2) << 5) | (place(3) << 10)
}

export const firstPlace = (places: number): number => (places & 31) - 1

/** 0 after the last. */
export const placesAfter = (places: number): number => places >> 5

const HIGH = seeded(101)
const LOW = seeded(102)
const JOINT = 1

/** The two halves of a name's hash after its first word. */
export const highOf = (first: string): number => hashedOn(HIGH, first)
export const lowOf = (first: string): number => hashedOn(LOW, first)

/** 36 bits of words as if they were joined by a sign that none of them has. */
export function hash36(words: readonly Word[], count: number): number {
  let high = count === 0 ? HIGH : words[0]!.high
  let low = count === 0 ? LOW : words[0]!.low
  for (let i = 1; i < count; i++) {
    const { canonical } = words[i]!
    const { length } = canonical
    high = withCode(high, JOINT)
    low = withCode(low, JOINT)
    for (let at = 0; at < length; at++) {
      const code = codeAt(canonical, at)
      high = withCode(high, code)
      low = withCode(low, code)
    }
  }
  return (mixed(high) & 15) * 2 ** 32 + (mixed(low) >>> 0)
}
