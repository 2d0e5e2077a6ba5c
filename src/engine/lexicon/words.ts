import { coverOf, markCoverOf, NOTHING, WORD_TRAITS, type Word } from '../phrase'
import type { Piece } from '../pieces'
import { bitOf } from '../word-bits'
import { MEASURING } from './demographics'
import { STRENGTHENING, WEAKENING } from './grammar'
import { CUES, ENTRIES, MARKS } from './index'

const MOST_REMEMBERED = 100_000
const known = new Map<string, Word>()

export function wordOf(canonical: string): Word {
  let word = known.get(canonical)
  if (!word) {
    const entries = ENTRIES.beginningWith(canonical)
    const marks = MARKS.beginningWith(canonical)
    const cues = CUES.beginningWith(canonical)
    word = {
      canonical,
      traits: traitsOf(canonical) | (cues.step === undefined ? 0 : WORD_TRAITS.cued),
      alone: entries.alone ?? NOTHING,
      cover: entries.alone ? coverOf(1) : marks.alone ? markCoverOf(1) : 0,
      bit: bitOf(canonical),
      followers: ENTRIES.followersOf(entries) | MARKS.followersOf(marks),
      entries,
      marks,
      cues,
      listed: null,
      bare: null,
    }
    if (known.size === MOST_REMEMBERED) known.clear()
    known.set(canonical, word)
  }
  return word
}

function traitsOf(word: string): number {
  const { renamed, measuring, strengthening, weakening } = WORD_TRAITS
  return (
    (word.includes('.') || word.startsWith('1-8') ? renamed : 0) |
    (MEASURING.has(word) || /\d/.test(word) ? measuring : 0) |
    (STRENGTHENING.has(word) ? strengthening : 0) |
    (WEAKENING.has(word) ? weakening : 0)
  )
}

/** Null for a piece of several words, or of more than a word. */
export function wordOfPiece(piece: Piece): Word | null {
  if (piece.word === undefined) piece.word = wordOf(piece.tokens[0]!.canonical)
  return piece.word
}
