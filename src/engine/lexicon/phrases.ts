import { canonicalWords } from '../text/tokens'
import { PREFIX, prefixCode, withoutMarkers } from './beginnings'
import { WaitingEntries } from './waiting-entries'
import { bitOf, bitsOf } from './word-bits'

export type Match<T> = { start: number; end: number; values: T[] }

/** Phrases that begin at one word, the longest first: a list that is filled for one word after the other. */
export class Matches<T> {
  count = 0
  readonly ends: number[] = []
  readonly values: T[][] = []

  add(end: number, values: T[]): void {
    this.ends[this.count] = end
    this.values[this.count++] = values
  }

  /** The trie is walked from the shortest to the longest. */
  reverse(): void {
    for (let low = 0, high = this.count - 1; low < high; low++, high--) {
      const end = this.ends[low]!
      const values = this.values[low]!
      this.ends[low] = this.ends[high]!
      this.values[low] = this.values[high]!
      this.ends[high] = end
      this.values[high] = values
    }
  }
}

/** What an entry means: made when the entry is first needed, from its text and where it stands in its list. */
export type Meaning<T> = (entry: string, list: string, at: number) => T

/** A word of a phrase: what the phrase means that ends here, and the words that may follow. */
type Step<T> = {
  word: string
  values: T[] | undefined
  next: Map<string, Step<T>> | undefined
  /** The bits of those words. */
  bits: number
}

/** What is known of a word as the beginning of a phrase. */
export type Beginning<T> = {
  word: string
  alone: T[] | undefined
  /** The words that may follow in a longer phrase, and their bits. */
  next: Map<string, Step<T>> | undefined
  bits: number
  /** What it means with the next word written to it; of a short word as far as it was asked for. */
  joined: Map<string, T[] | undefined> | undefined
  joinedBits: number
}

/** A word that may go on a phrase. */
export type NextWord = { readonly canonical: string; readonly bit: number }

export const nextWord = (canonical: string): NextWord => ({ canonical, bit: bitOf(canonical) })

/** Of the words that begin nothing. */
export const NO_BEGINNING: Beginning<never> = {
  word: '',
  alone: undefined,
  next: undefined,
  bits: 0,
  joined: undefined,
  joinedBits: 0,
}

/** Names bring new words without end: what is remembered of them is not. */
const MOST_REMEMBERED = 100_000
const MOST_JOINED = 1000
/** All bits. */
const ANY = -1
const SHORTEST_PART = 3
/** Two words of an entry, written as one, have up to 29 letters. */
const LONGEST_COMPOUND = 60

/**
 * Phrases of canonical words, found longest first from any position. An entry of the lists is made canonical only when a
 * name has a word that begins like it.
 */
export class PhraseIndex<T> {
  private readonly waiting = new WaitingEntries()
  /** Of each list. */
  private readonly meanings: Meaning<T>[] = []
  private readonly steps = new Map<string, Step<T>>()
  /** Words of their own, by their beginning: two words of a name may be one of them. */
  private readonly lone = new Map<number, Step<T>[]>()
  /** What is known of a word as a beginning; most words begin nothing. */
  private readonly beginnings = new Map<string, Beginning<T>>()

  /**
   * `settle` may change the values of a phrase once all that the lists say of it is known.
   * `compounds`: two words may be written as one, and one as two.
   */
  constructor(private readonly options: { settle?: (values: T[]) => void; compounds?: boolean } = {}) {}

  /** Any of the separators ends an entry. */
  addList(list: string | undefined, separators: string, meaning: Meaning<T>): void {
    if (list) this.meanings[this.waiting.addList(list, separators)] = meaning
  }

  private wake(entries: readonly number[]): void {
    if (entries.length === 0) return
    const claimed = new Set<T[]>()
    for (const entry of entries) this.insert(entry, claimed)
    const { settle } = this.options
    if (settle) for (const values of claimed) settle(values)
  }

  private insert(waiting: number, claimed: Set<T[]>): void {
    const entry = this.waiting.textOf(waiting)
    const words = canonicalWords(withoutMarkers(entry))
    if (words.length === 0) return
    const step = this.stepTo(words)
    const meaning = this.meanings[this.waiting.numberOf(waiting)]!
    const value = meaning(entry, this.waiting.listOf(waiting), this.waiting.startOf(waiting))
    if (step.values) {
      step.values.push(value)
      claimed.add(step.values)
    } else {
      step.values = [value]
      if (this.options.compounds && words.length === 1) this.addLone(step)
    }
  }

  private addLone(step: Step<T>): void {
    if (step.word.length < PREFIX + SHORTEST_PART) return
    const code = prefixCode(step.word)
    const lone = this.lone.get(code)
    if (lone) lone.push(step)
    else this.lone.set(code, [step])
  }

  private stepTo(words: readonly string[]): Step<T> {
    let steps = this.steps
    let before: Step<T> | undefined
    for (let i = 0; ; i++) {
      const word = words[i]!
      let step = steps.get(word)
      if (!step) {
        step = { word, values: undefined, next: undefined, bits: 0 }
        steps.set(word, step)
        if (before) before.bits |= bitOf(word)
      }
      if (i === words.length - 1) return step
      step.next ??= new Map()
      steps = step.next
      before = step
    }
  }

  get(key: string): T[] | undefined {
    return key.includes(' ') ? this.valuesAt(key.split(' ')) : this.beginningWith(key).alone
  }

  private valuesAt(words: readonly string[]): T[] | undefined {
    this.wake(this.waiting.take(words[0]!))
    let step = this.steps.get(words[0]!)
    for (let i = 1; i < words.length && step; i++) step = step.next?.get(words[i]!)
    return step?.values
  }

  /** Every phrase, for those who compile something from all of them. */
  keys(): string[] {
    for (const entries of this.waiting.takeAll()) this.wake(entries)
    const keys: string[] = []
    const collect = (before: string, steps: ReadonlyMap<string, Step<T>>) => {
      for (const { word, values, next } of steps.values()) {
        if (values) keys.push(before + word)
        if (next) collect(`${before}${word} `, next)
      }
    }
    collect('', this.steps)
    return keys
  }

  beginningWith(word: string): Beginning<T> {
    const known = this.beginnings.get(word)
    if (known) return known
    this.wake(this.waiting.take(word))
    const step = this.steps.get(word)
    const beginning = step || this.options.compounds ? this.newBeginning(word, step) : NO_BEGINNING
    if (this.beginnings.size === MOST_REMEMBERED) this.beginnings.clear()
    this.beginnings.set(word, beginning)
    return beginning
  }

  private newBeginning(word: string, step: Step<T> | undefined): Beginning<T> {
    const { compounds } = this.options
    const joined = compounds ? this.joinedTo(word) : undefined
    return {
      word,
      alone: step?.values ?? (compounds ? this.openForm(word) : undefined),
      next: step?.next,
      bits: step?.bits ?? 0,
      joined,
      joinedBits: compounds && word.length < PREFIX ? ANY : bitsOf(joined?.keys() ?? []),
    }
  }

  /** Every phrase that begins at a position, the longest first. */
  matchesAt(words: readonly string[], start: number): Match<T>[] {
    const found = new Matches<T>()
    this.matchesFrom(this.beginningWith(words[start]!), words.map(nextWord), start, found)
    return found.values.map((values, at) => ({ start, end: found.ends[at]!, values }))
  }

  /** The same for a word of which the beginning is at hand, without a new list. */
  matchesFrom(beginning: Beginning<T>, words: readonly NextWord[], start: number, found: Matches<T>): void {
    found.count = 0
    let { next, bits } = beginning
    for (let end = start + 1; next !== undefined && end < words.length; ) {
      const word = words[end++]!
      const step: Step<T> | undefined = (bits & word.bit) === 0 ? undefined : next.get(word.canonical)
      if (step === undefined) break
      if (step.values !== undefined) found.add(end, step.values)
      next = step.next
      bits = step.bits
    }
    if (found.count > 1) found.reverse()
    if (found.count === 0 && beginning.joinedBits !== 0 && start + 1 < words.length) {
      const { canonical, bit } = words[start + 1]!
      const closed = (beginning.joinedBits & bit) === 0 ? undefined : this.closedForm(beginning, canonical)
      if (closed) found.add(start + 2, closed)
    }
    if (beginning.alone !== undefined) found.add(start + 1, beginning.alone)
  }

  /** What a phrase of canonical words means. */
  valuesOf(words: readonly string[]): T[] | undefined {
    const { alone, next } = this.beginningWith(words[0]!)
    if (words.length === 1) return alone
    let last = next?.get(words[1]!)
    for (let i = 2; i < words.length && last; i++) last = last.next?.get(words[i]!)
    return last?.values
  }

  /** "breadmaker" for an entry "bread maker". */
  private openForm(word: string): T[] | undefined {
    if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_COMPOUND) return undefined
    this.wake(this.waiting.take(word.slice(0, SHORTEST_PART)))
    for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
      const values = this.steps.get(word.slice(0, end))?.next?.get(word.slice(end))?.values
      if (values) return values
    }
    return undefined
  }

  /** What a word of four letters or more means with others written to it: they begin like it. */
  private joinedTo(word: string): Map<string, T[] | undefined> | undefined {
    const lone = word.length < PREFIX ? undefined : this.lone.get(prefixCode(word))
    const longer = lone?.filter((step) => step.word.length >= word.length + SHORTEST_PART && step.word.startsWith(word))
    return longer?.length ? new Map(longer.map((step) => [step.word.slice(word.length), step.values])) : undefined
  }

  private closedForm(beginning: Beginning<T>, second: string): T[] | undefined {
    const first = beginning.word
    if (first.length >= PREFIX) return beginning.joined?.get(second)
    if (first.length < 2 || second.length < SHORTEST_PART) return undefined
    beginning.joined ??= new Map()
    const { joined } = beginning
    const known = joined.get(second)
    if (known !== undefined || joined.has(second)) return known
    this.wake(this.waiting.take(first + second))
    const values = this.steps.get(first + second)?.values
    if (joined.size === MOST_JOINED) joined.clear()
    joined.set(second, values)
    return values
  }
}
