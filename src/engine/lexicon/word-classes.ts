import { WORDS } from '../compiled/words'

/** The lists of taxonomy/words/grammar.yaml, a bit each. */
export const WORD_CLASSES = Object.fromEntries(Object.keys(WORDS.grammar).map((name, at) => [name, 1 << at])) as Record<
  keyof typeof WORDS.grammar,
  number
>

const CLASSES = new Map<string, number>()
for (const [name, words] of Object.entries(WORDS.grammar) as [keyof typeof WORDS.grammar, readonly string[]][]) {
  for (const word of words) CLASSES.set(word, (CLASSES.get(word) ?? 0) | WORD_CLASSES[name])
}

/** Of WORD_CLASSES, those that a canonical word belongs to. */
export const classesOf = (word: string): number => CLASSES.get(word) ?? 0
