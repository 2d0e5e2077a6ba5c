import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { staleFiles } from '../../scripts/lexicon/checksums.js'
import { classify } from '../../src/engine/index'

test('the derived lists are those of their inputs and mappings; else run npm run lexicon', () => {
  expect(staleFiles(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([])
})

test.each([
  ['bicycle panniers', 'Outdoor Recreation'],
  ['cholecystectomy', 'Healthcare & Pharma'],
  ['animal hospital', 'Pets & Animals'],
])('an entry that only an open list has is known: %s', (name, category) => {
  expect(classify(name).parent_category).toBe(category)
})

test.each([
  ['running shoes', 'Apparel & Accessories'],
  ['stock traders', 'Investing & Wealth'],
])('an open list changes nothing that the category and word files settle: %s', (name, category) => {
  expect(classify(name).parent_category).toBe(category)
})
