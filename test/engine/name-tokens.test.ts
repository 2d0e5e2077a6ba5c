import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GOLDEN } from '../../src/cli/eval/golden'
import { tokensOf } from '../../src/engine/reading/name-tokens'
import { tokenize } from '../../src/engine/text/tokens'

const WORDS = fc.constantFrom(
  'Dogs',
  'non',
  'pre',
  'R',
  'D',
  'HotelBookers',
  'CRM',
  'YouTube',
  'women',
  'a',
  'of',
  'SUVs',
  '401',
  '(k)',
  '18',
  'to',
  '$50k',
  'plug-non',
  'F-150',
  "kid's",
  'L’Oréal',
  'amazon.com',
)
const SIGNS = fc.constantFrom(
  ' ',
  ' & ',
  '&',
  ', ',
  '/',
  ' (',
  ') ',
  '-',
  ': ',
  '; ',
  "'s ",
  '. ',
  ' 5 ',
  ' – ',
  ' + ',
  '  ',
)

describe('tokensOf', () => {
  it('reads every name as the tokenizer does', () => {
    for (const { name } of GOLDEN) expect(tokensOf(name)).toEqual(tokenize(name))
  })

  it('reads any text as the tokenizer does', () => {
    const check = (name: string) => {
      expect(tokensOf(name)).toEqual(tokenize(name))
    }
    const text = fc.array(fc.tuple(WORDS, SIGNS), { maxLength: 6 }).map((parts) => parts.flat().join(''))
    fc.assert(fc.property(text, check), { numRuns: 500 })
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), check))
  })
})
