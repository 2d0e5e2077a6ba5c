import { canonicalizeBrands } from '../lexicon/brands'
import { COMPOUNDS } from '../lexicon/compounds'
import { AUDIENCE_NOUNS } from '../lexicon/grammar'
import { WORD_TRAITS, type Word } from '../lexicon/phrase'
import { wordOf } from '../lexicon/words'
import { tokensOf } from '../reading/name-tokens'
import { wordsOf } from '../reading/pieces'
import { type Token, unaccent } from '../text/tokens'

const OPENS_A_CLAUSE = new Set('who that interested with of in'.split(' '))

/** The words that are kept of one name after the other. */
export const keptWords: Word[] = []

/**
 * Keeps the words that say which audience a name means, sorted and each once, until the next name; how many there are.
 * Fillers are dropped, brands stand under one name, compounds are joined. Names with the same words are the same
 * audience. Never none for a name that is not empty.
 */
export function keepWords(name: string): number {
  const all = wordsOf(name)
  if (all.length === 0) return keepText(unaccent(name).trim())
  const telling = keep(isPlain(all) ? all : withBrandsAndCompounds(name, all), false)
  return telling === 0 ? keep(all, true) : telling
}

function keepText(text: string): number {
  if (text === '') return 0
  keptWords[0] = wordOf(text)
  return 1
}

/** Nothing in it is an audience as such, a brand or a part of a compound. */
function isPlain(words: readonly Word[]): boolean {
  for (let i = 0; i < words.length; i++) {
    const { canonical, traits, partners, aliases } = words[i]!
    if (traits & (WORD_TRAITS.audience | WORD_TRAITS.brand)) return false
    if (i + 1 === words.length || (partners & words[i + 1]!.bit) === 0) continue
    const next = words[i + 1]!.canonical
    if (aliases.next?.has(next) || COMPOUNDS.get(canonical)?.has(next)) return false
  }
  return true
}

function withBrandsAndCompounds(name: string, all: readonly Word[]): Word[] {
  const meant = all.some(({ traits }) => traits & WORD_TRAITS.audience) ? withoutAudienceNouns(name) : all
  const words = canonicalizeBrands(meant)
  joinCompounds(words)
  // Most stay where they were, and need no look-up.
  return words.map((word, at) => (word === meant[at]?.canonical ? meant[at] : wordOf(word)))
}

function withoutAudienceNouns(name: string): Word[] {
  const tokens = tokensOf(name)
  return tokens.filter((_, at) => !isAudienceNoun(name, tokens, at)).map((token) => wordOf(token.canonical))
}

/** In order, and each once: names are a handful of words. */
function keep(words: readonly Word[], stopwords: boolean): number {
  const kept = keptWords
  let count = 0
  for (let i = 0; i < words.length; i++) {
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
