import { ENTRIES } from '../lexicon/index'
import { WORD_TRAITS, type Word } from '../lexicon/phrase'
import { wordOf } from '../lexicon/words'
import { canonicalWord, type Token, tokenize } from '../text/tokens'
import { tokensOf } from './name-tokens'
import { PIECE_TRAITS } from './piece-traits'
import { type Piece, piecesOf, wordsOf } from './pieces'

/** The words of a name in their order. */
export type WrittenWords = {
  /** As written, and where each begins. */
  readonly texts: readonly string[]
  readonly starts: readonly number[]
  readonly words: readonly Word[]
  /** Of WORD_TRAITS, those that any of them has. */
  readonly traits: number
  /** There may be signs between them that part the name. */
  readonly parted: boolean
}

export function writtenWords(name: string): WrittenWords {
  const pieces = piecesOf(name)
  const written = pieces === null ? wordsOfTokens(tokenize(name)) : wordsOfPieces(pieces, wordsOf(name))
  return (written.traits & WORD_TRAITS.renamed) === 0 ? written : wordsOfTokens(renamed(tokensOf(name)))
}

export function endOf({ texts, starts }: WrittenWords, at: number): number {
  return starts[at]! + texts[at]!.length
}

export function canonicalsOf(words: readonly Word[], start: number, end: number): string[] {
  const canonicals = new Array<string>(end - start)
  for (let at = start; at < end; at++) canonicals[at - start] = words[at]!.canonical
  return canonicals
}

/** Arrays of the right length: most names have few words, and one that grows leaves room for many. */
function wordsOfPieces(pieces: readonly Piece[], words: readonly Word[]): WrittenWords {
  const texts = new Array<string>(words.length)
  const starts = new Array<number>(words.length)
  let traits = 0
  let parted = false
  for (let i = 0, at = 0, offset = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (piece.traits & PIECE_TRAITS.parting) parted = true
    for (let nth = 0; nth < piece.count; nth++, at++) {
      const token = piece.traits & PIECE_TRAITS.bare ? null : piece.tokens[nth]!
      texts[at] = token === null ? piece.text : token.text
      starts[at] = token === null ? offset : offset + token.start
      traits |= words[at]!.traits
    }
    offset += piece.text.length + 1
  }
  return { texts, starts, words, traits, parted }
}

function wordsOfTokens(tokens: readonly Token[]): WrittenWords {
  const words = tokens.map(({ canonical }) => wordOf(canonical))
  return {
    texts: tokens.map(({ text }) => text),
    starts: tokens.map(({ start }) => start),
    words,
    traits: words.reduce((all, { traits }) => all | traits, 0),
    parted: true,
  }
}

const SITE = /^(.{2,})\.(?:com|net|org|io|ai|tv)$/
const FREE_CALL = /^1-8\d\d$/

/** "Flowers.com" and "1-800-Flowers" are Flowers, where no list knows them better. */
function renamed(tokens: Token[]): Token[] {
  for (const token of tokens) {
    const site = token.canonical.includes('.') ? SITE.exec(token.canonical) : null
    if (site && !ENTRIES.get(token.canonical)) token.canonical = canonicalWord(site[1]!)
  }
  const [first, second] = tokens
  if (second === undefined || first!.canonical[0] !== '1' || !FREE_CALL.test(first!.canonical)) return tokens
  const known = ENTRIES.matchesAt([first!.canonical, second.canonical], 0)
  return known.some((match) => match.end === 2) ? tokens : tokens.slice(1)
}
