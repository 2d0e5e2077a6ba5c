import { memo } from '../text/memo'
import {
  BEGINNINGS,
  exactBeginningOf,
  FIRST_ROUGH,
  prefixCode,
  roughBeginningOf,
  roughCodes,
  wordStart,
} from './beginnings'

/** Numbers of an entry: the next one in its chain, its list, where it starts there and ends. */
const NUMBERS = 4
const MOST_SEPARATORS = 10

const separatorOf = memo((signs) => new RegExp(`[${signs}]`, 'g'), MOST_SEPARATORS)

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
    const separator = separatorOf(separators)
    for (let start = 0; start <= list.length; ) {
      separator.lastIndex = start
      const end = separator.test(list) ? separator.lastIndex - 1 : list.length
      this.add(number, list, start, end)
      start = end + 1
    }
    return number
  }

  private add(number: number, list: string, start: number, end: number): void {
    const word = wordStart(list, start, end)
    if (word === end) return
    if (this.used === this.entries.length) this.grow()
    const entry = this.used
    this.used += NUMBERS
    this.entries[entry + 1] = number
    this.entries[entry + 2] = start
    this.entries[entry + 3] = end
    this.chain(entry, roughBeginningOf(list, word))
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
  take(word: string): number[] {
    for (const rough of roughCodes(word)) this.sortOut(rough)
    return inOrder(this.unchain(prefixCode(word)))
  }

  /** All that still wait, those with the same beginning together. */
  takeAll(): number[][] {
    for (let rough = FIRST_ROUGH; rough < BEGINNINGS; rough++) this.sortOut(rough)
    return Array.from({ length: FIRST_ROUGH }, (_, beginning) => inOrder(this.unchain(beginning)))
  }

  private sortOut(rough: number): void {
    let entry = this.chains[rough]!
    this.chains[rough] = 0
    while (entry !== 0) {
      const next = this.entries[entry]!
      const list = this.listOf(entry)
      const end = this.endOf(entry)
      this.chain(entry, exactBeginningOf(list, wordStart(list, this.startOf(entry), end), end))
      entry = next
    }
  }

  private unchain(beginning: number): number[] {
    const chained: number[] = []
    for (let entry = this.chains[beginning]!; entry !== 0; entry = this.entries[entry]!) chained.push(entry)
    this.chains[beginning] = 0
    return chained
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

  private endOf(entry: number): number {
    return this.entries[entry + 3]!
  }

  textOf(entry: number): string {
    return this.listOf(entry).slice(this.startOf(entry), this.endOf(entry)).trim()
  }
}

const inOrder = (entries: number[]): number[] => (entries.length > 1 ? entries.sort((a, b) => a - b) : entries)
