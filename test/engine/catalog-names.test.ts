import { describe, expect, it } from 'vitest'
import { classify } from '../../src/engine/index'

describe('names of data catalogs', () => {
  it.each([
    ['Dairy > Yogurt > Greek', 'Food & Grocery'],
    ['Finance > Insurance > Pet', 'Insurance'],
    ['Media > Podcasts > True crime', 'Music & Audio'],
    ['Ins: Renters', 'Insurance'],
    ['Acme Data - Automotive - Truck owners - F-150', 'Auto'],
    ['Experian | Mosaic | Rental hubs', 'Demographics & Life Events'],
    ['PUR_Cereal_Heavy', 'Food & Grocery'],
    ['Dem_F_35_44', 'Demographics & Life Events'],
    ['Impulse buyers – confectionery', 'Food & Grocery'],
    ['Heat pump manufacturers', 'Manufacturing & Construction'],
    ['Dustmen', 'Energy & Agriculture'],
    ['GPs', 'Healthcare & Pharma'],
  ])('files %s under %s', (name, category) => {
    expect(classify(name).parent_category).toBe(category)
  })

  it.each([
    ['B2B | Job function | Legal', 'B2B'],
    ['SMBs > Industry > Hair salons', 'B2B'],
    ['NAICS 722511 Full-service restaurants', 'B2B'],
    ['Head of e-commerce', 'B2B'],
    ['Kitchen fitters', 'B2B'],
    ['Kitchen fitters in Bristol', 'B2C'],
    ['Nanny seekers', 'B2C'],
    ['Kitchen remodel planners', 'B2C'],
    ['Public sector > Procurement > Social housing', 'B2G'],
  ])('says that %s are %s', (name, segment) => {
    expect(classify(name).segment_type).toBe(segment)
  })
})
