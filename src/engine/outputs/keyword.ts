import { codeAt } from '../text/code-at'
import { hash32, mixed, seeded, withCode } from '../text/hash'
import { canonicalWords } from '../text/tokens'

export type Keyword = {
  readonly text: string
  /** The same for all spellings of it. */
  readonly key: string
  readonly sign: number
  readonly hash: number
}

export function keywordOf(text: string): Keyword {
  const key = keywordKey(canonicalWords(text.toLowerCase()))
  return { text, key, sign: keySign(key), hash: keywordHash(text) }
}

/** Two spellings of one keyword have one key: "tumour" and "tumors", "e-commerce" and "e commerce". */
export function keywordKey(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : words.filter((word) => word !== 'and').join('')
}

/** A byte of a key's length and its first letter: nearly all that differ are told apart by it. */
export function keySign(key: string, length = key.length): number {
  return ((codeAt(key, 0) << 3) ^ length) & 0xff
}

/** The form in which subcategories and keywords are told apart. */
export const phrase = (text: string): string => text.trim().toLowerCase()

const SEED = 1
const BEGUN = seeded(SEED)
const SPACE = 32

/** 24 bits, whatever its capitals: the last four are its place in an embedding. */
export function keywordHash(text: string): number {
  const hash = plainHash(text) ?? hash32(phrase(text), SEED)
  // The figure is written out because a known divisor makes it a multiplication.
  return ((hash >>> 12) << 4) | ((hash >>> 0) % 12)
}

export const keywordPlace = (hash: number): number => hash & 15

/** Of a text that surely is a phrase, as nearly all keywords are: ASCII with no capitals, no space around it. */
function plainHash(text: string): number | null {
  const { length } = text
  let hash = BEGUN
  let code = length === 0 ? SPACE : codeAt(text, 0)
  if (code === SPACE) return null
  for (let i = 0; i < length; i++) {
    code = codeAt(text, i)
    if (code < 32 || code > 126 || (code >= 65 && code <= 90)) return null
    hash = withCode(hash, code)
  }
  return code === SPACE ? null : mixed(hash)
}

export const MOST_KEYWORDS = 12

/** The keywords of the topic that was looked at last: where a name has been classified, its embedding comes next. */
export const latest = {
  keywords: [] as readonly string[],
  /** Of all but the first `unhashed`. */
  hashes: new Int32Array(4 * MOST_KEYWORDS),
  unhashed: 0,
}

/** In their order, good until the next topic is looked at. */
export function hashesOf(keywords: readonly string[]): Int32Array {
  if (keywords !== latest.keywords) {
    latest.keywords = keywords
    latest.unhashed = keywords.length
    if (keywords.length > latest.hashes.length) latest.hashes = new Int32Array(keywords.length)
  }
  const { hashes, unhashed } = latest
  for (let i = 0; i < unhashed; i++) hashes[i] = keywordHash(keywords[i]!)
  latest.unhashed = 0
  return hashes
}
