import { type PhraseMatch, PhraseTable } from './phrase-table'

/** What phrases stand for that one rule is about. */
export type Rule<T> = { phrases: readonly string[]; value: T }

export type RuleMatch<T> = PhraseMatch<readonly T[]>

/** Phrases and the values of the rules that list them. A line has the places of those rules in their list. */
export class RuleTable<T> {
  private readonly table: PhraseTable<readonly T[]>

  constructor(lines: string, rules: readonly Rule<T>[]) {
    this.table = new PhraseTable(lines, (places) => places.split(',').map((at) => rules[Number(at)]!.value))
  }

  get(phrase: string): readonly T[] | undefined {
    return this.table.get(phrase)
  }

  /** Every phrase that begins at a word, the longest first. */
  matchesAt(words: readonly string[], start: number): RuleMatch<T>[] {
    return this.table.matchesAt(words, start)
  }
}
