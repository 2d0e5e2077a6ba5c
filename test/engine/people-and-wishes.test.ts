import { describe, expect, it } from 'vitest'
import { classify } from '../../src/engine'

describe('people are filed where what they do is filed', () => {
  it.each([
    ['Golfers', 'Golf', 'golf'],
    ['Crocheters', 'Sewing & Needlework', 'crocheting'],
    ['Fly fishermen', 'Fishing', 'fly fishing'],
    ['Wild swimmers', 'Surfing & Water Sports', 'wild swimming'],
    ['Potters', 'Crafts & DIY Making', 'pottery'],
    ['Coeliacs', 'Digestive Health', 'celiac disease'],
  ])('%s: %s', (name, subcategory, keyword) => {
    const result = classify(name)
    expect(result.subcategory).toBe(subcategory)
    expect(result.keywords).toContain(keyword)
  })

  it('but those who work in a field with those who do', () => {
    expect(classify('Pharmacists').subcategory).toBe('Healthcare Professionals and Industry')
  })
})

describe('where people stand', () => {
  it.each([
    ['First-time dads comparing strollers', 'Consideration'],
    ['Golfers shopping for a new driver', 'Decision'],
    ['People with bad credit needing a car loan', 'Consideration'],
    ['Small biz owners in need of a loan', 'Consideration'],
    ['special needs parents', 'Awareness'],
    ['Hearing aid considerers', 'Consideration'],
  ])('%s: %s', (name, journey) => {
    expect(classify(name).layers.buyer_journey).toBe(journey)
  })
})

describe('who the people are beside a brand, a business or an occasion', () => {
  it.each([
    ['Rolex', 'Brand Loyalists'],
    ['Rolex regulars', 'Brand Loyalists'],
    ['Sennheiser Momentum', 'Brand Loyalists'],
    ['Rolex waitlisters', 'In-Market Shoppers'],
    ['Dental practice owners', 'Entrepreneurs'],
    ['Landlords', 'Entrepreneurs'],
    ['Truck owners', 'Owners'],
    ["Mother's Day flowers", 'In-Market Shoppers'],
    ['Thanksgiving hosts', 'Life Stage'],
    ['Warhammer 40k painters', 'Enthusiasts'],
    ['wedding planners', 'Professionals'],
    ['Motorcycle riders', 'Enthusiasts'],
    ['Ceiling fans', 'In-Market Shoppers'],
    ['Teachers choosing classroom supplies', 'Professionals'],
    ['Developers who build on AWS Lambda', 'Professionals'],
    ['CFOs evaluating ERP', 'Decision Makers'],
    ['Travel|Past Booker|Low-cost carriers', 'Past Purchasers'],
    ['Custom > Competitor conquest > Verizon', 'In-Market Shoppers'],
  ])('%s: %s', (name, audience) => {
    expect(classify(name).audience_type).toBe(audience)
  })

  it('are consumers beside a season', () => {
    expect(classify('Summer BBQ entertainers').segment_type).toBe('B2C')
  })
})

describe('no keyword', () => {
  it.each([
    ['begins inside a word', 'New mums with post-natal depression', 'natal depression'],
    ['is a piece of a word', 'Buy-to-let investors', 'to let'],
    ['is a place alone', 'Holiday let owners in Cornwall', 'cornwall'],
    ['has a comma', 'IBS', "ibs, crohn's and colitis"],
    ['is what people avoid', 'Nut allergy families', 'nuts'],
    ['is what a drink is without', 'Low and no alcohol', 'alcohol'],
    ['is what a food is without', 'Dairy-free cheese lovers', 'dairy & cheese'],
    ['means others', 'Mindfulness app users', 'app users'],
    ['is another word', 'GPs prescribing statins', 'gps'],
  ])('%s: %s', (_, name, keyword) => {
    expect(classify(name).keywords).not.toContain(keyword)
  })

  it('is a long sentence where others tell', () => {
    expect(classify('They buy their groceries online and never set foot in a supermarket.').keywords).toEqual([
      'grocery',
      'supermarket',
    ])
  })
})

describe('companies counted by their people', () => {
  it.each(['Companies with 51-200 employees', 'Companies with 500+ employees'])(
    'are no human resources: %s',
    (name) => {
      const { parent_category, segment_type } = classify(name)
      expect([parent_category, segment_type]).toEqual(['Business Services', 'B2B'])
    },
  )
})

describe('a business counted by what it has', () => {
  it.each([
    'Restaurants with 10+ locations',
    'Hotels with 200+ rooms',
    'Resorts with more than 300 rooms',
    'Clinics with 5+ physicians',
    'Veterinary clinics with 3 or more vets',
    'Gyms with multiple locations',
    'Hospitals with 500+ beds',
  ])('is meant itself: %s', (name) => {
    const { segment_type, audience_type } = classify(name)
    expect([segment_type, audience_type]).toEqual(['B2B', 'Decision Makers'])
  })

  it.each([
    'Hotels with 2 rooms for families',
    'Hotels with 2+ beds',
    'Hotels with pools',
    'Homes with 4+ bedrooms',
    'Travelers who want resorts with 300+ rooms',
    'Households with 3+ cars',
  ])('is not where people count what they want or own: %s', (name) => {
    expect(classify(name).segment_type).toBe('B2C')
  })
})
