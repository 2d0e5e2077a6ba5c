import ENTRIES from '../compiled/entries.txt?raw'
import ENTRIES_INDEX from '../compiled/entries-index.txt?raw'
import { decodedEntry, type Entry, newEntry } from './entry'
import { PREPOSITIONS } from './grammar'
import type { Mark } from './marks'
import { type PhraseMatch, PhraseTable } from './phrase-table'
import type { Sense } from './sense'

/** An entry of the lists that begins at a word of a name. */
export type Match = PhraseMatch<Entry>

const NO_SENSES: readonly Sense[] = []
const NO_MARKS: readonly Mark[] = []
const NOTHING_HIDDEN: ReadonlySet<string> = new Set()

/** Both parts of a word that is looked for as two have at least so many letters; longer strings are not treated as words. */
const SHORTEST_PART = 3
const LONGEST_COMPOUND = 60

/** What the lists know of phrases. Of the phrases that it hides it is as if no list said what they mean. */
export class Lexicon {
  constructor(
    private readonly table: PhraseTable<Entry>,
    private readonly hidden: ReadonlySet<string> = NOTHING_HIDDEN,
  ) {}

  without(phrases: Iterable<string>): Lexicon {
    return new Lexicon(this.table, new Set([...this.hidden, ...phrases]))
  }

  /** Those of which some list says what they mean. */
  phrases(): string[] {
    return this.table.phrases().filter((phrase) => this.sensesOf(phrase).length > 0)
  }

  /** The senses of a phrase of canonical words. */
  sensesOf(phrase: string): readonly Sense[] {
    return this.hidden.has(phrase) ? NO_SENSES : (this.table.get(phrase)?.senses ?? NO_SENSES)
  }

  marksOf(phrase: string): readonly Mark[] {
    return this.table.get(phrase)?.marks ?? NO_MARKS
  }

  /** Every phrase that begins at a word, the longest first; two words may be written as one, and one as two. */
  matchesAt(words: readonly string[], start: number): Match[] {
    const all = this.table.matchesAt(words, start)
    const matches = this.hidden.size === 0 ? all : all.map((match) => this.withoutHidden(match))
    let longest = 0
    let isWordListed = false
    for (const { end, value } of matches) {
      if (value.senses.length === 0) continue
      if (longest === 0) longest = end - start
      if (end === start + 1) isWordListed = true
    }
    const joined = longest < 2 ? this.joinedAt(words, start) : null
    if (joined) matches.unshift(joined)
    const compound = isWordListed ? null : this.compoundAt(words[start]!)
    if (compound) matches.push({ end: start + 1, value: compound })
    return matches
  }

  private withoutHidden({ end, value }: Match): Match {
    if (!this.hidden.has(value.words.join(' '))) return { end, value }
    return { end, value: newEntry(value.words, NO_SENSES, value.marks, value.cues) }
  }

  /** "bread maker" for an entry "breadmaker". */
  private joinedAt(words: readonly string[], start: number): Match | null {
    const first = words[start]!
    const second = words[start + 1]
    if (second === undefined || first.length < 2 || second.length < SHORTEST_PART) return null
    if (PREPOSITIONS.has(first)) return null
    const senses = this.sensesOf(first + second)
    if (senses.length === 0) return null
    return { end: start + 2, value: newEntry([first, second], senses, this.marksOf(`${first} ${second}`)) }
  }

  /** "breadmaker" for an entry "bread maker". */
  private compoundAt(word: string): Entry | null {
    if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_COMPOUND) return null
    for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
      const first = word.slice(0, end)
      const senses = this.table.mayContinue(first) ? this.sensesOf(`${first} ${word.slice(end)}`) : NO_SENSES
      if (senses.length > 0) return newEntry([word], senses, this.marksOf(word))
    }
    return null
  }
}

/** All that the category files, the lists of words and the lists from open sources say. */
export const LEXICON = new Lexicon(new PhraseTable(ENTRIES, decodedEntry, ENTRIES_INDEX))
