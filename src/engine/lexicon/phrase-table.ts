import { hashedOn, withCode } from '../text/hash'
import { BEGUN, indexText, NO_LINE, PhraseIndex, SPACE, TAB } from './phrase-index'

export type PhraseMatch<T> = { end: number; value: T }

/**
 * Phrases of canonical words, each with a value. The compiler writes them as lines: the phrase, a tab, and the value as
 * text. A value is made with the first name that has the phrase.
 */
export class PhraseTable<T> {
  private readonly index: PhraseIndex
  /** By the line. */
  private readonly values = new Map<number, T>()

  /** With the index that the compiler wrote, if there is one. */
  constructor(
    private readonly lines: string,
    private readonly decoded: (text: string, phrase: string) => T,
    index: string = indexText(lines),
  ) {
    this.index = new PhraseIndex(index)
  }

  /** Every phrase that begins at a word, the longest first. */
  matchesAt(words: readonly string[], start: number): PhraseMatch<T>[] {
    const matches: PhraseMatch<T>[] = []
    let hash = hashedOn(BEGUN, words[start]!)
    const last = Math.min(words.length, start + this.index.longest(hash))
    for (let end = start + 1; end <= last; end++) {
      if (end > start + 1) hash = hashedOn(withCode(hash, SPACE), words[end - 1]!)
      const line = this.lineOf(hash, words, start, end)
      if (line !== NO_LINE) matches.push({ end, value: this.valueAt(line) })
    }
    return matches.length > 1 ? matches.reverse() : matches
  }

  /** The value of a phrase, its words separated by one space. */
  get(phrase: string): T | undefined {
    const line = this.lineOf(hashedOn(BEGUN, phrase), [phrase], 0, 1)
    return line === NO_LINE ? undefined : this.valueAt(line)
  }

  /** Whether any phrase of several words begins with a word. */
  mayContinue(word: string): boolean {
    return this.index.longest(hashedOn(BEGUN, word)) > 1
  }

  private lineOf(hash: number, words: readonly string[], start: number, end: number): number {
    for (let slot = this.index.slotOf(hash); ; slot = this.index.slotAfter(slot)) {
      const line = this.index.lineAt(slot)
      if (line === NO_LINE || this.isPhrase(line, words, start, end)) return line
    }
  }

  private isPhrase(line: number, words: readonly string[], start: number, end: number): boolean {
    let at = line
    for (let i = start; i < end; i++) {
      const word = words[i]!
      for (let letter = 0; letter < word.length; letter++) {
        if (this.lines.charCodeAt(at++) !== word.charCodeAt(letter)) return false
      }
      if (this.lines.charCodeAt(at++) !== (i === end - 1 ? TAB : SPACE)) return false
    }
    return true
  }

  private valueAt(line: number): T {
    let value = this.values.get(line)
    if (value === undefined) {
      value = this.newValue(line)
      this.values.set(line, value)
    }
    return value
  }

  private newValue(line: number): T {
    const tab = this.lines.indexOf('\t', line)
    return this.decoded(this.lines.slice(tab + 1, this.lines.indexOf('\n', tab)), this.lines.slice(line, tab))
  }

  /** Every phrase, for those who go through all of them. */
  phrases(): string[] {
    return this.lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(0, line.indexOf('\t')))
  }
}
