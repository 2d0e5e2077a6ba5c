import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivedOf, fieldsOf } from '../../src/catalog/topic-record'
import { classify, SEGMENT_TYPES } from '../../src/engine'
import { packedSimilarity, SIMILARITY_BLOCK } from '../../src/engine/similarity'

const word = fc.constantFrom('luxury', 'suv', 'suvs', 'owners', 'owner', 'of', 'the', 'electric', 'cars', 'car', 'fans')
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const hints = fc.record({
  parent_category: fc.constantFrom('Auto', 'Auto Parts & Services', 'Sports'),
  subcategory: fc.constantFrom('SUVs', 'suv', 'Sedans', 'Team Sports'),
  segment_type: fc.constantFrom(...SEGMENT_TYPES),
})
const topic = fc.tuple(name, hints).map(([given, hint]) => derivedOf(fieldsOf(classify(given, hint), '2.5')))

test('topics of one identity are at 0.95 or more; topics without a common name key are below', () => {
  fc.assert(
    fc.property(topic, topic, (a, b) => {
      const similarity = packedSimilarity(a.embedding, b.embedding)
      if (a.identity.equals(b.identity)) expect(similarity).toBeGreaterThanOrEqual(SIMILARITY_BLOCK)
      if (a.name_key !== b.name_key) expect(similarity).toBeLessThan(SIMILARITY_BLOCK)
    }),
    { numRuns: 500 },
  )
})
