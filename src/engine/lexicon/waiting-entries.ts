import { BEGINNINGS, beginningOf, exactBeginningOf, FIRST_ROUGH, prefixCode, roughCodes, SPACE } from './beginnings'

/** Numbers of an entry: the next one in its chain, its list, where it starts there and ends. */
const NUMBERS = 4
const NONE: readonly number[] = []

/**
 * Entries of word lists that no name has asked for yet, in chains of those with the same beginning. The lists hold more
 * than a hundred thousand: loading does next to nothing with each.
 */
export class WaitingEntries {
  private readonly lists: string[] = []
  private readonly chains = new Int32Array(BEGINNINGS)
  private entries = new Int32Array(1024 * NUMBERS)
  /** An entry is known by the place of its numbers; zero ends a chain. */
  private used = NUMBERS

  /** Any of the separators ends an entry. Returns the number of the list. */
  addList(list: string, separators: string): number {
    const number = this.lists.push(list) - 1
    this.addStretch(number, list, 0, list.length, separators, 0)
    return number
  }

  /** A stretch is cut at one separator after the other. */
  private addStretch(number: number, list: string, from: number, to: number, separators: string, nth: number): void {
    const isLast = nth + 1 === separators.length
    for (let start = from; start <= to; ) {
      const found = list.indexOf(separators[nth]!, start)
      const end = found === -1 || found > to ? to : found
      if (isLast) this.add(number, list, start, end)
      else this.addStretch(number, list, start, end, separators, nth + 1)
      start = end + 1
    }
  }

  private add(number: number, list: string, from: number, to: number): void {
    let start = from
    let end = to
    while (start < end && list.charCodeAt(start) <= SPACE) start++
    while (start < end && list.charCodeAt(end - 1) <= SPACE) end--
    if (start === end) return
    if (this.used === this.entries.length) this.grow()
    const entry = this.used
    this.used += NUMBERS
    this.entries[entry + 1] = number
    this.entries[entry + 2] = start
    this.entries[entry + 3] = end
    this.chain(entry, beginningOf(list, start, end))
  }

  private grow(): void {
    const longer = new Int32Array(this.entries.length * 2)
    longer.set(this.entries)
    this.entries = longer
  }

  private chain(entry: number, beginning: number): void {
    this.entries[entry] = this.chains[beginning]!
    this.chains[beginning] = entry
  }

  /** The entries whose first word begins like a canonical word, in the order of the lists; each is given once. */
  take(word: string): readonly number[] {
    for (const rough of roughCodes(word)) this.sortOut(rough)
    return this.unchain(prefixCode(word))
  }

  /** All that still wait, those with the same beginning together. */
  takeAll(): (readonly number[])[] {
    for (let rough = FIRST_ROUGH; rough < BEGINNINGS; rough++) this.sortOut(rough)
    return Array.from({ length: FIRST_ROUGH }, (_, beginning) => this.unchain(beginning))
  }

  /** Entries of which the beginning was only known roughly. */
  private sortOut(rough: number): void {
    for (const entry of this.unchain(rough)) {
      this.chain(entry, exactBeginningOf(this.listOf(entry), this.startOf(entry), this.endOf(entry)))
    }
  }

  private unchain(beginning: number): readonly number[] {
    if (this.chains[beginning] === 0) return NONE
    const chained: number[] = []
    for (let entry = this.chains[beginning]!; entry !== 0; entry = this.entries[entry]!) chained.push(entry)
    this.chains[beginning] = 0
    return chained.sort((a, b) => a - b)
  }

  numberOf(entry: number): number {
    return this.entries[entry + 1]!
  }

  listOf(entry: number): string {
    return this.lists[this.numberOf(entry)]!
  }

  startOf(entry: number): number {
    return this.entries[entry + 2]!
  }

  endOf(entry: number): number {
    return this.entries[entry + 3]!
  }
}
