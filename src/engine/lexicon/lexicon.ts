import { ENTRIES } from '../compiled/lexicon'
import { PREPOSITIONS } from './grammar'
import { PhraseTable } from './phrase-table'
import { decodedSenses, type Sense } from './sense'

/** An entry of the lists that begins at a word of a name. */
export type Match = { end: number; phrase: string; payload: string }

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
    const payload = this.payloadOf(phrase)
    return payload === undefined ? NO_SENSES : decodedSenses(payload, phrase)
  }

  has(phrase: string): boolean {
    return this.payloadOf(phrase) !== undefined
  }

  sensesIn({ phrase, payload }: Match): readonly Sense[] {
    return decodedSenses(payload, phrase)
  }

  /** Every phrase that begins at a word, the longest first; two words may be written as one, and one as two. */
  matchesAt(words: readonly string[], start: number): Match[] {
    const matches = this.table.matchesAt(words, start).filter(({ phrase }) => !this.hidden.has(phrase))
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
    const phrase = first + second
    const payload = this.payloadOf(phrase)
    return payload === undefined ? null : { end: start + 2, phrase, payload }
  }

  /** "breadmaker" for an entry "bread maker". */
  private compoundAt(words: readonly string[], start: number): Match | null {
    const word = words[start]!
    if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_COMPOUND) return null
    for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
      const phrase = `${word.slice(0, end)} ${word.slice(end)}`
      const payload = this.payloadOf(phrase)
      if (payload !== undefined) return { end: start + 1, phrase, payload }
    }
    return null
  }

  private payloadOf(phrase: string): string | undefined {
    return this.hidden.has(phrase) ? undefined : this.table.get(phrase)
  }
}

/** All that the category files and the lists from open sources say. */
export const LEXICON = new Lexicon(new PhraseTable(ENTRIES))
