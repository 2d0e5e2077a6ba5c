import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GOLDEN } from '../../src/cli/eval/golden'
import { classify } from '../../src/engine/classify'
import { topicName } from '../../src/engine/outputs/names'

/** Figures that are noise beside some of the others, words whose capitals depend on their place, joined and legal ones. */
const PARTS =
  `Age 18-24 30 30d days last past L30 P90 id id-12 naics 5112 v2 2024 20240101 F-150 $50k $250,000+ 65+ Type 2 of the
  copy Cars suv men seg 123 cpm @ 4K in for within 90 day 0-90d b2b 3.5 1/2 100% MP3 iPhone 15 K-12 401k 24/7 7-eleven 3M H&M
  co. inc Inc. AT&T it us in-market carry-on chick-fil-a software smart plc HotelBookers & Workers' C++`.split(/\s+/)

const names = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))

/** Most names are read by a short way, and one that begins with a space by the long one: both must say the same. */
describe('a space before a name', () => {
  it('changes nothing in its title', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(topicName(` ${name}`)).toBe(topicName(name))
      }),
      { numRuns: 2000 },
    )
  })

  it('changes nothing in its classification', () => {
    for (const { name } of GOLDEN) expect(classify(` ${name}`)).toEqual(classify(name))
    fc.assert(
      fc.property(names, (name) => {
        expect(classify(` ${name}`)).toEqual(classify(name))
      }),
      { numRuns: 1000 },
    )
  })
})
