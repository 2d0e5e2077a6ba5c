import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SEGMENT_FEATURES } from '../../src/engine/layers/segment-features'
import { SENSITIVITY_FEATURES } from '../../src/engine/layers/sensitivity/features'
import { DIMENSIONS, VALUES } from '../../src/engine/scoring/network'
import { RANKER_COLUMNS, RANKER_FEATURES } from '../../src/engine/scoring/ranker-features'
import { SEGMENT_TYPES } from '../../src/engine/taxonomy/vocabulary'

/** A feature that was added, dropped or moved needs new weights: `npm run lexicon model`. */
describe('the weights of the model', () => {
  const { outputs, ranker, sensitivity, segment } = JSON.parse(readFileSync('taxonomy/model/weights.json', 'utf8'))

  it('belong to the features of today', () => {
    expect(Object.keys(ranker)).toEqual(RANKER_FEATURES)
    expect(Object.keys(sensitivity)).toEqual(SENSITIVITY_FEATURES)
    expect(Object.keys(segment)).toEqual(SEGMENT_FEATURES)
  })

  it('have a row for each dimension and feature', () => {
    expect(outputs.map((row: number[]) => row.length)).toEqual(new Array(DIMENSIONS + 1).fill(VALUES))
    for (const row of Object.values<number[]>(ranker)) expect(row.length).toBe(RANKER_COLUMNS)
    for (const row of Object.values<number[]>(segment)) expect(row.length).toBe(SEGMENT_TYPES.length)
  })
})

it.each(['words.txt', 'subwords.txt', 'sentence-words.txt'])('%s takes a byte for each character in memory', (file) => {
  const text = readFileSync(`taxonomy/model/${file}`, 'utf8')
  expect([...new Set(text)].filter((sign) => sign > '\u00ff')).toEqual([])
})
