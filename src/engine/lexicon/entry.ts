import { CUE_RULES, type Cue } from './cues'
import { MARK_RULES, type Mark } from './marks'
import type { UnitType } from './phrase'
import type { Rule } from './rule'
import { decodedSenses, encodedSenses, type Sense } from './sense'

/** All that the lists say of a phrase. */
export type Entry = {
  /** In their canonical form. */
  words: readonly string[]
  /** None where the lists only say what the phrase does in a name. */
  senses: readonly Sense[]
  marks: readonly Mark[]
  cues: readonly Cue[]
  /** What follows from the rest, worked out with the first name that has the phrase. */
  facts: PhraseFacts | undefined
}

export type PhraseFacts = {
  /** Of WORD_CLASSES, those of its only word; none for a phrase of several. */
  classes: number
  /** Of PHRASE_TRAITS, those that it has. */
  traits: number
  type: UnitType
}

const NOTHING: readonly never[] = []

export const newEntry = (
  words: readonly string[],
  senses: readonly Sense[] = NOTHING,
  marks: readonly Mark[] = NOTHING,
  cues: readonly Cue[] = NOTHING,
): Entry => ({ words, senses, marks, cues, facts: undefined })

const BETWEEN_PARTS = '\t'

/** How the compiler writes an entry: its senses, then the places of its marks and of its cues in the lists of rules. */
export function encodedEntry(
  phrase: string,
  senses: readonly Sense[],
  marks: readonly number[],
  cues: readonly number[],
) {
  return [encodedSenses(senses, phrase), marks.join(), cues.join()].join(BETWEEN_PARTS)
}

export function decodedEntry(text: string, phrase: string): Entry {
  const [senses = '', marks = '', cues = ''] = text.split(BETWEEN_PARTS)
  return newEntry(
    phrase.split(' '),
    senses === '' ? NOTHING : decodedSenses(senses, phrase),
    valuesAt(marks, MARK_RULES),
    valuesAt(cues, CUE_RULES),
  )
}

const valuesAt = <T>(places: string, rules: readonly Rule<T>[]): readonly T[] =>
  places === '' ? NOTHING : places.split(',').map((at) => rules[Number(at)]!.value)
