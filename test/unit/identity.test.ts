import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DerivedColumns, derivedOf, fieldsOf } from '../../src/catalog/topic/record'
import { classify, FILING_BYTES, type Hints, SEGMENT_TYPES, SIMILARITY_BLOCK, similarityOf } from '../../src/engine'

const word = fc.constantFrom('luxury', 'suv', 'suvs', 'owners', 'owner', 'of', 'the', 'electric', 'cars', 'car', 'fans')
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const hints = fc.record({
  parent_category: fc.constantFrom('Auto', 'Auto Parts & Services', 'Sports'),
  subcategory: fc.constantFrom('SUVs', 'suv', 'Sedans', 'Team Sports'),
  segment_type: fc.constantFrom(...SEGMENT_TYPES),
})
type Input = { name: string; hints: Hints }
const derived = ({ name, hints }: Input) => derivedOf(fieldsOf(classify(name, hints), '2.13'))
const filingOf = (embedding: Buffer) => embedding.subarray(0, FILING_BYTES)
const strangers = fc.tuple(fc.record({ name, hints }), fc.record({ name, hints }))
const namesakes = fc.tuple(name, hints, hints).map(([name, first, second]): [Input, Input] => [
  { name, hints: first },
  { name, hints: second },
])

test('topics of one identity are at 0.95 or more; topics without a common name key or filing are below', () => {
  fc.assert(
    fc.property(fc.oneof(strangers, namesakes), (pair) => {
      const [a, b] = pair.map(derived) as [DerivedColumns, DerivedColumns]
      const similarity = similarityOf(a.embedding, b.embedding)
      if (a.identity.equals(b.identity)) expect(similarity).toBeGreaterThanOrEqual(SIMILARITY_BLOCK)
      if (a.name_key !== b.name_key) expect(similarity).toBeLessThan(SIMILARITY_BLOCK)
      if (!filingOf(a.embedding).equals(filingOf(b.embedding))) expect(similarity).toBeLessThan(SIMILARITY_BLOCK)
    }),
    { numRuns: 500 },
  )
})
