import { LEXICON, type Lexicon } from '../../../src/engine/lexicon'
import { formsOf } from '../../../src/engine/lexicon/forms'
import type { EntryKind, Sense } from '../../../src/engine/lexicon/sense'
import { analyze } from '../../../src/engine/reading/analyze'
import { allWordsOf, type RoleWord, roleWordsOf } from '../../../src/engine/scoring/role-words'
import { AT_WORK, HIGH, VALUES } from '../../../src/engine/scoring/vector-text'
import { PARENT_CATEGORIES } from '../../../src/engine/taxonomy/vocabulary'
import { hash32 } from '../../../src/engine/text/hash'
import type { LabelledExample } from './labelled'

/** A phrase of the lists as the engine reads it when the lists do not have it, or a labelled example. */
export type Example = {
  phrase: string
  words: RoleWord[]
  /** How likely each category is, High sensitivity, and people at work; not a number where no label says it. */
  label: Float32Array
  /** The categories that are right. */
  right: ReadonlySet<number>
  kind: EntryKind
  /** How much it counts. */
  weight: number
  /** The part of the examples that is left out when this one is measured. */
  fold: number
}

const KIND_WEIGHTS: Record<EntryKind, number> = { term: 1, node: 1, brand: 0.6, role: 0.8, industry: 0.8, company: 0.8 }
/** A phrase that the lists have as a hint only. */
const WEAK = 0.3
const FOLD_SEED = 5

/** Each phrase hidden while it is read. */
export function lexiconExamples(phrases: readonly string[], folds: number): Example[] {
  return phrases.map((phrase) => {
    const senses = LEXICON.sensesOf(phrase)
    const sure = senses.filter(({ strength }) => strength !== 'weak')
    const meant = sure.length > 0 ? sure : senses
    const label = labelOf(senses)
    const kind = meant[0]!.kind
    return {
      phrase,
      words: roleWordsOf(analyze(phrase, lexiconWithout(phrase)).reading),
      label,
      right: new Set(meant.map(({ category }) => PARENT_CATEGORIES.indexOf(category))),
      kind,
      weight: KIND_WEIGHTS[kind] * (sure.length > 0 ? 1 : WEAK),
      fold: foldOf(phrase, folds),
    }
  })
}

/** The part of the examples that a phrase belongs to. */
export const foldOf = (phrase: string, folds: number): number =>
  (hash32(phrase.replaceAll(' ', ''), FOLD_SEED) >>> 0) % folds

/** Each in the two ways in which the voter is asked about it. */
export function trainingExamples(labelled: readonly LabelledExample[], folds: number): Example[] {
  return labelled.flatMap(({ text, right, isHigh, isAtWork }) => {
    const { reading } = analyze(text)
    const label = new Float32Array(VALUES)
    for (const category of right) label[category] = 1 / right.size
    label[HIGH] = Number(isHigh)
    label[AT_WORK] = isAtWork === null ? Number.NaN : Number(isAtWork)
    return [roleWordsOf(reading), allWordsOf(reading)].map(
      (words): Example => ({ phrase: text, words, label, right, kind: 'term', weight: 1, fold: foldOf(text, folds) }),
    )
  })
}

function labelOf(senses: readonly Sense[]): Float32Array {
  const label = new Float32Array(VALUES)
  for (const { category, strength } of senses)
    label[PARENT_CATEGORIES.indexOf(category)]! += strength === 'weak' ? WEAK : 1
  const total = label.reduce((sum, share) => sum + share, 0)
  const isHigh = senses.some(({ node, kind }) => node?.sensitivity === 'High' && kind !== 'role')
  return label.map((share, i) => (i < HIGH ? share / total : i === HIGH ? Number(isHigh) : Number.NaN))
}

/** Words that say nothing of any category: whatever stands for all of them alike. */
export function emptyExamples(words: readonly string[]): Example[] {
  const label = new Float32Array(VALUES).fill(1 / PARENT_CATEGORIES.length)
  label[HIGH] = 0
  label[AT_WORK] = Number.NaN
  return words.map((word) => ({
    phrase: word,
    words: [{ word, text: word, role: 'head', weight: 1 }],
    label,
    right: new Set(),
    kind: 'term',
    weight: 0.4,
    fold: -1,
  }))
}

export function lexiconWithout(phrase: string): Lexicon {
  return LEXICON.without(formsOf(phrase))
}
