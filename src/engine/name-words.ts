import { canonicalizeBrands } from './brands'
import { canonicalWordsOf, tokensOf } from './name-tokens'
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

/**
 * The words that say which audience a name means, sorted and each once: fillers dropped, brands under one name,
 * compounds joined. Names with the same words are the same audience. Never empty for a name that is not.
 */
export function nameWords(name: string): string[] {
  const all = canonicalWordsOf(name)
  if (all.length === 0) return unaccent(name).trim() === '' ? [] : [unaccent(name).trim()]
  const words = canonicalizeBrands(all.some(isAudienceWord) ? withoutAudienceNouns(name) : all)
  joinCompounds(words)
  const kept: string[] = []
  for (const word of words) if (!STOPWORDS.has(word)) insert(kept, word)
  if (kept.length === 0) for (const word of all) insert(kept, word)
  return kept
}

const isAudienceWord = (word: string): boolean => AUDIENCE_NOUNS.has(word)

function withoutAudienceNouns(name: string): string[] {
  const tokens = tokensOf(name)
  return tokens.filter((_, at) => !isAudienceNoun(name, tokens, at)).map((token) => token.canonical)
}

/** In order, and each once: names are a handful of words. */
function insert(sorted: string[], word: string): void {
  let at = sorted.length
  while (at > 0 && sorted[at - 1]! > word) at--
  if (at > 0 && sorted[at - 1] === word) return
  sorted.push(word)
  for (let last = sorted.length - 1; last > at; last--) sorted[last] = sorted[last - 1]!
  sorted[at] = word
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
