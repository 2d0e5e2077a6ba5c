import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ClassificationResult,
  type Correction,
  type CorrectionSet,
  classify,
  correctionSet,
  PARENT_CATEGORIES,
  readCorrection,
  SENSITIVITIES,
} from '../../src/engine'
import { nameParts } from '../../src/engine/corrections/correction-set'
import { correctedFields } from '../../src/engine/corrections/opinions'

type Said = readonly [name: string, field: Correction['field'], value: string]

/** The last is the newest. */
const setOf = (...said: Said[]): CorrectionSet =>
  correctionSet(
    said.map(([name, field, value], at) => readCorrection({ id: at + 1, name, field, value })!).toReversed(),
  )
const own = (...said: Said[]) => ({ organization: setOf(...said) })
const plain = (name: string) => classify(name)

const WALKERS: Said = ['Zorblax Walkers', 'parent_category', 'Pets & Animals']

describe('a correction', () => {
  test('decides for the same words, however they are written', () => {
    expect(plain('zorblax walkers').parent_category).not.toBe('Gaming')
    const corrections = own(['Zorblax Walkers', 'parent_category', 'Gaming'])
    for (const name of ['zorblax walkers', 'Walker, Zorblax', 'People interested in Zorblax Walkers']) {
      const result = classify(name, {}, { corrections })
      expect(result).toMatchObject({ parent_category: 'Gaming', taxonomy_type: 'Entertainment & Media' })
      expect(result.evidence.category).toMatchObject({
        rule: 'corrected by your organization: "Zorblax Walkers" is Gaming',
        corrections: [
          { id: 1, name: 'Zorblax Walkers', field: 'parent_category', value: 'Gaming', source: 'organization' },
        ],
      })
    }
  })

  test('outweighs anything the engine knows of this very name, but not the caller', () => {
    const corrections = own(['dog insurance', 'parent_category', 'Pets & Animals'])
    expect(classify('dog insurance', {}, { corrections }).parent_category).toBe('Pets & Animals')
    const hinted = classify('dog insurance', { parent_category: 'Insurance' }, { corrections })
    expect(hinted.parent_category).toBe('Insurance')
    expect(hinted.evidence.category.corrections).toBeUndefined()
  })

  test('counts for near names, and less for other names about the same thing', () => {
    const corrections = own(WALKERS)
    const [near] = correctedFields(corrections, nameParts('certified zorblax walkers'))!.categories
    const [head] = correctedFields(corrections, nameParts('quibbet walkers'))!.categories
    expect(near).toMatchObject({ value: 'Pets & Animals', isDecided: false })
    expect(near!.rule).toBe('a near name corrected by your organization: "Zorblax Walkers" is Pets & Animals')
    expect(head!.rule).toContain('names about "walker" corrected by your organization')
    expect(head!.weight).toBeLessThan(near!.weight)
    expect(classify('certified zorblax walkers', {}, { corrections }).parent_category).toBe('Pets & Animals')
  })

  test('does not move a name that the engine knows by one name about the same thing', () => {
    const corrections = own(['Zorblax Insurance', 'parent_category', 'Gaming'])
    expect(classify('car insurance', {}, { corrections }).parent_category).toBe('Insurance')
  })

  test('of segment and audience replaces the layer where it weighs enough', () => {
    const corrections = own(
      ['Zorblax Walkers', 'segment_type', 'B2G'],
      ['Zorblax Walkers', 'audience_type', 'Event Attendees'],
    )
    const result = classify('zorblax walkers', {}, { corrections })
    expect(result).toMatchObject({ segment_type: 'B2G', audience_type: 'Event Attendees' })
    expect(result.layers.segment_type).toBe('B2G')
    expect(result.evidence.segment.corrections).toMatchObject([{ id: 1, source: 'organization' }])
    expect(classify('certified zorblax walkers', {}, { corrections }).segment_type).toBe('B2G')
    expect(classify('quibbet walkers', {}, { corrections }).segment_type).not.toBe('B2G')
  })

  test('of the subcategory holds inside its category', () => {
    const corrections = own(WALKERS, ['Zorblax Walkers', 'subcategory', 'Dogs'])
    const result = classify('zorblax walkers', {}, { corrections })
    expect(result).toMatchObject({ parent_category: 'Pets & Animals', subcategory: 'Dogs' })
    expect(result.evidence.category.corrections).toHaveLength(2)
    const elsewhere = classify('zorblax walkers', { parent_category: 'Gaming' }, { corrections })
    expect(elsewhere.subcategory).not.toBe('Dogs')
  })

  test('raises the sensitivity and never lowers it', () => {
    const name = 'gambling addiction help'
    expect(plain(name).layers.sensitivity).toBe('High')
    const lower = { corrections: own([name, 'sensitivity', 'None']) }
    expect(classify(name, {}, lower).layers.sensitivity).toBe('High')
    const higher = { corrections: own(['garden chairs', 'sensitivity', 'Moderate']) }
    const result = classify('garden chairs', {}, higher)
    expect(result.layers.sensitivity).toBe('Moderate')
    expect(result.evidence.sensitivity.corrections).toHaveLength(1)
  })

  test('with a value that the taxonomy does not have is left out', () => {
    expect(readCorrection({ id: 1, name: 'x', field: 'segment_type', value: 'B2X' })).toBeNull()
  })
})

describe('whose correction', () => {
  const reviewers = setOf(['Zorblax Walkers', 'parent_category', 'Gaming'])

  test('reviewers count for all, the own organization first', () => {
    const result = classify('zorblax walkers', {}, { corrections: { reviewers } })
    expect(result.parent_category).toBe('Gaming')
    expect(result.evidence.category.rule).toContain('corrected by reviewers')
    const both = { reviewers, organization: setOf(WALKERS) }
    expect(classify('zorblax walkers', {}, { corrections: both }).parent_category).toBe('Pets & Animals')
    const near = correctedFields(both, nameParts('certified zorblax walkers'))!.categories
    expect(near.map(({ value }) => value)).toEqual(['Pets & Animals'])
  })

  test('most of those who corrected a name decide, and of as many the newest', () => {
    const gaming: Said = ['Zorblax Walkers', 'parent_category', 'Gaming']
    const decided = (...said: Said[]) => correctedFields(own(...said), nameParts('zorblax walkers'))!.categories[0]!
    expect(decided(WALKERS, gaming).value).toBe('Gaming')
    expect(decided(WALKERS, WALKERS, gaming)).toMatchObject({
      value: 'Pets & Animals',
      agreement: 1,
      rule: 'corrected by your organization: "Zorblax Walkers" is Pets & Animals (2 agree, 1 disagree)',
    })
  })
})

const word = fc.constantFrom('zorblax', 'quibbet', 'dog', 'garden', 'insurance', 'walkers', 'software', 'boots')
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const said = fc
  .record({ name, value: fc.constantFrom('Gaming', 'Pets & Animals', 'Insurance') })
  .map(({ name: corrected, value }): Said => [corrected, 'parent_category', value])

describe('for any corrections', () => {
  const asText = (result: ClassificationResult) => JSON.stringify(result)

  test('a name with no word in common is answered as without them', () => {
    const other = fc.constantFrom('electric SUV shoppers', 'VP Marketing', 'tequila brands', 'homeowners 45-54', '?')
    fc.assert(
      fc.property(fc.array(said, { maxLength: 8 }), other, (corrections, unrelated) => {
        const result = classify(unrelated, {}, { corrections: own(...corrections) })
        expect(asText(result)).toBe(asText(plain(unrelated)))
      }),
    )
  })

  test('one more that agrees never makes it weigh less', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 8 }), said, name, (before, more, asked) => {
        const weightOf = (corrections: readonly Said[]) =>
          correctedFields(own(...corrections), nameParts(asked))?.categories.find(({ value }) => value === more[2])
            ?.weight ?? 0
        expect(weightOf([...before, more])).toBeGreaterThanOrEqual(weightOf(before))
      }),
    )
  })

  test('the answer is always one of the taxonomy, and the same again', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 8 }), name, (corrections, asked) => {
        const once = classify(asked, {}, { corrections: own(...corrections) })
        expect(PARENT_CATEGORIES).toContain(once.parent_category)
        expect(SENSITIVITIES).toContain(once.layers.sensitivity)
        expect(asText(classify(asked, {}, { corrections: own(...corrections) }))).toBe(asText(once))
      }),
    )
  })
})
