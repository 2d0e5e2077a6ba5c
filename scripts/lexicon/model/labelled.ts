import { join } from 'node:path'
import { readLabelledSet } from '../../../src/cli/eval/labelled-set'
import { PARENT_CATEGORIES } from '../../../src/engine/taxonomy/vocabulary'

/** An audience with its label, of taxonomy/examples. */
export type LabelledExample = {
  text: string
  /** The categories that are right. */
  right: ReadonlySet<number>
  isHigh: boolean
  /** Whether they are people at work or organizations; null where the label does not say. */
  isAtWork: boolean | null
}

const AT_WORK = new Set(['B2B', 'B2E', 'B2G'])

/** A list of taxonomy/examples. */
export function labelledExamples(taxonomy: string, list: 'descriptions' | 'names'): LabelledExample[] {
  return readLabelledSet(join(taxonomy, 'examples', `${list}.tsv`)).map((label) => ({
    text: label.name,
    right: new Set([label.category, ...label.alt.split('|').filter(Boolean)].map(numberOf)),
    isHigh: label.sensitivity === 'High',
    isAtWork: label.segment_type === '' ? null : AT_WORK.has(label.segment_type),
  }))
}

function numberOf(category: string): number {
  const number = (PARENT_CATEGORIES as readonly string[]).indexOf(category)
  if (number === -1) throw new Error(`taxonomy/examples: ${category} is no category`)
  return number
}
