import type { Lexicon, Match } from '../lexicon/lexicon'
import { canonicalWord, type Token, tokenize } from '../text/tokens'
import { meantWord } from './misspellings'

/** The words of a name in their order. */
export type WrittenWords = {
  readonly words: readonly Token[]
  /** Their canonical forms. */
  readonly canonicals: readonly string[]
  /** At each word the phrases of the lists that begin there, the longest first. */
  readonly matches: readonly (readonly Match[])[]
  /** The words whose canonical form is of the word that they misspell. */
  readonly misspelt: readonly Token[]
}

const SITE = /^(.{2,})\.(?:com|net|org|io|ai|tv)$/
const FREE_CALL = /^1-8\d\d$/

export function writtenWords(name: string, lexicon: Lexicon): WrittenWords {
  const words = withoutCall(tokenize(name), lexicon).map((token) => named(token, lexicon))
  const written = matched(words, lexicon)
  const spelled = words.map((word, at) => (written.matches[at]!.length > 0 ? word : wellSpelled(word)))
  const misspelt = spelled.filter((word, at) => word !== words[at])
  return misspelt.length === 0 ? written : { ...matched(spelled, lexicon), misspelt }
}

function matched(words: readonly Token[], lexicon: Lexicon): WrittenWords {
  const canonicals = words.map(({ canonical }) => canonical)
  const matches = canonicals.map((_, start) => lexicon.matchesAt(canonicals, start))
  return { words, canonicals, matches, misspelt: NONE }
}

const NONE: readonly Token[] = []

function wellSpelled(word: Token): Token {
  const meant = meantWord(word)
  return meant === null ? word : { ...word, canonical: meant }
}

/** "Flowers.com" is Flowers, where no list knows it better. */
function named(token: Token, lexicon: Lexicon): Token {
  const site = token.canonical.includes('.') ? SITE.exec(token.canonical) : null
  if (!site || lexicon.sensesOf(token.canonical).length > 0) return token
  return { ...token, canonical: canonicalWord(site[1]!) }
}

/** "1-800-Flowers" is Flowers, where no list knows it better. */
function withoutCall(tokens: Token[], lexicon: Lexicon): Token[] {
  const [first, second] = tokens
  if (first === undefined || second === undefined || !FREE_CALL.test(first.canonical)) return tokens
  return lexicon.sensesOf(`${first.canonical} ${second.canonical}`).length > 0 ? tokens : tokens.slice(1)
}

export const canonicalPhrase = ({ canonicals }: WrittenWords, start: number, end: number): string =>
  end === start + 1 ? canonicals[start]! : canonicals.slice(start, end).join(' ')

/** As written, from one word to before another. */
export const textOf = ({ words }: WrittenWords, name: string, start: number, end: number): string =>
  name.slice(words[start]!.start, words[end - 1]!.end)
