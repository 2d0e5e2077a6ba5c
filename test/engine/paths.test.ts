import { describe, expect, it } from 'vitest'
import { classify } from '../../src/engine'

describe('what stands above the last part of a path', () => {
  it.each([
    ['Voter File - Pennsylvania - Absentee', 'Government & Politics', 'High'],
    ['Voters - Ohio - Early', 'Government & Politics', 'High'],
    ['Diabetes Patients - Texas - Adults', 'Healthcare & Pharma', 'High'],
    ['Registered Democrats - Ohio - Suburban', 'Government & Politics', 'High'],
    ['Mattress Shoppers - Ohio - Suburban', 'Home & Garden', 'None'],
    ['Inkjet printer ink - home - replenish', 'Consumer Electronics', 'None'],
    ['Epsilora Insights - Sports - Tennis', 'Sports', 'None'],
    ['AudioLoom > Genre > Country', 'Music & Audio', 'None'],
  ])('counts unless it is a seller: %s', (name, category, sensitivity) => {
    const { parent_category, layers } = classify(name)
    expect([parent_category, layers.sensitivity]).toEqual([category, sensitivity])
  })

  it.each([
    ['Multicultural > African American > Millennials', 'High'],
    ['Hispanic > Millennials', 'High'],
    ['Asian American > Gen Z', 'High'],
    ['Politics > Republicans > Gun Owners', 'High'],
    ['Demo | Black women | natural hair care', 'High'],
    ['Healthcare > Oncology > Sales Reps', 'None'],
    ['Jewish > Food > Bakeries', 'None'],
    ['MDR-style | Special Education Teachers | Grades 6-8', 'None'],
  ])('makes a list as sensitive as it would be behind: %s is %s', (name, sensitivity) => {
    expect(classify(name).layers.sensitivity).toBe(sensitivity)
  })
})
