import { subjectOf } from '../../../src/engine/layers/sensitivity/filed'
import { LEXICON, type Lexicon } from '../../../src/engine/lexicon'
import { formsOf } from '../../../src/engine/lexicon/forms'
import type { EntryKind, Sense } from '../../../src/engine/lexicon/sense'
import { analyze } from '../../../src/engine/reading/analyze'
import type { Reading } from '../../../src/engine/reading/read'
import { categoriesOf, HIGH, segmentsOf, subjectsOf, subjectValue, VALUES } from '../../../src/engine/scoring/network'
import { allWordsOf, type RoleWord, roleWordsOf } from '../../../src/engine/scoring/role-words'
import {
  HIGHLY_SENSITIVE,
  PARENT_CATEGORIES,
  SEGMENT_TYPES,
  type SensitiveSubject,
} from '../../../src/engine/taxonomy/vocabulary'
import { hash32 } from '../../../src/engine/text/hash'
import type { LabelledExample, SensitiveExample } from './labelled'

/** A phrase of the lists as the engine reads it when the lists do not have it, or a labelled example. */
export type Example = {
  phrase: string
  words: RoleWord[]
  /** How likely each category is, High sensitivity, each segment type and each subject; not a number where no label says it. */
  label: Float64Array
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
  return labelled.flatMap(({ text, right, isHigh, segment }) => {
    const { reading } = analyze(text)
    const label = unlabelled()
    categoriesOf(label).fill(0)
    for (const category of right) label[category] = 1 / right.size
    label[HIGH] = Number(isHigh)
    if (segment) segmentsOf(label).set(SEGMENT_TYPES.map((type) => Number(type === segment)))
    return bothWays(reading, { phrase: text, label, right, fold: foldOf(text, folds) })
  })
}

/** The same of those that only say how sensitive they are. */
export function subjectExamples(sensitive: readonly SensitiveExample[], folds: number): Example[] {
  return sensitive.flatMap(({ text, subject }) => {
    const label = unlabelled()
    label[HIGH] = Number(subject !== null)
    writeSubject(label, subject)
    return bothWays(analyze(text).reading, { phrase: text, label, right: new Set(), fold: foldOf(text, folds) })
  })
}

/** What is about a name as a whole, and all its words alike. */
function bothWays(reading: Reading, example: Pick<Example, 'phrase' | 'label' | 'right' | 'fold'>): Example[] {
  return [roleWordsOf(reading), allWordsOf(reading)].map(
    (words): Example => ({ ...example, words, kind: 'term', weight: 1 }),
  )
}

const unlabelled = (): Float64Array => new Float64Array(VALUES).fill(Number.NaN)

function writeSubject(label: Float64Array, subject: SensitiveSubject | null): void {
  const named = HIGHLY_SENSITIVE.find((highly) => highly === subject)
  if (!named) return
  subjectsOf(label).fill(0)
  label[subjectValue(named)] = 1
}

function labelOf(senses: readonly Sense[]): Float64Array {
  const label = unlabelled()
  const categories = categoriesOf(label).fill(0)
  for (const { category, strength } of senses)
    categories[PARENT_CATEGORIES.indexOf(category)]! += strength === 'weak' ? WEAK : 1
  const total = categories.reduce((sum, share) => sum + share, 0)
  for (let c = 0; c < categories.length; c++) categories[c]! /= total
  const high = senses.find(({ node, kind }) => node?.sensitivity === 'High' && kind !== 'role')
  label[HIGH] = Number(high !== undefined)
  if (high) writeSubject(label, subjectOf(high.category, high.node!.path))
  return label
}

/** Words that say nothing of any category: whatever stands for all of them alike. */
export function emptyExamples(words: readonly string[]): Example[] {
  const label = unlabelled()
  categoriesOf(label).fill(1 / PARENT_CATEGORIES.length)
  label[HIGH] = 0
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
