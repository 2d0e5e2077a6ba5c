import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classify } from '../../src/engine'
import { learnedVoter } from '../../src/engine/scoring/learned-voter'
import type { RoleWord } from '../../src/engine/scoring/role-words'
import { signOf, valueAt } from '../../src/engine/scoring/vector-text'

const head = (word: string): RoleWord => ({ word, text: word, role: 'head', weight: 1 })

describe('the learned voter', () => {
  it('gives probabilities for any words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 8 }), (words) => {
        const { probabilities, known } = learnedVoter(words.map(head))
        expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 6)
        expect(known).toBeGreaterThanOrEqual(0)
        expect(known).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('knows common words, and of others only how they are written', () => {
    expect(learnedVoter([head('saxophone')]).known).toBe(1)
    expect(learnedVoter([head('zorblaxian')]).known).toBe(0)
  })

  it('says by which words a name was filed that no list has', () => {
    const { evidence, confidence } = classify('borzoi grooming tips')
    expect(confidence).toBeGreaterThan(0.3)
    expect(evidence.category.words.length).toBeGreaterThan(0)
  })
})

describe('the confidence', () => {
  it.each(['?', 'zorblax', 'Lorem ipsum'])('of "%s" is next to nothing', (name) => {
    expect(classify(name).confidence).toBeLessThanOrEqual(0.1)
  })

  it.each(['Car Insurance Shoppers', 'dog food', 'Electric SUVs'])('of "%s" is high', (name) => {
    expect(classify(name).confidence).toBeGreaterThanOrEqual(0.9)
  })
})

describe('the signs of the model', () => {
  it('stand for the numbers that were written', () => {
    for (let value = -45; value <= 45; value++) expect(valueAt(signOf(value), 0)).toBe(value)
  })
})
