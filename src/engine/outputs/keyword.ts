import { hash32 } from '../text/hash'
import { canonicalWords } from '../text/tokens'

export type Keyword = {
  text: string
  words: readonly string[]
  key: string
}

export function keywordOf(text: string): Keyword {
  const whole = text.replace(DANGLING, '')
  return newKeyword(whole, canonicalWords(whole))
}

/** The lists have "honeymoon in" and "hotel near". */
export const DANGLING = / (?:in|with|for|of|to|at|on|near)$/i

export const newKeyword = (text: string, words: readonly string[]): Keyword => ({
  text,
  words,
  key: keywordKey(words),
})

/** A bit for each word, which some words share: most pairs of keywords are told apart by it. */
export function bitsOf(words: readonly string[]): number {
  let bits = 0
  for (const word of words) bits |= 1 << (hash32(word, 0) & 31)
  return bits
}

/** Two spellings of one keyword have one key: "tumour" and "tumors", "e-commerce" and "e commerce". */
export function keywordKey(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : words.filter((word) => word !== 'and').join('')
}
