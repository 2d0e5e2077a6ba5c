import { hashedOn, seeded, withCode } from '../text/hash'

const TAB = 9
const SPACE = 32
const BEGUN = seeded(0)
const EMPTY = -1

/** Phrases that begin with words of one bucket have at most so many words. */
const BUCKETS = 1 << 16

export type PhraseMatch<T> = { end: number; value: T }

/**
 * Phrases of canonical words, each with a value. The compiler writes them as lines: the phrase, a tab, and the value as
 * text. Loading only notes where each line begins, by the hash of its phrase; a value is made with the first name that
 * has the phrase.
 */
export class PhraseTable<T> {
  private readonly slots: Int32Array
  private readonly values: (T | undefined)[]
  private readonly longest = new Uint8Array(BUCKETS)

  constructor(
    private readonly lines: string,
    private readonly decoded: (text: string, phrase: string) => T,
  ) {
    let count = 0
    for (let at = lines.indexOf('\n'); at !== -1; at = lines.indexOf('\n', at + 1)) count++
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(count + 1) + 1)).fill(EMPTY)
    this.values = new Array<T | undefined>(this.slots.length)
    for (let line = 0; line < lines.length; line = lines.indexOf('\n', line) + 1) this.note(line)
  }

  private note(line: number): void {
    let hash = BEGUN
    let first = EMPTY
    let words = 1
    let at = line
    for (let code = this.lines.charCodeAt(at); code !== TAB; code = this.lines.charCodeAt(++at)) {
      if (code === SPACE) {
        if (first === EMPTY) first = bucketOf(hash)
        words++
      }
      hash = withCode(hash, code)
    }
    if (first === EMPTY) first = bucketOf(hash)
    if (this.longest[first]! < words) this.longest[first] = words
    const mask = this.slots.length - 1
    let slot = slotOf(hash) & mask
    while (this.slots[slot] !== EMPTY) slot = (slot + 1) & mask
    this.slots[slot] = line
  }

  /** Every phrase that begins at a word, the longest first. */
  matchesAt(words: readonly string[], start: number): PhraseMatch<T>[] {
    const matches: PhraseMatch<T>[] = []
    let hash = hashedOn(BEGUN, words[start]!)
    const last = Math.min(words.length, start + this.longest[bucketOf(hash)]!)
    for (let end = start + 1; end <= last; end++) {
      if (end > start + 1) hash = hashedOn(withCode(hash, SPACE), words[end - 1]!)
      const slot = this.slotAt(hash, words, start, end)
      if (slot !== EMPTY) matches.push({ end, value: this.valueAt(slot) })
    }
    return matches.length > 1 ? matches.reverse() : matches
  }

  /** The value of a phrase, its words separated by one space. */
  get(phrase: string): T | undefined {
    const slot = this.slotAt(hashedOn(BEGUN, phrase), [phrase], 0, 1)
    return slot === EMPTY ? undefined : this.valueAt(slot)
  }

  /** Whether any phrase of several words begins with a word. */
  mayContinue(word: string): boolean {
    return this.longest[bucketOf(hashedOn(BEGUN, word))]! > 1
  }

  private slotAt(hash: number, words: readonly string[], start: number, end: number): number {
    const mask = this.slots.length - 1
    for (let slot = slotOf(hash) & mask; this.slots[slot] !== EMPTY; slot = (slot + 1) & mask) {
      if (this.isPhrase(this.slots[slot]!, words, start, end)) return slot
    }
    return EMPTY
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

  private valueAt(slot: number): T {
    const known = this.values[slot]
    if (known !== undefined) return known
    const value = this.newValue(this.slots[slot]!)
    this.values[slot] = value
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

const slotOf = (hash: number): number => hash ^ (hash >>> 15)
const bucketOf = (hash: number): number => slotOf(hash) & (BUCKETS - 1)
