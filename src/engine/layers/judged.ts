import { Evidence, listOf } from '../result'

export type Judged<T> = { readonly value: T; readonly evidence: Evidence }

const NO_WORDS: readonly string[] = Object.freeze([])

export function judged<T>(value: T, rule: string, word?: string): Judged<T> {
  return judgedBy(value, rule, word === undefined ? NO_WORDS : listOf(word))
}

export function judgedBy<T>(value: T, rule: string, words: readonly string[]): Judged<T> {
  return { value, evidence: new Evidence(words, rule) }
}
