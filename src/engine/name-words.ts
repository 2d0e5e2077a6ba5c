import { brandBeginning, canonicalizeBrands } from './brands'
import { firstOf } from './first-of'
import { COMPOUNDS } from './lexicon/compounds'
import { AUDIENCE_NOUNS } from './lexicon/grammar'
import { wordIn, wordOf } from './lexicon/words'
import { tokensOf } from './name-tokens'
import { WORD_TRAITS, type Word } from './phrase'
import { piecesOf } from './pieces'
import { type Token, tokenize, unaccent } from './text'

const OPENS_A_CLAUSE = new Set('who that interested with of in'.split(' '))

/** The words of one name after the other: as they are read, and those that are kept. */
const read: Word[] = []
export const keptWords: Word[] = []

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
  keptWords[0] = wordOf(text)
  return 1
}

function readWords(name: string): number {
  const pieces = piecesOf(name)
  let count = 0
  if (pieces === null) {
    for (const { canonical } of tokenize(name)) read[count++] = wordOf(canonical)
    return count
  }
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    for (let nth = 0; nth < piece.count; nth++) read[count++] = wordIn(piece, nth)
  }
  return count
}

/** Nothing in it is an audience as such, a brand or a part of a compound. */
function isPlain(count: number): boolean {
  for (let i = 0; i < count; i++) {
    const { canonical, traits, partners } = read[i]!
    if (traits & (WORD_TRAITS.audience | WORD_TRAITS.brand)) return false
    if (i + 1 === count || (partners & read[i + 1]!.bit) === 0) continue
    const next = read[i + 1]!.canonical
    if (brandBeginning(canonical).next?.has(next) || COMPOUNDS.get(canonical)?.has(next)) return false
  }
  return true
}

function withBrandsAndCompounds(name: string, all: readonly Word[]): Word[] {
  const meant = all.some(({ traits }) => traits & WORD_TRAITS.audience)
    ? withoutAudienceNouns(name)
    : all.map(({ canonical }) => canonical)
  const words = canonicalizeBrands(meant)
  joinCompounds(words)
  return words.map(wordOf)
}

function withoutAudienceNouns(name: string): string[] {
  const tokens = tokensOf(name)
  return tokens.filter((_, at) => !isAudienceNoun(name, tokens, at)).map((token) => token.canonical)
}

/** In order, and each once: names are a handful of words. */
function keep(words: readonly Word[], length: number, stopwords: boolean): number {
  const kept = keptWords
  let count = 0
  for (let i = 0; i < length; i++) {
    const word = words[i]!
    if (word.traits & WORD_TRAITS.stop && !stopwords) continue
    let at = count
    while (at > 0 && isBefore(word, kept[at - 1]!)) at--
    if (at > 0 && kept[at - 1]!.canonical === word.canonical) continue
    for (let last = count++; last > at; last--) kept[last] = kept[last - 1]!
    kept[at] = word
  }
  return count
}

function isBefore(a: Word, b: Word): boolean {
  return a.order === b.order ? a.canonical < b.canonical : a.order < b.order
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
