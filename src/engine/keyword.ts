import { codeAt } from './code-at'
import { hash32 } from './hash'
import { canonicalWords } from './text'

export type Keyword = {
  readonly text: string
  /** The same for all spellings of it. */
  readonly key: string
  readonly hash: number
}

export const keywordOf = (text: string): Keyword => ({
  text,
  key: keywordKey(canonicalWords(text.toLowerCase())),
  hash: keywordHash(text),
})

/** Two spellings of one keyword have one key: "tumour" and "tumors", "e-commerce" and "e commerce". */
export function keywordKey(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : words.filter((word) => word !== 'and').join('')
}

/** Its place in an embedding, whatever its capitals. */
export const keywordHash = (text: string): number => hash32(phrase(text), 1)

/** The form in which subcategories and keywords are told apart. */
export const phrase = (text: string): string => (isPhrase(text) ? text : text.trim().toLowerCase())

const SPACE = 32

/** Surely in that form already, as nearly all keywords are: ASCII with no capitals, no space around it. */
function isPhrase(text: string): boolean {
  const { length } = text
  for (let i = 0; i < length; i++) {
    const code = codeAt(text, i)
    if (code < SPACE || code > 126 || (code >= 65 && code <= 90)) return false
  }
  return codeAt(text, 0) !== SPACE && codeAt(text, length - 1) !== SPACE
}

const MOST_KEPT = 16
const texts: string[] = new Array(MOST_KEPT).fill('')
const hashes = new Int32Array(MOST_KEPT).fill(keywordHash(''))

/** Keeps the hash of a topic's keyword until the next topic's: the embedding of the same topic asks for it next. */
export function keepHash(at: number, text: string, hash: number): void {
  if (at >= MOST_KEPT) return
  texts[at] = text
  hashes[at] = hash
}

export function hashOfKeyword(at: number, text: string): number {
  return at < MOST_KEPT && texts[at] === text ? hashes[at]! : keywordHash(text)
}
