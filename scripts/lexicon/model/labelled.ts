import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLabelledSet } from '../../../src/cli/eval/labelled-set'
import {
  HIGHLY_SENSITIVE,
  PARENT_CATEGORIES,
  SEGMENT_TYPES,
  type SegmentType,
  type SensitiveSubject,
} from '../../../src/engine/taxonomy/vocabulary'

/** An audience with its label, of taxonomy/examples. */
export type LabelledExample = {
  text: string
  /** The categories that are right. */
  right: ReadonlySet<number>
  isHigh: boolean
  /** Null where the label does not say. */
  segment: SegmentType | null
}

/** A list of taxonomy/examples. */
export function labelledExamples(
  taxonomy: string,
  list: 'audiences' | 'descriptions' | 'names' | 'sentences',
): LabelledExample[] {
  return readLabelledSet(join(taxonomy, 'examples', `${list}.tsv`)).map((label) => ({
    text: label.name,
    right: new Set([label.category, ...label.alt.split('|').filter(Boolean)].map(numberOf)),
    isHigh: label.sensitivity === 'High',
    segment: SEGMENT_TYPES.find((segment) => segment === label.segment_type) ?? null,
  }))
}

function numberOf(category: string): number {
  const number = (PARENT_CATEGORIES as readonly string[]).indexOf(category)
  if (number === -1) throw new Error(`taxonomy/examples: ${category} is no category`)
  return number
}

/** An audience of which only the sensitivity is labelled: the subject that makes it High, or none. */
export type SensitiveExample = { text: string; subject: SensitiveSubject | null }

/** The list of taxonomy/examples that says who is of High sensitivity, and who only sounds like it. */
export function labelledSubjects(taxonomy: string): SensitiveExample[] {
  const [, ...lines] = readFileSync(join(taxonomy, 'examples', 'sensitivity.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [text = '', named = ''] = line.split('\t')
    return { text, subject: HIGHLY_SENSITIVE.find((subject) => subject === named) ?? null }
  })
}
