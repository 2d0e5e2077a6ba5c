import type { Word } from '../lexicon/phrase'
import { wordOf } from '../lexicon/words'
import type { HeadWord } from '../outputs/templates/head-word'
import { firstOf } from '../text/first-of'
import { JOINING_WORDS, type Token, tokenize } from '../text/tokens'
import { PIECE_TRAITS, traitsOfPiece } from './piece-traits'

/**
 * A piece of a name is what stands between two spaces. What it says is the same in every name, so it is read once and
 * then found by one look-up, with all that is known of it. The exception are pieces that join their neighbors
 * ("R & D", "401 (k)", "18 to 24", "non profit"): names with such are read by the tokenizer as a whole.
 */
export type Piece = {
  readonly text: string
  /** Of PIECE_TRAITS, those that it has. */
  readonly traits: number
  /** How many words it has. */
  readonly count: number
  /** Its word, if it has no more than one: worked out when first asked for. */
  word: Word | null
  /**
   * How it is shown in a title, by the capitals of the whole name; null where the piece that is shown takes its
   * neighbors. Worked out when first shown.
   */
  mixed: Piece | null | undefined
  shouted: Piece | null | undefined
  lower: Piece | null | undefined
  /** As the word that a name is about: worked out when it first is. */
  head: HeadWord | null
  /** Their places count from the beginning of the piece. */
  readonly tokens: readonly Token[]
}

/** Names bring new words without end: what is remembered of them is not. */
const MOST_REMEMBERED = 50_000
const LONGEST = 40
const known = new Map<string, Piece | null>()

/** The name that was read last: one step after the other asks for its pieces, and some for its words. */
let lastName = ''
let lastPieces: readonly Piece[] | null = []
let lastWords: readonly Word[] | null = []

/** The pieces of a name that are parted by one space each; null where they have to be read together. */
export function piecesOf(name: string): readonly Piece[] | null {
  if (name !== lastName) keep(name, readPieces(name))
  return lastPieces
}

/** For a name made of pieces at hand: it is what the next steps ask for. */
export function keepPieces(name: string, pieces: readonly (Piece | null)[]): void {
  if (areTogether(pieces)) keep(name, pieces)
}

function keep(name: string, pieces: readonly Piece[] | null): void {
  lastName = name
  lastPieces = pieces
  lastWords = null
}

/** As `tokenize` reads a name. */
export function wordsOf(name: string): readonly Word[] {
  const pieces = piecesOf(name)
  lastWords ??= pieces === null ? tokenize(name).map(({ canonical }) => wordOf(canonical)) : wordsIn(pieces)
  return lastWords
}

function areTogether(pieces: readonly (Piece | null)[]): pieces is readonly Piece[] {
  let before = 0
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (piece === null || piece.traits & before & PIECE_TRAITS.loose) return false
    before = piece.traits
  }
  return true
}

/** The work table: how many pieces there are is known when they are cut. */
const cut: (Piece | null)[] = []

function readPieces(name: string): readonly Piece[] | null {
  if (name === '') return []
  let count = 0
  for (let start = 0; start <= name.length; ) {
    const space = name.indexOf(' ', start)
    const end = space === -1 ? name.length : space
    cut[count++] = pieceOf(name.slice(start, end))
    start = end + 1
  }
  const pieces = firstOf(cut, count)
  return areTogether(pieces) ? pieces : null
}

function wordsIn(pieces: readonly Piece[]): Word[] {
  const words = new Array<Word>(pieces.length)
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (piece.count !== 1) return allWordsIn(pieces)
    piece.word ??= wordOf(piece.tokens[0]!.canonical)
    words[i] = piece.word
  }
  return words
}

/** Some pieces have several words, or none. */
function allWordsIn(pieces: readonly Piece[]): Word[] {
  const words: Word[] = []
  for (const { tokens } of pieces) for (const { canonical } of tokens) words.push(wordOf(canonical))
  return words
}

export function pieceOf(text: string): Piece | null {
  if (text.length > LONGEST) return null
  let piece = known.get(text)
  if (piece === undefined) {
    piece = newPiece(text)
    if (known.size === MOST_REMEMBERED) known.clear()
    known.set(text, piece)
  }
  return piece
}

function newPiece(text: string): Piece | null {
  const tokens = tokenize(text)
  const last = tokens.at(-1)
  if (text === '' || (last && JOINING_WORDS.has(last.text.toLowerCase()))) return null
  return {
    text,
    traits: traitsOfPiece(text) | (tokens.length === 1 && last!.text === text ? PIECE_TRAITS.bare : 0),
    count: tokens.length,
    word: null,
    mixed: undefined,
    shouted: undefined,
    lower: undefined,
    head: null,
    tokens,
  }
}
