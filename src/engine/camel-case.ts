import { ACRONYMS, SPECIAL } from './lexicon/casing'
import type { CategorySource, NodeSource } from './taxonomy/source'
import { CATEGORY_SOURCES } from './taxonomy/sources'

const INNER_CAPITAL = /[a-z][A-Z]|[A-Z]{3}[a-z]/
const INNER_CAPITALS = new RegExp(INNER_CAPITAL, 'g')
const LONGEST = 30
const PIECE = /[A-Z]+(?=[A-Z][a-z]{2})|[A-Z]?[a-z]+|[A-Z]+/g
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
  ownCapitals ??= new Set([...SPECIAL, ...brandWords(CATEGORY_SOURCES)].map((known) => known.toLowerCase()))
  return ownCapitals.has(word.toLowerCase())
}

const brandWords = (sources: readonly (NodeSource | CategorySource)[]): string[] =>
  sources.flatMap((source) => [
    ...wordsWithInnerCapitals(source.brands ?? ''),
    ...brandWords(('nodes' in source ? source.nodes : source.children) ?? []),
  ])

/** Widened from the capital to the word around it: read from the front, every word of the lists would be tried. */
function wordsWithInnerCapitals(text: string): string[] {
  return Array.from(text.matchAll(INNER_CAPITALS), ({ index }) => {
    const start = /[A-Za-z]*$/.exec(text.slice(Math.max(0, index - LONGEST), index))?.[0].length ?? 0
    const end = /^[A-Za-z]*/.exec(text.slice(index, index + LONGEST))?.[0].length ?? 0
    return text.slice(index - start, index + end)
  })
}
