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
    word = {
      canonical,
      entries: ENTRIES.beginningWith(canonical),
      marks: MARKS.beginningWith(canonical),
      cues: CUES.beginningWith(canonical),
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

export function wordsOfPiece(piece: Piece): readonly Word[] {
  piece.words ??= piece.tokens.map((token) => wordOf(token.canonical))
  return piece.words
}
