import { describe, expect, it } from 'vitest'
import { ALL_NODES, classify } from '../../src/engine'
import { WORDS } from '../../src/engine/compiled/words'

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

describe('what lists know as a hint only is what they say where nothing stands beside it', () => {
  it.each([
    ['Ibiza', 'Travel & Tourism'],
    ['Gran Canaria', 'Travel & Tourism'],
    ['Key blanks', 'Home Improvement'],
    ['Supervisors', 'Business Services'],
  ])('%s: %s', (name, category) => {
    expect(classify(name).parent_category).toBe(category)
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
    ['is what they gave up', 'People who quit smoking', 'smoking'],
    ['is what they block', 'recovering gamblers who block betting sites with an app', 'betting app'],
    ['is what is excluded', 'Preschool Teachers, Except Special Education', 'special education'],
    ['is a time', 'Esports teams seeking sponsors for next season', 'next season'],
    ['is counted', 'Cinema-goers who see at least one film a month', 'one film'],
    ['waits for a place', 'Families who book a hotel near the airport', 'hotel near'],
    ['begins with a preposition', 'Landlords with a flat to let', 'to let'],
    ['is a brand only in its letters', 'Families on the beach', 'on the beach'],
    ['is a thing as any, and a brand only in its letters', 'fundraisers at the door', 'the door'],
    ['finds anybody', 'People looking for a room in a shared house', 'room'],
    ['is the verb', 'Runners trading in an old fitness tracker', 'trading'],
    ['is the end of a role', 'Commercial Vehicle Operators', 'vehicle operators'],
    ['is the beginning of a list', 'Metal Valve, Ball, and Roller Manufacturing', 'metal valve'],
    ['is only the rank', 'VP, Retail Analytics', 'vp'],
    ['is an owner', "Cigna's members", "cigna's"],
    ['is a word of grammar', 'adults relearning how to cook', 'how'],
  ])('%s: %s', (_, name, keyword) => {
    expect(classify(name).keywords).not.toContain(keyword)
  })

  it.each([
    ['LinkedIn', 'professional networks'],
    ['Mastodon', 'alternative networks'],
    ["Jehovah's Witnesses", 'other christian'],
    ['Fortnite', 'game genres'],
    ['Physics students', 'natural sciences'],
    ['Farm Management Software', 'industry-specific software'],
    ['Pizza', 'world cuisines'],
    ['Snowbirds in Florida', 'where people live'],
    ['Sweetgreen', 'bowls'],
    ['Cost Cutters', 'spas'],
    ['Kensington Tours', 'activities'],
  ])('is the label of a shelf: %s, %s', (name, keyword) => {
    expect(classify(name).keywords).not.toContain(keyword)
  })

  it.each([
    ['young people thinking of joining the army', 'infantry'],
    ['Professional School', 'elementary school'],
    ['parents of a child with asthma', 'inhaler'],
  ])('is narrower than a name that says more: %s, %s', (name, keyword) => {
    expect(classify(name).keywords).not.toContain(keyword)
  })

  it('is a label that no node has', () => {
    const names = ALL_NODES.map(({ name }) => name.toLowerCase())
    const parts = new Set(names.flatMap((name) => [name, ...name.split(/, | and | & /)]))
    expect(WORDS.keywords.shelves.filter((label) => !parts.has(label))).toEqual([])
    const said = new Set(names.map((name) => name.replaceAll(' & ', ' and ')))
    expect(WORDS.keywords.sameThings.filter((label) => !said.has(label))).toEqual([])
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
