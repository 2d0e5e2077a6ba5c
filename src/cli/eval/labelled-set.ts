import { readFileSync } from 'node:fs'
import { type ClassificationResult, classify } from '../../engine'
import { FileError } from '../file-error'
import { type Reliability, reliabilityLines, reliabilityOf } from './reliability'
import { type Share, Shares, shareLine } from './share'

/** A name and what it must be filed as; an empty field is not scored. `alt`: other categories that are right, by "|". */
export type LabelledName = {
  source: string
  name: string
  category: string
  alt: string
  segment_type: string
  sensitivity: string
}

export type SetScore = {
  names: number
  category: Share
  segment_type: Share
  sensitivity: Share
  highFound: Share
  highFalse: Share
  bySource: Record<string, Share>
  reliability: Reliability
  misses: { name: string; expected: string; got: string; confidence: number }[]
}

/** A table with a header line; a file without a column "source" is one source. */
export function readLabelledSet(file: string): LabelledName[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/)
  const columns = header.split('\t')
  for (const needed of ['name', 'category'])
    if (!columns.includes(needed))
      throw new FileError(
        `${file}: the first line has no column "${needed}". Name the columns there, separated by tabs`,
      )
  return lines.map((line) => {
    const cells = line.split('\t')
    const cell = (column: string) => cells[columns.indexOf(column)]?.trim() ?? ''
    return {
      source: cell('source') || 'all',
      name: cell('name'),
      category: cell('category'),
      alt: cell('alt'),
      segment_type: cell('segment_type'),
      sensitivity: cell('sensitivity'),
    }
  })
}

export function scoreSet(labelled: readonly LabelledName[]): SetScore {
  const answers = labelled.map((label) => ({ label, result: classify(label.name) }))
  const bySource = new Shares()
  for (const { label, result } of answers) bySource.add(label.source, isRight(label, result))
  const sensitive = answers.filter(({ label }) => label.sensitivity !== '')
  const isHigh = ({ result }: (typeof answers)[number]) => result.layers.sensitivity === 'High'
  const wrong = answers.filter(({ label, result }) => !isRight(label, result))
  return {
    names: labelled.length,
    category: { right: labelled.length - wrong.length, of: labelled.length },
    segment_type: shareOf(
      answers.filter(({ label }) => label.segment_type !== ''),
      ({ label, result }) => label.segment_type === result.segment_type,
    ),
    sensitivity: shareOf(sensitive, ({ label, result }) => label.sensitivity === result.layers.sensitivity),
    highFound: shareOf(
      sensitive.filter(({ label }) => label.sensitivity === 'High'),
      isHigh,
    ),
    highFalse: shareOf(
      sensitive.filter(({ label }) => label.sensitivity !== 'High'),
      isHigh,
    ),
    bySource: bySource.toRecord(),
    reliability: reliabilityOf(
      answers.map(({ label, result }) => ({ confidence: result.confidence, isRight: isRight(label, result) })),
    ),
    misses: wrong.map(({ label, result }) => ({
      name: label.name,
      expected: label.category,
      got: result.parent_category,
      confidence: result.confidence,
    })),
  }
}

function isRight({ category, alt }: LabelledName, { parent_category }: ClassificationResult): boolean {
  return category === parent_category || alt.split('|').includes(parent_category)
}

function shareOf<T>(items: readonly T[], isCounted: (item: T) => boolean): Share {
  return { right: items.filter(isCounted).length, of: items.length }
}

export function setReport(file: string, score: SetScore): string {
  return [
    `${file}: ${score.names} names`,
    shareLine('parent_category', score.category),
    shareLine('segment_type', score.segment_type),
    shareLine('sensitivity', score.sensitivity),
    shareLine('High found', score.highFound),
    shareLine('called High, but is not', score.highFalse),
    'By source',
    ...Object.entries(score.bySource).map(([source, share]) => shareLine(source, share)),
    'Confidence',
    ...reliabilityLines(score.reliability),
  ].join('\n')
}
