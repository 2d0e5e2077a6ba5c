import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GOLDEN } from '../../src/cli/eval/golden'
import { readLabelledSet } from '../../src/cli/eval/labelled-set'
import { normalizedName } from '../../src/engine/outputs/names'
import { HIGHLY_SENSITIVE, PARENT_CATEGORIES, SEGMENT_TYPES } from '../../src/engine/taxonomy/vocabulary'

const examinedNames = (file: string): string[] => {
  const [header, ...rows] = readFileSync(`test/engine/examinations/${file}`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map((cells) => cells[header!.indexOf('name')]!)
}

const EXAMINATIONS = readdirSync('test/engine/examinations').filter((file) => file.endsWith('.tsv'))
const EXAMINED = new Set(
  [...EXAMINATIONS.flatMap(examinedNames), ...GOLDEN.map(({ name }) => name)].map(normalizedName),
)
const isExamined = ({ name }: { name: string }) => EXAMINED.has(normalizedName(name))
const repeated = (examples: readonly { name: string }[]) =>
  examples.length - new Set(examples.map(({ name }) => normalizedName(name))).size

describe.each(['audiences', 'descriptions', 'names', 'sentences'])('what the model learns from: %s', (list) => {
  const examples = readLabelledSet(`taxonomy/examples/${list}.tsv`)

  it('has a text, categories, a segment type or none, High or nothing', () => {
    const categories = new Set<string>(PARENT_CATEGORIES)
    const segments = new Set<string>(['', ...SEGMENT_TYPES])
    const wrong = examples.filter(
      ({ name, category, alt, segment_type, sensitivity }) =>
        name === '' ||
        ![category, ...alt.split('|').filter(Boolean)].every((right) => categories.has(right)) ||
        !segments.has(segment_type) ||
        !['', 'High'].includes(sensitivity),
    )
    expect(wrong).toEqual([])
  })

  it('has nothing twice', () => {
    expect(repeated(examples)).toBe(0)
  })

  it('has no name by which the engine is examined', () => {
    expect(examples.filter(isExamined)).toEqual([])
  })
})

describe('what it learns of sensitivity from', () => {
  const examples = readFileSync('taxonomy/examples/sensitivity.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', subject = ''] = line.split('\t')
      return { name, subject }
    })

  it('has a text, and a subject or none', () => {
    const subjects = new Set<string>(['', ...HIGHLY_SENSITIVE])
    expect(examples.filter(({ name, subject }) => name === '' || !subjects.has(subject))).toEqual([])
  })

  it('has enough of every subject, and as many that only sound like one', () => {
    for (const subject of HIGHLY_SENSITIVE)
      expect(examples.filter((example) => example.subject === subject).length).toBeGreaterThan(300)
    const others = examples.filter(({ subject }) => subject === '').length
    expect(others / examples.length).toBeCloseTo(0.5, 1)
  })

  it('has nothing twice, and no name by which the engine is examined', () => {
    expect(repeated(examples)).toBe(0)
    expect(examples.filter(isExamined)).toEqual([])
  })
})
