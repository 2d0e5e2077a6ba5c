const letter = new Uint16Array(1)

/**
 * V8 leaves a sum of texts as it is until somebody reads a letter of it. One that becomes part of several texts is read
 * here, once, or it would be put together in each of them. The letter is kept so that reading it is not left out.
 */
export function inOnePiece(text: string): string {
  letter[0] = text.charCodeAt(0)
  return text
}
