import { type Token, tokenize } from '../text/tokens'
import { type Piece, piecesOf } from './pieces'

/** As `tokenize` reads a name; nearly all names are made of pieces, and those are only looked up. */
export function tokensOf(name: string): Token[] {
  const pieces = piecesOf(name)
  return pieces === null ? tokenize(name) : tokensOfPieces(pieces)
}

function tokensOfPieces(pieces: readonly Piece[]): Token[] {
  const tokens: Token[] = []
  let offset = 0
  for (const piece of pieces) {
    for (const { text, canonical, start, end } of piece.tokens)
      tokens.push({ text, canonical, start: offset + start, end: offset + end })
    offset += piece.text.length + 1
  }
  return tokens
}
