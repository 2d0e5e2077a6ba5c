import { describe, expect, test } from 'vitest'
import { classify } from '../../src/engine'

const standing = (name: string) => {
  const { audience_type, layers } = classify(name)
  return [audience_type, layers.buyer_journey]
}

describe('the verb of a sentence says who its people are', () => {
  test.each([
    ['Consumers who purchased a stroller in the last 6 months', 'Past Purchasers', 'Retention'],
    ['Travelers who booked a cruise', 'Past Purchasers', 'Retention'],
    ['Drivers who leased a Tesla', 'Past Purchasers', 'Retention'],
    ['Users who searched for running shoes', 'Researchers', 'Consideration'],
    ['Moms who compared prices for car seats', 'Researchers', 'Consideration'],
    ['Retirees who browsed river cruises', 'Researchers', 'Consideration'],
    ['Homeowners who plan to replace their boiler', 'In-Market Shoppers', 'Decision'],
    ['Homeowners likely to switch energy supplier', 'In-Market Shoppers', 'Decision'],
    ['Users who abandoned a flight booking', 'In-Market Shoppers', 'Decision'],
    ['Those who have just bought a puppy', 'Past Purchasers', 'Retention'],
    ['Gamers who own a PS5', 'Owners', 'Retention'],
    ['Grandparents looking for a cot', 'In-Market Shoppers', 'Decision'],
    ['People who recommend their broadband provider to friends', 'Brand Loyalists', 'Advocacy'],
  ])('%s: %s', (name, audience, journey) => {
    expect(standing(name)).toEqual([audience, journey])
  })

  test.each([
    'Viewers who cancelled Netflix',
    'Parents who stopped buying baby formula',
    'People who used to own a boat',
  ])('%s had it once', (name) => {
    expect(standing(name)).toEqual(['Past Purchasers', 'Retention'])
  })

  test.each([
    'Homeowners who do not have a dishwasher yet',
    'People who never bought skincare',
    "Netflix viewers who don't own a smart TV",
  ])('%s are neither owners nor buyers', (name) => {
    expect(['Owners', 'Past Purchasers']).not.toContain(classify(name).audience_type)
  })

  test.each([
    ['Homeowners converting their loft', 'In-Market Shoppers', 'Decision'],
    ['Nannies looking after toddlers', 'Life Stage', 'Awareness'],
  ])('%s: %s', (name, audience, journey) => {
    expect(standing(name)).toEqual([audience, journey])
  })

  test('at work it is their part that counts', () => {
    expect(classify('CFOs evaluating ERP systems').audience_type).toBe('Decision Makers')
    expect(classify('Shop owners comparing accountants').audience_type).toBe('Entrepreneurs')
  })

  test('habits and plans of other kinds say nothing of a purchase', () => {
    expect(classify('People quitting sugar for health').audience_type).not.toBe('Past Purchasers')
    expect(classify('Parents planning a birthday party').audience_type).toBe('Life Stage')
  })
})

test.each(['Former Netflix subscribers', 'Churned Peloton subscribers', 'Previous BMW owners'])(
  '%s have it no longer',
  (name) => {
    expect(standing(name)).toEqual(['Past Purchasers', 'Retention'])
  },
)

test.each(['Etsy visitors', 'Pharmacy visitors', 'Car dealership visitors', 'Visitors to BMW.com'])(
  '%s attend no event',
  (name) => {
    expect(classify(name).audience_type).toBe('In-Market Shoppers')
  },
)

test.each(['Museum visitors', 'Trade show visitors'])('%s attend something', (name) => {
  expect(classify(name).audience_type).toBe('Event Attendees')
})

test.each(['Venice Biennale', 'Notting Hill Carnival', 'Chelsea Flower Show'])('nobody is loyal to %s', (name) => {
  expect(classify(name).audience_type).toBe('Enthusiasts')
})

describe('an occupation that people look for', () => {
  test.each(['Best dentists in Chicago', 'Therapists near me', 'Affordable accountants', '24 hour plumbers'])(
    '%s is in demand',
    (name) => {
      const { audience_type, layers } = classify(name)
      expect([audience_type, layers.segment_type]).toEqual(['In-Market Shoppers', 'B2C'])
    },
  )

  test.each(['Dentists in Chicago', 'Accountants', 'Emergency physicians'])('%s are at work', (name) => {
    const { audience_type, layers } = classify(name)
    expect([audience_type, layers.segment_type]).toEqual(['Professionals', 'B2B'])
  })
})

test.each([
  ['People living with type 2 diabetes', 'Researchers'],
  ['Households filing for bankruptcy', 'Researchers'],
  ['Asylum seekers', 'Demographic'],
  ['Thrill seekers', 'Enthusiasts'],
  ['Minivan drivers', 'Owners'],
  ['Truck drivers', 'Professionals'],
  ['Guests at weddings', 'Event Attendees'],
  ['Season ticket holders on the London Underground', 'Owners'],
  ['Season ticket holders of Arsenal', 'Event Attendees'],
  ['Golf holidays', 'In-Market Shoppers'],
  ['Owns Robot Vacuum', 'Owners'],
  ['Holidays in Spain', 'In-Market Shoppers'],
  ['Followers of makeup artists', 'Fans & Followers'],
  ['School districts replacing old boilers over summer', 'Decision Makers'],
])('%s are %s', (name, audience) => {
  expect(classify(name).audience_type).toBe(audience)
})

test.each([
  ['landlords offering fibre internet to their tenants', 'B2B'],
  ['landlords selling up and moving the proceeds into REITs', 'B2C'],
  ['followers of makeup artists', 'B2C'],
  ['food trucks choosing a card reader', 'B2B'],
])('%s: %s', (name, segment) => {
  expect(classify(name).segment_type).toBe(segment)
})

test.each([
  'people who run a café',
  'couples opening a B&B',
  'people with their own plumbing business',
  'she owns a nail salon',
  'people starting a business',
])('%s have a business', (name) => {
  const { audience_type, layers } = classify(name)
  expect([audience_type, layers.segment_type]).toEqual(['Entrepreneurs', 'B2B'])
})

test.each([
  'people who run a book club',
  'parents whose child is starting a new school',
  'people opening a bank account',
  'people with their own gym at home',
])('%s have none', (name) => {
  const { audience_type, layers } = classify(name)
  expect([audience_type === 'Entrepreneurs', layers.segment_type]).toEqual([false, 'B2C'])
})

describe('whole sentences', () => {
  test.each([
    ['Librarians choose which e-book bundles the county lends', 'B2B'],
    ['A hospital group orders scrubs and clogs for every new starter', 'B2B'],
    ['Clinics buy X-ray plates and anaesthetic for dogs and cats', 'B2B'],
    ['The groom is comparing tailors for a three-piece suit', 'B2C'],
    ['A family needs a solicitor to draft wills and handle probate', 'B2C'],
  ])('%s: %s', (name, segment) => {
    expect(classify(name).layers.segment_type).toBe(segment)
  })

  test.each([
    ['Brides in Kerala book their make-up artist six months ahead', 'Beauty & Personal Care'],
    ['Golfers fly to the Algarve each spring with their clubs', 'Travel & Tourism'],
    ['She sews her own dresses and buys patterns at fairs', 'Hobbies & Arts'],
  ])('%s: what they do', (name, category) => {
    expect(classify(name).parent_category).toBe(category)
  })

  test.each([
    ['Households behind on their bills and looking for debt relief programs', 'In-Market Shoppers'],
    ['Women back at training six months after giving birth', 'Life Stage'],
    ['Long-haulers support forum', 'In-Market Shoppers'],
    ['The ideal customer is a CFO at a mid-sized manufacturer', 'Decision Makers'],
  ])('%s is none: %s', (name, audience) => {
    expect(classify(name).audience_type).toBe(audience)
  })
})

test('the off of paying off is no brand', () => {
  expect(classify('people paying off student loans').layers.primary_intent).not.toBe('Brand')
})

test.each([
  ['people who rowed at university', 'Sports'],
  ['people who danced at school', 'Hobbies & Arts'],
  ['households with no broadband', 'Telecom & Internet'],
])('%s: %s', (name, category) => {
  expect(classify(name).parent_category).toBe(category)
})
