import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const [, ...lines] = readFileSync(join(taxonomy, 'examples', `${list}.tsv`), 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => {
    const [text, categories, segment, sensitivity] = line.split('\t') as [string, string, string, string]
    return {
      text,
      right: new Set(categories.split('|').map(numberOf)),
      isHigh: sensitivity === 'High',
      isAtWork: segment === '' ? null : AT_WORK.has(segment),
    }
  })
}

function numberOf(category: string): number {
  const number = (PARENT_CATEGORIES as readonly string[]).indexOf(category)
  if (number === -1) throw new Error(`taxonomy/examples: ${category} is no category`)
  return number
}
