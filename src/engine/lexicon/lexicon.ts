import { ENTRIES } from '../compiled/lexicon'
import { PREPOSITIONS } from './grammar'
import { type PhraseMatch, PhraseTable } from './phrase-table'
import { decodedSenses, type Sense } from './sense'

/** An entry of the lists that begins at a word of a name: what it means. */
export type Match = PhraseMatch<readonly Sense[]>

const NO_SENSES: readonly Sense[] = []
const NOTHING_HIDDEN: ReadonlySet<string> = new Set()

/** Both parts of a word that is looked for as two have at least so many letters; longer words are no words. */
const SHORTEST_PART = 3
const LONGEST_COMPOUND = 60

/** What the lists know of phrases. The phrases that it hides are as if no list had them. */
export class Lexicon {
  constructor(
    private readonly table: PhraseTable<readonly Sense[]>,
    private readonly hidden: ReadonlySet<string> = NOTHING_HIDDEN,
  ) {}

  without(phrases: Iterable<string>): Lexicon {
    return new Lexicon(this.table, new Set([...this.hidden, ...phrases]))
  }

  phrases(): string[] {
    return this.table.phrases().filter((phrase) => !this.hidden.has(phrase))
  }

  /** The senses of a phrase of canonical words. */
  sensesOf(phrase: string): readonly Sense[] {
    return this.listed(phrase) ?? NO_SENSES
  }

  has(phrase: string): boolean {
    return this.listed(phrase) !== undefined
  }

  /** Every phrase that begins at a word, the longest first; two words may be written as one, and one as two. */
  matchesAt(words: readonly string[], start: number): Match[] {
    const all = this.table.matchesAt(words, start)
    const matches = this.hidden.size === 0 ? all : all.filter(({ end }) => !this.isHidden(words, start, end))
    if ((matches[0]?.end ?? start) < start + 2) {
      const joined = this.joinedAt(words, start)
      if (joined) matches.unshift(joined)
    }
    if (matches.at(-1)?.end !== start + 1) {
      const compound = this.compoundAt(words, start)
      if (compound) matches.push(compound)
    }
    return matches
  }

  /** "bread maker" for an entry "breadmaker". */
  private joinedAt(words: readonly string[], start: number): Match | null {
    const first = words[start]!
    const second = words[start + 1]
    if (second === undefined || first.length < 2 || second.length < SHORTEST_PART) return null
    if (PREPOSITIONS.has(first)) return null
    const value = this.listed(first + second)
    return value === undefined ? null : { end: start + 2, value }
  }

  /** "breadmaker" for an entry "bread maker". */
  private compoundAt(words: readonly string[], start: number): Match | null {
    const word = words[start]!
    if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_COMPOUND) return null
    for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
      const first = word.slice(0, end)
      const value = this.table.mayContinue(first) ? this.listed(`${first} ${word.slice(end)}`) : undefined
      if (value !== undefined) return { end: start + 1, value }
    }
    return null
  }

  private listed(phrase: string): readonly Sense[] | undefined {
    return this.hidden.has(phrase) ? undefined : this.table.get(phrase)
  }

  private isHidden(words: readonly string[], start: number, end: number): boolean {
    return this.hidden.has(words.slice(start, end).join(' '))
  }
}

/** All that the category files and the lists from open sources say. */
export const LEXICON = new Lexicon(new PhraseTable(ENTRIES, decodedSenses))
