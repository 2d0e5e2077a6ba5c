/** What phrases stand for that one rule is about. */
export type Rule<T> = { phrases: readonly string[]; value: T }
