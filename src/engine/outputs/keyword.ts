import { hash32 } from '../text/hash'

/** Two spellings of one keyword have one key: "tumour" and "tumors", "e-commerce" and "e commerce". */
export function keywordKey(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : words.filter((word) => word !== 'and').join('')
}

/** The form in which subcategories and keywords are told apart. */
export const phrase = (text: string): string => text.trim().toLowerCase()

const SEED = 1

/** 24 bits, whatever its capitals: the last four are its place in an embedding. */
function keywordHash(text: string): number {
  const hash = hash32(phrase(text), SEED)
  return ((hash >>> 12) << 4) | ((hash >>> 0) % 12)
}

export const keywordPlace = (hash: number): number => hash & 15

export const hashesOf = (keywords: readonly string[]): Int32Array => Int32Array.from(keywords, keywordHash)
