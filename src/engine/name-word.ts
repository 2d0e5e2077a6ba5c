import { hash32 } from './hash'

/** A canonical word and all that is asked of it. */
export type NameWord = {
  readonly text: string
  /** Its first letters as a number: words in the order of these are in the order of their texts. */
  readonly order: number
  /** In an embedding, all in one number. Several, so that no single collision makes two names alike. */
  readonly places: number
  readonly stop: boolean
  /** Neither an audience as such nor a brand. */
  readonly plain: boolean
  readonly audience: boolean
  /** The words that longer spellings of brands go on with after it. */
  readonly brands: ReadonlyMap<string, unknown> | undefined
  /** The words that it is also written together with. */
  readonly seconds: ReadonlySet<string> | undefined
}

/** Of words in an embedding. */
export const WORD_PLACES = 25
const PLACE_BITS = 5

export function placesOf(text: string): number {
  const place = (seed: number) => ((hash32(text, seed) >>> 0) % WORD_PLACES) + 1
  return place(1) | (place(2) << PLACE_BITS) | (place(3) << (2 * PLACE_BITS))
}

/** What is left after the last: places are counted from one. */
export const NO_PLACE = 0

export const firstPlace = (places: number): number => (places & ((1 << PLACE_BITS) - 1)) - 1

export const placesAfter = (places: number): number => places >> PLACE_BITS
