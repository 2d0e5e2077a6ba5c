import { brandBeginning, canonicalizeBrands } from './brands'
import { hash32 } from './hash'
import { memo } from './memo'
import { canonicalWordsOf, tokensOf } from './name-tokens'
import type { NameWord } from './name-word'
import { type Piece, piecesOf } from './pieces'
import { type Token, unaccent } from './text'

/** Two words that are also written as one: the second by the first. */
const COMPOUNDS = new Map<string, Set<string>>()
for (const pair of `in market, health care, home owner, home buyer, home builder, home school, home maker, smart phone, smart watch, web site,
   web cast, data center, cyber security, e commerce, e mail, e book, e bike, e sport, e learning, t shirt, x ray, k pop,
   wi fi, hi fi, sci fi, day care, child care, skin care, hair care, pet care, elder care, tele health, tele medicine,
   life style, eye wear, foot wear, active wear, swim wear, sleep wear, hand bag, back pack, make up, snow board,
   skate board, surf board, video game, on line, note book, lap top, motor home, motor cycle, house ware, house hold,
   house wife, grand parent, baby sitter, land lord, pick up, work out, work place, work force, co working, time share,
   bath room, bed room, ware house, super market, drug store, book store, pod cast, air line, sea food, pop corn,
   cross fit, foot ball, basket ball, base ball, soft ball, block chain, crypto currency, start up, fin tech, ad tech,
   mar tech, ed tech, bio tech, anti virus, soft ware, hard ware, well being, news paper, f 150, f 250, rav 4,
   take out, drive thru`.split(',')) {
  const [first, second] = pair.trim().split(' ') as [string, string]
  COMPOUNDS.set(first, (COMPOUNDS.get(first) ?? new Set()).add(second))
}

const STOPWORDS = new Set(
  'a an the of for in at by with and or to who that which are is their your our interested'.split(' '),
)

/** Nouns for an audience as such. They count only where they are part of the thing itself ("consumer electronics"). */
const AUDIENCE_NOUNS = new Set('audience segment person individual consumer cohort'.split(' '))
const OPENS_A_CLAUSE = new Set('who that interested with of in'.split(' '))

/** Of words in an embedding. */
export const WORD_PLACES = 25

const placeOf = (text: string, seed: number): number => (hash32(text, seed) >>> 0) % WORD_PLACES

const MOST_REMEMBERED = 50_000

const nameWordOf = memo(
  (text): NameWord => ({
    text,
    order: text.charCodeAt(0) * 2 ** 16 + (text.length > 1 ? text.charCodeAt(1) : 0),
    places: [placeOf(text, 1), placeOf(text, 2), placeOf(text, 3)],
    stop: STOPWORDS.has(text),
    audience: AUDIENCE_NOUNS.has(text),
    brand: brandBeginning(text),
    seconds: COMPOUNDS.get(text),
  }),
  MOST_REMEMBERED,
)

/**
 * The words that say which audience a name means, sorted and each once: fillers dropped, brands under one name,
 * compounds joined. Names with the same words are the same audience. Never empty for a name that is not.
 */
export function nameWords(name: string): NameWord[] {
  const all = allWords(name)
  if (all.length === 0) return unaccent(name).trim() === '' ? [] : [nameWordOf(unaccent(name).trim())]
  const words = isPlain(all) ? all : withBrandsAndCompounds(name, all)
  const kept: NameWord[] = []
  for (const word of words) if (!word.stop) insert(kept, word)
  if (kept.length === 0) for (const word of all) insert(kept, word)
  return kept
}

function allWords(name: string): NameWord[] {
  const pieces = piecesOf(name)
  if (pieces === null) return canonicalWordsOf(name).map(nameWordOf)
  const words: NameWord[] = []
  for (const piece of pieces) for (const word of wordsOfPiece(piece)) words.push(word)
  return words
}

function wordsOfPiece(piece: Piece): readonly NameWord[] {
  piece.nameWords ??= piece.tokens.map((token) => nameWordOf(token.canonical))
  return piece.nameWords
}

/** Nothing in it is an audience as such, a brand or a part of a compound. */
function isPlain(words: readonly NameWord[]): boolean {
  for (let i = 0; i < words.length; i++) {
    const { audience, brand, seconds } = words[i]!
    if (audience || brand.alone) return false
    if (i + 1 === words.length) return true
    const next = words[i + 1]!.text
    if (brand.next?.has(next) || seconds?.has(next)) return false
  }
  return true
}

function withBrandsAndCompounds(name: string, all: readonly NameWord[]): NameWord[] {
  const meant = all.some((word) => word.audience) ? withoutAudienceNouns(name) : all.map((word) => word.text)
  const words = canonicalizeBrands(meant)
  joinCompounds(words)
  return words.map(nameWordOf)
}

function withoutAudienceNouns(name: string): string[] {
  const tokens = tokensOf(name)
  return tokens.filter((_, at) => !isAudienceNoun(name, tokens, at)).map((token) => token.canonical)
}

/** In order, and each once: names are a handful of words. */
function insert(sorted: NameWord[], word: NameWord): void {
  let at = sorted.length
  while (at > 0 && isBefore(word, sorted[at - 1]!)) at--
  if (at > 0 && sorted[at - 1]!.text === word.text) return
  sorted.push(word)
  for (let last = sorted.length - 1; last > at; last--) sorted[last] = sorted[last - 1]!
  sorted[at] = word
}

function isBefore(a: NameWord, b: NameWord): boolean {
  return a.order === b.order ? a.text < b.text : a.order < b.order
}

function isAudienceNoun(name: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!
  if (!AUDIENCE_NOUNS.has(token.canonical)) return false
  const next = tokens[at + 1]?.canonical
  if (next === undefined || OPENS_A_CLAUSE.has(next) || AUDIENCE_NOUNS.has(next)) return true
  return name[token.end] === ':' || (at > 0 && /s$/i.test(token.text))
}

function joinCompounds(words: string[]): void {
  for (let at = 1; at < words.length; ) {
    if (COMPOUNDS.get(words[at - 1]!)?.has(words[at]!)) words.splice(at - 1, 2, words[at - 1]! + words[at]!)
    else at++
  }
}
