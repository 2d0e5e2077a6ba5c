import { mayBeForm } from './company-name'
import { firstOf } from './first-of'
import type { NameWord } from './name-word'
import type { Word } from './phrase'
import type { SaidWord } from './templates/said-word'
import { JOINING_WORDS, type Token, tokenize } from './text'

/**
 * A piece of a name is what stands between two spaces. What it says is the same in every name, so it is read once and
 * then found by one look-up, with all that is known of it. The exception are pieces that join their neighbors
 * ("R & D", "401 (k)", "18 to 24", "non profit"): names with such are read by the tokenizer as a whole.
 */
export type Piece = {
  readonly text: string
  /** Their places count from the beginning of the piece. */
  readonly tokens: readonly Token[]
  /** Its neighbors may be anything that stays for itself; one that is not solid stands between solid ones only. */
  readonly solid: boolean
  /** Letters, and signs that join or part words: names of such pieces are neither a path nor noisy. */
  readonly plain: boolean
  /** It has a sign that parts what stands before it from what follows, or is one. */
  readonly parting: boolean
  /** At the end of a name it may be a legal form. */
  readonly legal: boolean
  /** How many words it has. */
  readonly count: number
  /** The word that it is, if it is no more than one: worked out when a name with it is first read. */
  word: Word | null | undefined
  /** Worked out when a title is first made of it. */
  capitals: PieceCapitals | null
  /** Worked out when a description is first written with it. */
  said: SaidWord | null
  /** Its word, if it is no more than one, as names are compared by it. */
  nameWord: NameWord | null
}

/** How a piece is shown in a title; see title-case.ts. */
export type PieceCapitals = {
  /** What there is to see of it, a bit each. */
  traits: number
  lastWord: string
  /** By the capitals of the whole name; null where the piece that is shown takes its neighbors. */
  mixed: Piece | null | undefined
  shouted: Piece | null | undefined
  lower: Piece | null | undefined
}

/** Names bring new words without end: what is remembered of them is not. */
const MOST_REMEMBERED = 50_000
const LONGEST = 40
const known = new Map<string, Piece | null>()

/** The name that was read last: one step after the other asks for its pieces. */
let lastName = ''
let lastPieces: readonly Piece[] | null = []

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
}

function areTogether(pieces: readonly (Piece | null)[]): pieces is readonly Piece[] {
  let solid = true
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (piece === null || !(piece.solid || solid)) return false
    solid = piece.solid
  }
  return true
}

/** The work table: how many pieces there are is known when they are cut. */
const cut: (Piece | null)[] = []

function readPieces(name: string): readonly Piece[] | null {
  if (name === '') return []
  let count = 0
  let start = 0
  for (let end = name.indexOf(' '); end !== -1; end = name.indexOf(' ', start)) {
    cut[count++] = pieceOf(name.slice(start, end))
    start = end + 1
  }
  cut[count++] = pieceOf(start === 0 ? name : name.slice(start))
  const pieces = firstOf(cut, count)
  return areTogether(pieces) ? pieces : null
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

/** Figures, what joins figures or letters, and single letters. */
const LOOSE = /[\d\p{N}$€£¥]|^(?:[&+–—-]+|to)$|^\(k\)|^\p{L}(?!\p{L})|(?<!\p{L})\p{L}$/u

const PLAIN = /^(?!-$)[\p{L}\p{M},&'’()/.+-]*$/u
/** Whatever a break between chunks or phrases is made of, and more. */
const PARTING = /[,;/|:()[\]\u2022\s]|^[-–—]+$/

function newPiece(text: string): Piece | null {
  const tokens = tokenize(text)
  const last = tokens.at(-1)
  if (text === '' || (last && JOINING_WORDS.has(last.text.toLowerCase()))) return null
  return {
    text,
    tokens,
    solid: !LOOSE.test(text),
    plain: PLAIN.test(text),
    parting: PARTING.test(text),
    legal: mayBeForm(text),
    count: tokens.length,
    word: tokens.length === 1 && last!.text === text ? undefined : null,
    capitals: null,
    said: null,
    nameWord: null,
  }
}
