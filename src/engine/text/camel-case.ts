import { ACRONYMS, SPECIAL } from '../lexicon/casing'
import { BRAND_LISTS } from '../taxonomy/brand-lists'

const INNER_CAPITAL = /[a-z][A-Z]|[A-Z]{3}[a-z]/
const INNER_CAPITALS = new RegExp(INNER_CAPITAL, 'g')
const PIECE = /(?<![A-Z])[A-Z]+(?=[A-Z][a-z]{2})|[A-Z]?[a-z]+|[A-Z]+/g
const SHORT_WORDS = new Set('at by go in my no of on or to up'.split(' '))
const NAME_BEGINNINGS = new Set(['mac', 'fitz'])
const CAPITALS = new Set([...ACRONYMS, 'HH', 'NY', 'SF'])

/** The words of a joined one, "HotelBookers" → Hotel, Bookers; null for a word with inner capitals of its own ("YouTube"). */
export function camelCaseWords(word: string): string[] | null {
  if (!INNER_CAPITAL.test(word) || !/^[A-Za-z]+$/.test(word)) return null
  const pieces = word.match(PIECE) ?? []
  if (pieces.length < 2 || !pieces.every(isWord) || NAME_BEGINNINGS.has(pieces[0]!.toLowerCase())) return null
  return isBrandWord(word) ? null : pieces
}

/** One or two letters are rather part of a name: "McCoy", "iPhone", "SUVs". */
function isWord(piece: string): boolean {
  if (piece.length > 1 && piece === piece.toUpperCase()) return CAPITALS.has(piece)
  return piece.length >= 3 || SHORT_WORDS.has(piece.toLowerCase())
}

let ownCapitals: Set<string> | undefined

/** Whether a brand is written like this, as "WordPress" is. */
function isBrandWord(word: string): boolean {
  ownCapitals ??= new Set(
    [...SPECIAL, ...BRAND_LISTS.flatMap(wordsWithInnerCapitals)].map((known) => known.toLowerCase()),
  )
  return ownCapitals.has(word.toLowerCase())
}

/** Widened from the capital to the word around it: read from the front, every word of the lists would be tried. */
function wordsWithInnerCapitals(text: string): string[] {
  const words: string[] = []
  INNER_CAPITALS.lastIndex = 0
  while (INNER_CAPITALS.test(text)) {
    let start = INNER_CAPITALS.lastIndex - 1
    let end = INNER_CAPITALS.lastIndex
    while (isLetter(text.charCodeAt(start - 1))) start--
    while (isLetter(text.charCodeAt(end))) end++
    words.push(text.slice(start, end))
    INNER_CAPITALS.lastIndex = end
  }
  return words
}

function isLetter(code: number): boolean {
  const small = code | 32
  return small >= 97 && small <= 122
}
