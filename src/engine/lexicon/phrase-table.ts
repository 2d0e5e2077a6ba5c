import { hashedOn, seeded, withCode } from '../text/hash'

const TAB = 9
const SPACE = 32
const BEGUN = seeded(0)
const EMPTY = -1

/** Phrases that begin with words of one bucket have at most so many words. */
const BUCKETS = 1 << 16

export type PhraseMatch = { end: number; phrase: string; payload: string }

/**
 * Phrases of canonical words, each with a payload. The compiler writes them as lines: the phrase, a tab, the payload.
 * Loading only notes where each line begins, by the hash of its phrase; a payload is read when a name has the phrase.
 */
export class PhraseTable {
  private readonly slots: Int32Array
  private readonly longest = new Uint8Array(BUCKETS)

  constructor(private readonly lines: string) {
    let count = 0
    for (let at = lines.indexOf('\n'); at !== -1; at = lines.indexOf('\n', at + 1)) count++
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(count + 1) + 1)).fill(EMPTY)
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
  matchesAt(words: readonly string[], start: number): PhraseMatch[] {
    const matches: PhraseMatch[] = []
    let hash = hashedOn(BEGUN, words[start]!)
    const last = Math.min(words.length, start + this.longest[bucketOf(hash)]!)
    for (let end = start + 1; end <= last; end++) {
      if (end > start + 1) hash = hashedOn(withCode(hash, SPACE), words[end - 1]!)
      const payload = this.payloadAt(hash, words, start, end)
      if (payload !== undefined) matches.unshift({ end, phrase: phraseOf(words, start, end), payload })
    }
    return matches
  }

  /** The payload of a phrase, its words separated by one space. */
  get(phrase: string): string | undefined {
    return this.payloadAt(hashedOn(BEGUN, phrase), [phrase], 0, 1)
  }

  private payloadAt(hash: number, words: readonly string[], start: number, end: number): string | undefined {
    const mask = this.slots.length - 1
    for (let slot = slotOf(hash) & mask; this.slots[slot] !== EMPTY; slot = (slot + 1) & mask) {
      const payload = this.payloadIfSame(this.slots[slot]!, words, start, end)
      if (payload !== EMPTY) return this.lines.slice(payload, this.lines.indexOf('\n', payload))
    }
    return undefined
  }

  private payloadIfSame(line: number, words: readonly string[], start: number, end: number): number {
    let at = line
    for (let i = start; i < end; i++) {
      const word = words[i]!
      if (!this.lines.startsWith(word, at)) return EMPTY
      at += word.length
      if (this.lines.charCodeAt(at++) !== (i === end - 1 ? TAB : SPACE)) return EMPTY
    }
    return at
  }

  /** Every phrase, for those who go through all of them. */
  phrases(): string[] {
    return this.lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(0, line.indexOf('\t')))
  }
}

const phraseOf = (words: readonly string[], start: number, end: number): string =>
  end === start + 1 ? words[start]! : words.slice(start, end).join(' ')

const slotOf = (hash: number): number => hash ^ (hash >>> 15)
const bucketOf = (hash: number): number => slotOf(hash) & (BUCKETS - 1)
