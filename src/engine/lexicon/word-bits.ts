import { codeAt } from '../text/code-at'

/*
 * A bit for each word, one of 32: what has none of the bits of a list has none of its words. Most look-ups are answered
 * so, without one.
 */

export const bitOf = (word: string): number => 1 << (codeAt(word, 0) + 5 * word.length)

export function bitsOf(words: Iterable<string>): number {
  let bits = 0
  for (const word of words) bits |= bitOf(word)
  return bits
}
