import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classify } from '../../src/engine'
import { meantWord } from '../../src/engine/reading/misspellings'
import { tokenize } from '../../src/engine/text/tokens'

const meant = (text: string) => meantWord(tokenize(text)[0]!)

describe('a word that nobody knows is read as the one that it misspells', () => {
  it.each([
    ['coffe', 'coffee'],
    ['wedings', 'wedding'],
    ['crusie', 'cruise'],
    ['Resturant', 'restaurant'],
    ['insurence', 'insurance'],
    ['Vegitarian', 'vegetarian'],
    ['gambeling', 'gambling'],
    ['labradoodel', 'labradoodle'],
    ['appartment', 'apartment'],
  ])('%s: %s', (written, word) => {
    expect(meant(written)).toBe(word)
  })

  it.each([
    ['a word that people know', 'montage'],
    ['an abbreviation', 'INSURENCE'],
    ['a short word', 'yog'],
    ['a name that is like no word', 'zorblax'],
    ['another beginning', 'lestaurant'],
    ['two words as likely', 'snaks'],
  ])('but not %s: %s', (_, written) => {
    expect(meant(written)).toBeNull()
  })

  it('is never read as itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,30}$/), (word) => {
        expect(meant(word)).not.toBe(word)
      }),
    )
  })
})

describe('a misspelt name', () => {
  it.each([
    ['diabetis patients', 'diabetes patients'],
    ['Christain parents', 'Christian parents'],
    ['alcoholisim support', 'alcoholism support'],
    ['muslem families', 'Muslim families'],
  ])('%s is as sensitive as %s', (misspelt, name) => {
    expect(classify(misspelt).layers.sensitivity).toBe('High')
    expect(classify(misspelt).layers.sensitivity).toBe(classify(name).layers.sensitivity)
  })

  it('is filed like the right one, and stays as it was written', () => {
    const { topic_name, parent_category, taxonomy_path, keywords, evidence } = classify('Kichen remodel')
    const right = classify('Kitchen remodel')
    expect({ parent_category, taxonomy_path }).toEqual({
      parent_category: right.parent_category,
      taxonomy_path: right.taxonomy_path,
    })
    expect(topic_name).toBe('Kichen Remodel')
    expect(keywords).toContain('kitchen remodel')
    expect(evidence.category.rule).toBe('term, “Kichen” read as “kitchen”')
  })

  it('has no keyword twice', () => {
    const { keywords } = classify('Crytpocurrency investers')
    expect(new Set(keywords).size).toBe(keywords.length)
  })
})
