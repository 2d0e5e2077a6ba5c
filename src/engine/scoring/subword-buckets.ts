import { hash32 } from '../text/hash'

/** Subwords have three to five letters, the edges of the word with them; each falls into one of so many buckets. */
export const SUBWORD_BUCKETS = 1 << 14
const LENGTHS = [3, 4, 5]
const SEED = 11
/** Longer strings are not treated as words; this bounds the work. */
const LONGEST = 40

export function subwordsOf(word: string): number[] {
  const edged = `<${word.slice(0, LONGEST)}>`
  const buckets: number[] = []
  for (const length of LENGTHS) {
    for (let start = 0; start + length <= edged.length; start++)
      buckets.push((hash32(edged.slice(start, start + length), SEED) >>> 0) % SUBWORD_BUCKETS)
  }
  return buckets
}
