import { describe, expect, it } from 'vitest'
import { compileEntries } from '../../src/engine/lexicon/entries'
import { PhraseIndex } from '../../src/engine/lexicon/phrases'

describe('the index of phrases', () => {
  it('finds every phrase of the lists from its first word, whatever was asked before', () => {
    const keys = compileEntries().keys()
    const fresh = compileEntries()
    const lost = keys.filter((key) => {
      const words = key.split(' ')
      return fresh.matchesAt(words, 0)[0]?.end !== words.length
    })
    expect(lost).toEqual([])
  })

  it('finds the longest phrase first, in any spelling', () => {
    const index = new PhraseIndex<string>({ compounds: true })
    index.addList('bread, bread maker, ~tyre shop, aesthetic', ',', (entry) => entry)
    const found = (...words: string[]) => index.matchesAt(words, 0).map(({ end, values }) => [end, ...values])
    expect(found('bread', 'maker')).toEqual([
      [2, 'bread maker'],
      [1, 'bread'],
    ])
    expect(found('breadmaker')).toEqual([[1, 'bread maker']])
    expect(found('tire', 'shop')).toEqual([[2, '~tyre shop']])
    expect(found('unknown')).toEqual([])
  })
})
