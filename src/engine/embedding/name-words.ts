import { canonicalizeBrands } from '../lexicon/brands'
import { COMPOUNDS } from '../lexicon/compounds'
import { AUDIENCE_NOUNS, STOPWORDS } from '../lexicon/grammar'
import { type Token, tokenize, unaccent } from '../text/tokens'

/**
 * The words that say which audience a name means, sorted and each once. Fillers are dropped, brands stand under one
 * name, compounds are joined. Names with the same words are the same audience. Never none for a name that is not empty.
 */
export function nameWords(name: string): string[] {
  const tokens = tokenize(name)
  if (tokens.length === 0) return [unaccent(name).trim()].filter((text) => text !== '')
  const meant = tokens.filter((_, at) => !isAudienceNoun(name, tokens, at)).map(({ canonical }) => canonical)
  const telling = withJoinedCompounds(canonicalizeBrands(meant)).filter((word) => !STOPWORDS.has(word))
  return [...new Set(telling.length > 0 ? telling : tokens.map(({ canonical }) => canonical))].sort()
}

const OPENS_A_CLAUSE = new Set('who that interested with of in'.split(' '))

/** "Golf audience", "people interested in golf", but not "consumer electronics". */
function isAudienceNoun(name: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!
  if (!AUDIENCE_NOUNS.has(token.canonical)) return false
  const next = tokens[at + 1]?.canonical
  if (next === undefined || OPENS_A_CLAUSE.has(next) || AUDIENCE_NOUNS.has(next)) return true
  return name[token.end] === ':' || (at > 0 && /s$/i.test(token.text))
}

function withJoinedCompounds(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && COMPOUNDS.get(before)?.has(word)) joined[joined.length - 1] = before + word
    else joined.push(word)
  }
  return joined
}
