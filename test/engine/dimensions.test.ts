import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIMENSION_SETS, resolveDimensions } from '../../src/engine/dimensions/resolve'

const valuesOf = (name: string) => DIMENSION_SETS.find((set) => set.name === name)?.values ?? []

describe('the dimension sets', () => {
  it('are 22: 15 demographic, 1 geographic, 6 firmographic', () => {
    const count = (kind: string) => DIMENSION_SETS.filter((set) => set.kind === kind).length
    expect([DIMENSION_SETS.length, count('demographic'), count('geographic'), count('firmographic')]).toEqual([
      22, 15, 1, 6,
    ])
  })

  it('hold the values of the contract', () => {
    expect(valuesOf('Age Range')).toEqual(['18-24', '25-34', '35-44', '45-54', '55-64', '65+'])
    expect(valuesOf('C-Suite Title')).toEqual(['CEO', 'CFO', 'CTO', 'CMO', 'COO', 'CIO', 'CHRO', 'CDO'])
    const sizes = ['US State', 'Seniority Level', 'Department', 'Company Size', 'Company Revenue', 'Company Industry']
    expect(sizes.map((name) => valuesOf(name).length)).toEqual([52, 5, 15, 8, 7, 15])
    expect(valuesOf('US State')).toEqual(expect.arrayContaining(['District of Columbia', 'Puerto Rico', 'Texas']))
  })

  it('repeat no value', () => {
    for (const { values } of DIMENSION_SETS) expect(new Set(values).size).toBe(values.length)
  })
})

describe('resolveDimensions', () => {
  it.each([
    ['CFOs by US state', 'CFOs', ['US State']],
    ['age range x gender for running shoes', 'running shoes', ['Age Range', 'Gender']],
    ['running shoes by age and gender', 'running shoes', ['Age Range', 'Gender']],
    ['gifts for men by state', 'gifts for men', ['US State']],
    [
      'Create a matrix of electric SUV shoppers by age, gender and income',
      'electric SUV shoppers',
      ['Age Range', 'Gender', 'Income Range'],
    ],
    ['new parents in every US state', 'new parents', ['US State']],
    ['seniority × department for cybersecurity buyers', 'cybersecurity buyers', ['Seniority Level', 'Department']],
    ['C-suite titles by company size', '', ['C-Suite Title', 'Company Size']],
    ['yoga by men and women', 'yoga', ['Gender']],
    ['State Farm customers by age', 'State Farm customers', ['Age Range']],
    ['education by state', 'education', ['US State']],
    ['by age and income and education and state', '', ['Age Range', 'Income Range', 'Education Level', 'US State']],
    [
      'golfers by age, income, education, and state',
      'golfers',
      ['Age Range', 'Income Range', 'Education Level', 'US State'],
    ],
    ['education and gender', 'education', ['Gender']],
    ['golf and tennis fans', 'golf and tennis fans', []],
  ])('%s', (text, subject, sets) => {
    const resolved = resolveDimensions(text)
    expect(resolved.subject).toBe(subject)
    expect(resolved.sets.map((set) => set.name)).toEqual(sets)
  })

  it('finds every set by its own name', () => {
    for (const set of DIMENSION_SETS) expect(resolveDimensions(`hotels by ${set.name}`).sets).toEqual([set])
  })

  it('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(resolveDimensions(text).sets)))
  })
})
