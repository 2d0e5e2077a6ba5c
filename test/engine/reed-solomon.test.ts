import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binaryField, codeWord } from '../../src/engine/reed-solomon'

describe('codeWord', () => {
  it.each([
    [3, 0b1011, 5],
    [4, 0b10011, 9],
  ])('over GF(2^%i): different numbers differ in at least size − k + 1 places', (bits, polynomial, coefficients) => {
    const field = binaryField(bits, polynomial)
    const number = fc.integer({ min: 0, max: field.size ** coefficients - 1 })
    fc.assert(
      fc.property(number, number, (a, b) => {
        fc.pre(a !== b)
        const other = codeWord(field, b, coefficients)
        const differing = codeWord(field, a, coefficients).filter((symbol, at) => symbol !== other[at])
        expect(differing.length).toBeGreaterThanOrEqual(field.size - coefficients + 1)
      }),
      { numRuns: 1000 },
    )
  })
})
