import { PhraseTable } from './phrase-table'

/** What phrases stand for that one rule is about. */
export type Rule<T> = { phrases: readonly string[]; value: T }

export type RuleMatch<T> = { end: number; values: readonly T[] }

/** Phrases and the values of the rules that list them. A payload has the places of those rules in their list. */
export class RuleTable<T> {
  private readonly table: PhraseTable
  private readonly values: readonly T[]

  constructor(lines: string, rules: readonly Rule<T>[]) {
    this.table = new PhraseTable(lines)
    this.values = rules.map(({ value }) => value)
  }

  get(phrase: string): readonly T[] | undefined {
    const payload = this.table.get(phrase)
    return payload === undefined ? undefined : this.valuesOf(payload)
  }

  /** Every phrase that begins at a word, the longest first. */
  matchesAt(words: readonly string[], start: number): RuleMatch<T>[] {
    return this.table.matchesAt(words, start).map(({ end, payload }) => ({ end, values: this.valuesOf(payload) }))
  }

  private valuesOf(payload: string): T[] {
    return payload.split(',').map((at) => this.values[Number(at)]!)
  }
}
