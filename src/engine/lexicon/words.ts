import type { Word } from '../phrase'
import type { Piece } from '../pieces'
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
      alone: entries.alone,
      begins: ENTRIES.mayGoOn(entries),
      entries,
      marks,
      cues,
      marked: marks.step !== undefined,
      cued: cues.step !== undefined,
      measuring: MEASURING.has(canonical) || /\d/.test(canonical),
      step: STRENGTHENING.has(canonical) ? 1 : WEAKENING.has(canonical) ? -1 : 0,
      renamed: canonical.includes('.') || canonical.startsWith('1-8'),
      listed: null,
      bare: null,
    }
    if (known.size === MOST_REMEMBERED) known.clear()
    known.set(canonical, word)
  }
  return word
}

/** Null for a piece of several words, or of more than a word. */
export function wordOfPiece(piece: Piece): Word | null {
  if (piece.word === undefined) piece.word = wordOf(piece.tokens[0]!.canonical)
  return piece.word
}
