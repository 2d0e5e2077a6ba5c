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
    ['Lotame > Lifestyle > Cyclists > Medium', 'Outdoor Recreation'],
    ['Insurance > Pet > Tier 1', 'Insurance'],
    ['Electronics > TVs > Purchased 6-12 months ago', 'Consumer Electronics'],
    ['CPG > Baby Food > Category Buyers', 'Family & Relationships'],
    ['Google_Affinity_Foodies', 'Food & Grocery'],
    ['Theme Parks - v3 - 2025-01', 'Travel & Tourism'],
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

  it.each([
    ['Retail > Home Decor > Past Buyers', 'Past Purchasers'],
    ['Electronics > TVs > Purchased 6-12 months ago', 'Past Purchasers'],
    ['Education > MBA Programs > High Intent', 'In-Market Shoppers'],
    ['Gravel Bikes - In Market', 'In-Market Shoppers'],
    ['Utility Switchers - Propensity High', 'In-Market Shoppers'],
    ['Streaming > Jazz > Avid Fans', 'Fans & Followers'],
  ])('hears in the mark behind %s that they are %s', (name, audience) => {
    expect(classify(name).audience_type).toBe(audience)
  })

  it('hears in the mark how strong the interest is', () => {
    expect(classify('Snacks > Kettle Chips > Heavy').layers.intensity).toBe('Very High')
    expect(classify('Snacks > Kettle Chips').layers.intensity).toBe('High')
  })
})
