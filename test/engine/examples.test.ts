import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GOLDEN } from '../../src/cli/eval/golden'
import { normalizedName } from '../../src/engine/outputs/names'
import { PARENT_CATEGORIES, SEGMENT_TYPES } from '../../src/engine/taxonomy/vocabulary'

const rows = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'))

const FOLDER = 'taxonomy/examples'

describe.each(['descriptions.tsv', 'names.tsv'])('what the model learns from: %s', (file) => {
  const examples = rows(`${FOLDER}/${file}`)

  it('has a text, categories, a segment type or none, High or nothing', () => {
    const categories = new Set<string>(PARENT_CATEGORIES)
    const segments = new Set<string>(['', ...SEGMENT_TYPES])
    const wrong = examples.filter(
      ([text, filed, segment, sensitivity, ...more]) =>
        !text ||
        !filed!.split('|').every((category) => categories.has(category)) ||
        !segments.has(segment!) ||
        !['', 'High'].includes(sensitivity!) ||
        more.length > 0,
    )
    expect(wrong).toEqual([])
  })

  it('has nothing twice', () => {
    const texts = examples.map(([text]) => normalizedName(text!))
    expect(texts.length - new Set(texts).size).toBe(0)
  })

  it('has no name by which the engine is examined', () => {
    const examined = ['descriptions', 'names', 'sensitivity'].flatMap((name) =>
      rows(`test/engine/examinations/${name}.tsv`).map(([text]) => normalizedName(text!)),
    )
    const known = new Set([...examined, ...GOLDEN.map(({ name }) => normalizedName(name))])
    expect(examples.filter(([text]) => known.has(normalizedName(text!)))).toEqual([])
  })
})
