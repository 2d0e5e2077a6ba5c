import { canonicalizeBrands } from './brands'
import { type Token, tokenize, unaccent } from './text'

/** Two words that are also written as one. */
const COMPOUNDS = new Set(
  `in market, health care, home owner, home buyer, home builder, home school, home maker, smart phone, smart watch, web site,
   web cast, data center, cyber security, e commerce, e mail, e book, e bike, e sport, e learning, t shirt, x ray, k pop,
   wi fi, hi fi, sci fi, day care, child care, skin care, hair care, pet care, elder care, tele health, tele medicine,
   life style, eye wear, foot wear, active wear, swim wear, sleep wear, hand bag, back pack, make up, snow board,
   skate board, surf board, video game, on line, note book, lap top, motor home, motor cycle, house ware, house hold,
   house wife, grand parent, baby sitter, land lord, pick up, work out, work place, work force, co working, time share,
   bath room, bed room, ware house, super market, drug store, book store, pod cast, air line, sea food, pop corn,
   cross fit, foot ball, basket ball, base ball, soft ball, block chain, crypto currency, start up, fin tech, ad tech,
   mar tech, ed tech, bio tech, anti virus, soft ware, hard ware, well being, news paper, f 150, f 250, rav 4,
   take out, drive thru`
    .split(',')
    .map((pair) => pair.trim().replace(/ /g, '\u0000')),
)

const STOPWORDS = new Set('a an the of for in at by with and or to who that which are is their your our'.split(' '))

/** Nouns for an audience as such. They count only where they are part of the thing itself ("consumer electronics"). */
const AUDIENCE_NOUNS = new Set('audience segment person individual consumer cohort'.split(' '))
const OPENS_A_CLAUSE = new Set('who that interested with of in'.split(' '))

/**
 * The words that say which audience a name means, sorted and each once: fillers dropped, brands under one name,
 * compounds joined. Names with the same words are the same audience. Never empty for a name that is not.
 */
export function nameWords(name: string): string[] {
  const tokens = tokenize(name)
  if (tokens.length === 0) return unaccent(name).trim() === '' ? [] : [unaccent(name).trim()]
  const meant = tokens.filter((_, at) => !isAudienceNoun(name, tokens, at)).map((token) => token.canonical)
  const words = joinCompounds(canonicalizeBrands(meant)).filter((word) => !STOPWORDS.has(word) && word !== 'interested')
  const kept = words.length > 0 ? words : tokens.map((token) => token.canonical)
  return [...new Set(kept)].sort()
}

function isAudienceNoun(name: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!
  if (!AUDIENCE_NOUNS.has(token.canonical)) return false
  const next = tokens[at + 1]?.canonical
  if (next === undefined || OPENS_A_CLAUSE.has(next) || AUDIENCE_NOUNS.has(next)) return true
  return name[token.end] === ':' || (at > 0 && /s$/i.test(token.text))
}

function joinCompounds(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && COMPOUNDS.has(`${before}\u0000${word}`)) joined[joined.length - 1] = before + word
    else joined.push(word)
  }
  return joined
}
