import type { Opinion } from '../corrections/opinion'
import type { Evidence } from '../result'

/** A judgement is its own evidence: its value shows in the layers, its words and its rule beside them. */
export class Judged<T> implements Evidence {
  readonly #value: T
  declare corrections?: Evidence['corrections']

  constructor(
    value: T,
    readonly words: readonly string[],
    readonly rule: string,
  ) {
    this.#value = value
  }

  get value(): T {
    return this.#value
  }
}

const NO_WORDS: readonly string[] = Object.freeze([])

export function judged<T>(value: T, rule: string, word?: string): Judged<T> {
  return new Judged(value, word === undefined ? NO_WORDS : [word], rule)
}

/** What corrections say, instead of the engine's own judgement. */
export function judgedByCorrection<T extends string>({ value, rule, uses }: Opinion): Judged<T> {
  const judgement = judged(value as T, rule)
  judgement.corrections = uses
  return judgement
}
