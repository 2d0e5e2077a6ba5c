import { codeAt } from './code-at'
import { hash32, hashedOn, mixed, seeded, withCode } from './hash'

/** A canonical word and all that is asked of it. */
export type NameWord = {
  readonly text: string
  /** Its first letters as a number: words in the order of these are in the order of their texts. */
  readonly order: number
  /** In an embedding, all in one number. Several, so that no single collision makes two names alike. */
  readonly places: number
  /** What the two halves of a name's hash are after it as the first word. */
  readonly high: number
  readonly low: number
  readonly stop: boolean
  /** Neither an audience as such nor a brand. */
  readonly plain: boolean
  readonly audience: boolean
  /** The words that longer spellings of brands go on with after it. */
  readonly brands: ReadonlyMap<string, unknown> | undefined
  /** The words that it is also written together with. */
  readonly seconds: ReadonlySet<string> | undefined
  /** Its bit, and the bits of all these. */
  readonly bit: number
  readonly followers: number
}

/** Of words in an embedding. */
export const WORD_PLACES = 25

/** Five bits each, counted from one. */
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

export const highOf = (first: string): number => hashedOn(HIGH, first)
export const lowOf = (first: string): number => hashedOn(LOW, first)

/** 36 bits of words as if they were joined by a sign that none of them has. */
export function hash36(words: readonly NameWord[], count: number): number {
  let high = count === 0 ? HIGH : words[0]!.high
  let low = count === 0 ? LOW : words[0]!.low
  for (let i = 1; i < count; i++) {
    const { text } = words[i]!
    const { length } = text
    high = withCode(high, JOINT)
    low = withCode(low, JOINT)
    for (let at = 0; at < length; at++) {
      const code = codeAt(text, at)
      high = withCode(high, code)
      low = withCode(low, code)
    }
  }
  return (mixed(high) & 15) * 2 ** 32 + (mixed(low) >>> 0)
}
