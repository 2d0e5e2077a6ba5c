import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GOLDEN } from '../../src/cli/eval/golden'
import { readLabelledSet } from '../../src/cli/eval/labelled-set'
import { normalizedName } from '../../src/engine/outputs/names'
import { PARENT_CATEGORIES, SEGMENT_TYPES } from '../../src/engine/taxonomy/vocabulary'

/** Their first column is the name. */
const examinedNames = (examination: string): string[] =>
  readFileSync(`test/engine/examinations/${examination}.tsv`, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t', 1)[0]!)
    .filter(Boolean)

describe.each(['descriptions', 'names'])('what the model learns from: %s', (list) => {
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
    const texts = examples.map(({ name }) => normalizedName(name))
    expect(texts.length - new Set(texts).size).toBe(0)
  })

  it('has no name by which the engine is examined', () => {
    const examined = ['descriptions', 'names', 'sensitivity'].flatMap(examinedNames)
    const known = new Set([...examined, ...GOLDEN.map(({ name }) => name)].map(normalizedName))
    expect(examples.filter(({ name }) => known.has(normalizedName(name)))).toEqual([])
  })
})
