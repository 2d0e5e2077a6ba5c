import { ENTRIES } from '../compiled/lexicon'
import { PhraseTable } from './phrase-table'
import { decodedSenses, type Sense } from './sense'

export type Match = { end: number; senses: readonly Sense[] }

const NO_SENSES: readonly Sense[] = []
const NOTHING_HIDDEN: ReadonlySet<string> = new Set()

/** Both parts of a word that is looked for as two have at least so many letters; longer words are no words. */
const SHORTEST_PART = 3
const LONGEST_COMPOUND = 60

/** What the lists know of phrases. The phrases that it hides are as if no list had them. */
export class Lexicon {
  constructor(
    private readonly table: PhraseTable,
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
    return this.decoded(this.table.get(phrase), phrase)
  }

  /** Every phrase that begins at a word, the longest first; two words may be written as one, and one as two. */
  matchesAt(words: readonly string[], start: number): Match[] {
    const matches: Match[] = []
    for (const { end, payload } of this.table.matchesAt(words, start)) {
      const senses = this.decoded(payload, words.slice(start, end).join(' '))
      if (senses.length > 0) matches.push({ end, senses })
    }
    const longest = matches[0]?.end ?? start
    if (longest < start + 2 && start + 1 < words.length) {
      const senses = this.sensesOfJoined(words[start]!, words[start + 1]!)
      if (senses.length > 0) matches.unshift({ end: start + 2, senses })
    }
    if (matches.at(-1)?.end !== start + 1) {
      const senses = this.sensesOfCompound(words[start]!)
      if (senses.length > 0) matches.push({ end: start + 1, senses })
    }
    return matches
  }

  /** "bread maker" for an entry "breadmaker". */
  private sensesOfJoined(first: string, second: string): readonly Sense[] {
    if (first.length < 2 || second.length < SHORTEST_PART) return NO_SENSES
    return this.sensesOf(first + second)
  }

  /** "breadmaker" for an entry "bread maker". */
  private sensesOfCompound(word: string): readonly Sense[] {
    if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_COMPOUND) return NO_SENSES
    for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
      const senses = this.sensesOf(`${word.slice(0, end)} ${word.slice(end)}`)
      if (senses.length > 0) return senses
    }
    return NO_SENSES
  }

  private decoded(payload: string | undefined, phrase: string): readonly Sense[] {
    return payload === undefined || this.hidden.has(phrase) ? NO_SENSES : decodedSenses(payload, phrase)
  }
}

/** All that the category files and the lists from open sources say. */
export const LEXICON = new Lexicon(new PhraseTable(ENTRIES))
