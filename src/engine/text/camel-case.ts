import { BRANDS_WITH_CAPITALS, WORDS } from '../compiled/words'
import { ACRONYMS, SPECIAL } from '../lexicon/casing'

const INNER_CAPITAL = /[a-z][A-Z]|[A-Z]{3}[a-z]/
const PIECE = /(?<![A-Z])[A-Z]+(?=[A-Z][a-z]{2})|[A-Z]?[a-z]+|[A-Z]+/g
const SHORT_WORDS = new Set('at by go in my no of on or to up'.split(' '))
const NAME_BEGINNINGS = new Set(WORDS.casing.nameBeginnings)
const CAPITALS = new Set([...ACRONYMS, ...WORDS.casing.joinedCapitals])

/** The words of a joined one, "HotelBookers" → Hotel, Bookers; null for a word with inner capitals of its own ("YouTube"). */
export function camelCaseWords(word: string): string[] | null {
  if (!INNER_CAPITAL.test(word) || !/^[A-Za-z]+$/.test(word)) return null
  const pieces = word.match(PIECE) ?? []
  if (pieces.length < 2 || !pieces.every(isWord) || NAME_BEGINNINGS.has(pieces[0]!.toLowerCase())) return null
  return BRAND_WORDS.has(word.toLowerCase()) ? null : pieces
}

/** One or two letters are rather part of a name: "McCoy", "iPhone", "SUVs". */
function isWord(piece: string): boolean {
  if (piece.length > 1 && piece === piece.toUpperCase()) return CAPITALS.has(piece)
  return piece.length >= 3 || SHORT_WORDS.has(piece.toLowerCase())
}

/** Words of brands that are written like this, as "WordPress" is, and names of sensitive subjects, which may be. */
const BRAND_WORDS = new Set([
  ...[...SPECIAL, ...BRANDS_WITH_CAPITALS]
    .filter((name) => INNER_CAPITAL.test(name))
    .flatMap((name) => name.match(/[A-Za-z]+/g) ?? [])
    .filter((word) => INNER_CAPITAL.test(word))
    .map((word) => word.toLowerCase()),
  ...WORDS.sensitivity.subjects.flatMap(({ names = [] }) => names).filter((name) => !name.includes(' ')),
])
