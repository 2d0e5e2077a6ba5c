import { brandBeginning, canonicalizeBrands } from './brands'
import { firstOf } from './first-of'
import { memo } from './memo'
import { canonicalWordsOf, tokensOf } from './name-tokens'
import { highOf, lowOf, type NameWord, placesOf } from './name-word'
import { type Piece, piecesOf } from './pieces'
import { type Token, unaccent } from './text'
import { bitOf, bitsOf } from './word-bits'

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

const MOST_REMEMBERED = 50_000

const nameWordOf = memo((text): NameWord => {
  const audience = AUDIENCE_NOUNS.has(text)
  const { alone, next, bits } = brandBeginning(text)
  const seconds = COMPOUNDS.get(text)
  return {
    text,
    order: text.charCodeAt(0) * 2 ** 16 + (text.length > 1 ? text.charCodeAt(1) : 0),
    places: placesOf(text),
    high: highOf(text),
    low: lowOf(text),
    stop: STOPWORDS.has(text),
    plain: !audience && !alone,
    audience,
    brands: next,
    seconds,
    bit: bitOf(text),
    followers: bits | bitsOf(seconds ?? []),
  }
}, MOST_REMEMBERED)

/** The words of one name after the other: as they are read, and those that are kept. */
const read: NameWord[] = []
export const keptWords: NameWord[] = []

/**
 * Keeps the words that say which audience a name means, sorted and each once, until the next name; how many there are.
 * Fillers are dropped, brands stand under one name, compounds are joined. Names with the same words are the same
 * audience. Never none for a name that is not empty.
 */
export function keepWords(name: string): number {
  const all = readWords(name)
  if (all === 0) return keepText(unaccent(name).trim())
  const words = isPlain(all) ? read : withBrandsAndCompounds(name, firstOf(read, all))
  const telling = keep(words, words === read ? all : words.length, false)
  return telling === 0 ? keep(read, all, true) : telling
}

function keepText(text: string): number {
  if (text === '') return 0
  keptWords[0] = nameWordOf(text)
  return 1
}

function readWords(name: string): number {
  const pieces = piecesOf(name)
  let count = 0
  if (pieces === null) {
    for (const word of canonicalWordsOf(name)) read[count++] = nameWordOf(word)
    return count
  }
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (piece.count === 1) read[count++] = nameWordOfPiece(piece)
    else for (const { canonical } of piece.tokens) read[count++] = nameWordOf(canonical)
  }
  return count
}

function nameWordOfPiece(piece: Piece): NameWord {
  piece.nameWord ??= nameWordOf(piece.tokens[0]!.canonical)
  return piece.nameWord
}

/** Nothing in it is an audience as such, a brand or a part of a compound. */
function isPlain(count: number): boolean {
  for (let i = 0; i < count; i++) {
    const { plain, brands, seconds, followers } = read[i]!
    if (!plain) return false
    if (i + 1 === count || (followers & read[i + 1]!.bit) === 0) continue
    const { text } = read[i + 1]!
    if (brands?.has(text) || seconds?.has(text)) return false
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
function keep(words: readonly NameWord[], length: number, stopwords: boolean): number {
  const kept = keptWords
  let count = 0
  for (let i = 0; i < length; i++) {
    const word = words[i]!
    if (word.stop && !stopwords) continue
    let at = count
    while (at > 0 && isBefore(word, kept[at - 1]!)) at--
    if (at > 0 && kept[at - 1]!.text === word.text) continue
    for (let last = count++; last > at; last--) kept[last] = kept[last - 1]!
    kept[at] = word
  }
  return count
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
