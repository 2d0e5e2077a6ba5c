import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ReedSolomon } from '../../src/engine/embedding/reed-solomon'

describe('ReedSolomon', () => {
  it.each([
    [3, 0b1011, 5],
    [4, 0b10011, 9],
  ])('over GF(2^%i): different numbers differ in at least size − k + 1 places', (bits, polynomial, coefficients) => {
    const code = new ReedSolomon(bits, polynomial, coefficients)
    const number = fc.integer({ min: 0, max: code.size ** coefficients - 1 })
    fc.assert(
      fc.property(number, number, (a, b) => {
        fc.pre(a !== b)
        const other = code.encode(b).slice()
        const differing = code.encode(a).filter((symbol, at) => symbol !== other[at])
        expect(differing.length).toBeGreaterThanOrEqual(code.size - coefficients + 1)
      }),
      { numRuns: 1000 },
    )
  })
})
