import { describe, expect, it } from 'vitest'
import ENTRIES from '../../src/engine/compiled/entries.txt?raw'
import { LEXICON, Lexicon } from '../../src/engine/lexicon'
import { decodedEntry } from '../../src/engine/lexicon/entry'
import type { Match } from '../../src/engine/lexicon/lexicon'
import { PhraseTable } from '../../src/engine/lexicon/phrase-table'

const lexicon = new Lexicon(
  new PhraseTable('bread\t01*k\nbread maker\t01*h=bread maker\ntire shop\t01*1\nearring\t01*n\n', decodedEntry),
)
const found = (...words: string[]) =>
  lexicon.matchesAt(words, 0).map((match) => [match.end, ...match.value.senses.map(({ category }) => category)])

const isListed = ({ value }: Match) => value.senses.length > 0

describe('the lexicon', () => {
  it('finds every phrase of the lists from its first word', () => {
    const lost = LEXICON.phrases().filter((phrase) => {
      const words = phrase.split(' ')
      return LEXICON.matchesAt(words, 0)[0]?.end !== words.length
    })
    expect(lost).toEqual([])
  })

  it('can be stored with a byte for each character, which is read four times as fast', () => {
    expect(ENTRIES).not.toMatch(/[\u0100-\uffff]/)
  })

  it('finds the longest phrase first', () => {
    expect(found('bread', 'maker')).toEqual([
      [2, 'Home & Garden'],
      [1, 'Food & Grocery'],
    ])
    expect(found('tire', 'shop')).toEqual([[2, 'Auto Parts & Services']])
    expect(found('tire')).toEqual([])
    expect(found('unknown')).toEqual([])
  })

  it('finds two words written as one, and one as two', () => {
    expect(found('breadmaker')).toEqual([[1, 'Home & Garden']])
    expect(found('ear', 'ring')).toEqual([[2, 'Apparel & Accessories']])
  })

  it('hides phrases in every form', () => {
    const without = lexicon.without(['bread maker'])
    expect(without.matchesAt(['breadmaker'], 0)).toEqual([])
    expect(
      without
        .matchesAt(['bread', 'maker'], 0)
        .filter(isListed)
        .map(({ end }) => end),
    ).toEqual([1])
    expect(lexicon.matchesAt(['breadmaker'], 0)).toHaveLength(1)
  })
})
