import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLabelledSet } from '../../src/cli/eval/labelled-set'
import { classification } from '../../src/engine/classification'
import { classify } from '../../src/engine/classify'
import { rootNode } from '../../src/engine/taxonomy/tree'
import {
  AUDIENCE_TYPES,
  GROUP_OF,
  PARENT_CATEGORIES,
  SEGMENT_TYPES,
  SENSITIVITIES,
} from '../../src/engine/taxonomy/vocabulary'

const category = (name: string) => classify(name).parent_category

describe('what a name is about', () => {
  it.each([
    ['electric SUV shoppers', 'Auto'],
    ['apple pie', 'Food & Grocery'],
    ['Apple Watch', 'Consumer Electronics'],
    ['mortgage software', 'Software & SaaS'],
    ['dog insurance', 'Insurance'],
    ['pet insurance', 'Insurance'],
    ['car insurance', 'Insurance'],
    ['dog food', 'Pets & Animals'],
    ['running shoes', 'Apparel & Accessories'],
    ['football boots', 'Sports'],
    ['baby food', 'Family & Relationships'],
    ['golf vacations', 'Travel & Tourism'],
    ['mortgages', 'Banking & Lending'],
    ['medical schools', 'Education & Science'],
    ['sports news', 'Sports'],
    ['gluten free bread', 'Food & Grocery'],
    ['VW', 'Auto'],
    ['Volkswagen', 'Auto'],
    ["McDonald's", 'Restaurants & Dining'],
  ])('%s is %s', (name, expected) => {
    expect(category(name)).toBe(expected)
  })

  it.each([
    ['Marketing Directors', 'Marketing & Advertising'],
    ['CFOs', 'Business Services'],
    ['nurses', 'Healthcare & Pharma'],
    ['teachers', 'Education & Science'],
    ['CISOs', 'IT & Cybersecurity'],
    ['VP of Human Resources', 'Careers & HR'],
    ['Truck Drivers', 'Logistics & Transportation'],
  ])('the role %s is filed under %s', (name, expected) => {
    const result = classify(name)
    expect(result.parent_category).toBe(expected)
    expect(result.layers.primary_intent).toBe('Role')
  })

  it.each([
    ['Pearson plc', 'Education & Science'],
    ['Barclays PLC', 'Banking & Lending'],
    ['Enel S.p.A.', 'Energy & Agriculture'],
    ['Novo Nordisk A/S', 'Healthcare & Pharma'],
    ['PT Bank Mandiri Tbk', 'Banking & Lending'],
    ['Block, Inc.', 'Banking & Lending'],
    ['1-800-Flowers.com', 'Retail & Shopping'],
    ['Chewy.com', 'Pets & Animals'],
  ])('the company %s is %s', (name, expected) => {
    expect(category(name)).toBe(expected)
  })

  it('takes a word for the brand where the whole name is written like it', () => {
    expect(category('Caterpillar')).toBe('Manufacturing & Construction')
    expect(category('Caterpillars')).toBe('Pets & Animals')
    expect(category('Dove')).toBe('Beauty & Personal Care')
    expect(category('doves')).toBe('Pets & Animals')
    expect(category('Harnesses')).not.toBe('Software & SaaS')
    expect(category('bond')).toBe('Investing & Wealth')
    expect(category('Walkers')).toBe('Food & Grocery')
  })

  it('takes a word for the brand of which people are customers or users', () => {
    expect(category('Lemonade customers')).toBe('Insurance')
    expect(category('lemonade customers')).toBe('Beverages & Alcohol')
    expect(category('Boots customers')).toBe('Retail & Shopping')
    expect(category('Hinge users')).toBe('Family & Relationships')
    expect(category('Diesel users')).toBe('Energy & Agriculture')
  })

  it.each([
    ['Vehicle Battery Chargers', 'Auto Parts & Services'],
    ['Cuticle Scissors', 'Beauty & Personal Care'],
    ['Drum Keys', 'Music & Audio'],
    ['Wire Caps & Nuts', 'Home Improvement'],
    ['Pet Waste Bag Dispensers & Holders', 'Pets & Animals'],
    ['Pottery & Sculpting Tool Kits', 'Hobbies & Arts'],
    ['Footwear Merchant Wholesalers', 'Apparel & Accessories'],
    ['phone cases', 'Consumer Electronics'],
  ])('what %s are made for decides: %s', (name, expected) => {
    expect(category(name)).toBe(expected)
  })

  it('reads through a seller, structure and recency', () => {
    const result = classify('Acxiom > Auto > In-Market > Luxury Sedan - L30')
    expect(result.parent_category).toBe('Auto')
    expect(result.topic_name).toBe('Luxury Sedan')
  })

  it('gives the path down to the node', () => {
    const result = classify('electric SUV shoppers')
    expect(result.subcategory).toBe('SUVs')
    expect(result.taxonomy_path).toMatch(/^SUVs > Electric SUVs/)
    expect(result.audience_type).toBe('In-Market Shoppers')
    expect(result.segment_type).toBe('B2C')
  })
})

describe('who the people are', () => {
  it.each([
    ['federal government agencies', 'B2G'],
    ['our employees', 'B2E'],
    ['CFOs at mid-market SaaS companies', 'B2B'],
    ['white label resellers', 'B2B2C'],
    ['sneaker collectors', 'B2C'],
    ['Book Publishing', 'B2B'],
    ['FBI', 'B2G'],
    ['National Security', 'B2G'],
    ['Police Protection', 'B2G'],
    ['Indoor Plants', 'B2C'],
    ['General Mills', 'B2C'],
    ['Department Stores', 'B2C'],
  ])('%s is %s', (name, expected) => {
    expect(classify(name).segment_type).toBe(expected)
  })

  it('says where the segment type was learned', () => {
    const { segment_type, evidence } = classify('fire brigades replacing their pumps')
    expect(segment_type).toBe('B2G')
    expect(evidence.segment.rule).toBe('names with similar words are mostly about public bodies')
  })

  it.each([
    ['iPhone Owners', 'Owners'],
    ['iPhone Shoppers', 'In-Market Shoppers'],
    ['Softball bats', 'In-Market Shoppers'],
    ['Televisions', 'In-Market Shoppers'],
    ['Softball', 'Fans & Followers'],
    ['past buyers of running shoes', 'Past Purchasers'],
    ['jazz fans', 'Fans & Followers'],
    ['wine enthusiasts', 'Enthusiasts'],
    ['IT decision makers', 'Decision Makers'],
    ['small business owners', 'Entrepreneurs'],
    ['nursing students', 'Students & Learners'],
    ['newlyweds', 'Life Stage'],
    ['Men 18-24', 'Demographic'],
    ['electricians', 'Professionals'],
    ['music festival attendees', 'Event Attendees'],
    ['Nike loyalists', 'Brand Loyalists'],
    ['people researching heat pumps', 'Researchers'],
    ['Sr. Software Engineer II', 'Professionals'],
    ['Chief Information Security Officer', 'Decision Makers'],
    ['Warehouse Associate (Night Shift)', 'Professionals'],
    ['Applicant Tracking Software', 'Decision Makers'],
    ['Recently Married', 'Life Stage'],
  ])('%s are %s', (name, expected) => {
    expect(classify(name).audience_type).toBe(expected)
  })
})

describe('sensitivity', () => {
  it.each([
    ['type 2 diabetes', 'High'],
    ['Catholics', 'High'],
    ['Republican voters', 'High'],
    ['Hispanic households', 'High'],
    ['online casinos', 'High'],
    ['debt relief', 'High'],
    ['craft beer', 'Moderate'],
    ['online dating', 'Moderate'],
    ['car insurance', 'Low'],
    ['sofas', 'None'],
    ['laptops', 'None'],
    ['Hotels (except Casino Hotels) and Motels', 'None'],
  ])('%s is %s', (name, expected) => {
    expect(classify(name).layers.sensitivity).toBe(expected)
  })
})

describe('hints', () => {
  it('win when they are valid, and the rest fits them', () => {
    const result = classify('Widgets', {
      parent_category: 'Insurance',
      segment_type: 'B2G',
      audience_type: 'Researchers',
    })
    expect(result.parent_category).toBe('Insurance')
    expect(result.taxonomy_type).toBe('Finance')
    expect(result.segment_type).toBe('B2G')
    expect(result.layers.segment_type).toBe('B2G')
    expect(result.audience_type).toBe('Researchers')
    expect(rootNode('Insurance', result.subcategory)).toBeDefined()
  })

  it('keep the category inside the group that was given', () => {
    expect(GROUP_OF[classify('running shoes', { taxonomy_type: 'Finance' }).parent_category]).toBe('Finance')
  })

  it('ignores a group that is none, whatever it is called', () => {
    const { parent_category } = classify('running shoes')
    expect(classify('running shoes', { taxonomy_type: 'constructor' }).parent_category).toBe(parent_category)
  })

  it('are ignored when they are not of the vocabulary', () => {
    expect(classify('running shoes', { parent_category: 'Shoes', segment_type: 'B2X' })).toEqual(
      classify('running shoes'),
    )
  })
})

const UNSURE_WORDS = 'zorblax ray bank jaguar apple wind orange pitch spring bolt light plant'.split(' ')

/** Sentences, with what people put between the parts of a name. */
const REAL_NAMES = readLabelledSet('taxonomy/examples/descriptions.tsv').map(({ name }) => name)
const LINKS = [
  ' ',
  ', ',
  ' and ',
  ' or ',
  ' of ',
  ' for ',
  ' who ',
  ' > ',
  ' - ',
  ' (',
  ') ',
  '/',
  ' a pair of ',
  ' except ',
  '’s ',
]

describe('any input', () => {
  const check = (name: string) => {
    const result = classify(name)
    expect(PARENT_CATEGORIES).toContain(result.parent_category)
    expect(result.taxonomy_type).toBe(GROUP_OF[result.parent_category])
    expect(rootNode(result.parent_category, result.subcategory)).toBeDefined()
    expect(result.taxonomy_path.split(' > ')[0]).toBe(result.subcategory)
    expect(SEGMENT_TYPES).toContain(result.segment_type)
    expect(AUDIENCE_TYPES).toContain(result.audience_type)
    expect(SENSITIVITIES).toContain(result.layers.sensitivity)
    expect(result.confidence).toBeGreaterThanOrEqual(0)
    expect(result.confidence).toBeLessThanOrEqual(1)
    expect(Number.isInteger(result.layers.composite_score)).toBe(true)
    expect(result.layers.composite_score).toBeGreaterThanOrEqual(0)
    expect(result.layers.composite_score).toBeLessThanOrEqual(100)
    expect(result.keywords.length).toBeGreaterThanOrEqual(1)
    expect(result.keywords.length).toBeLessThanOrEqual(12)
    for (const { rule } of Object.values(result.evidence)) expect(rule).not.toBe('')
  }

  it('is classified, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 600 }), check), { numRuns: 100 })
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), check), { numRuns: 100 })
  })

  it('is classified, whatever parts of real names it is put together from', () => {
    const part = fc
      .tuple(fc.constantFrom(...REAL_NAMES), fc.nat(12), fc.integer({ min: 1, max: 4 }))
      .map(([name, from, words]) => {
        const all = name.split(' ')
        return all.slice(from % all.length, (from % all.length) + words).join(' ')
      })
    const name = fc.array(fc.tuple(part, fc.constantFrom(...LINKS)), { minLength: 1, maxLength: 6 })
    const joined = name.map((parts) => parts.flat().join(''))
    fc.assert(fc.property(joined, check), { numRuns: 1000 })
  })

  it('gives the same result every time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (name) => {
        expect(classify(name)).toEqual(classify(name))
      }),
    )
  })

  it.each(['', ' ', '>', '> > >', '日本語の車', '🚗🚗', 'x'.repeat(5000), 'qzxv wqpl', "'; DROP TABLE topics; --"])(
    'copes with %j',
    check,
  )

  it('copes with a list that ends with words that point on', () => {
    check('doctors who look for a flat and a good pair of shoes')
    check('people who save for a house and a lot of toys')
  })

  it.each(['qzxv wqpl', 'zorblax', 'Lorem ipsum', '?'])('%s is a guess, and says so', (name) => {
    const result = classify(name)
    expect(result.uncertain).toBe(true)
    expect(result.confidence).toBeLessThan(0.3)
    expect(result.layers.composite_score).toBeLessThanOrEqual(20)
    expect(result.keywords).toEqual(result.topic_name === '' ? [] : [result.topic_name.toLowerCase()])
  })

  it('names the nearest other categories where it is uncertain, and none where it is not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...UNSURE_WORDS), fc.constantFrom(...UNSURE_WORDS), (first, second) => {
        const { uncertain, confidence, alternatives, parent_category } = classify(`${first} ${second}`)
        if (!uncertain) expect(alternatives).toEqual([])
        expect(alternatives.length).toBeLessThanOrEqual(3)
        for (const alternative of alternatives) {
          expect(alternative.parent_category).not.toBe(parent_category)
          expect(rootNode(alternative.parent_category, alternative.subcategory)).toBeDefined()
          expect(alternative.confidence + confidence).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('is certain once the caller has chosen the category', () => {
    const { uncertain, confidence, alternatives } = classify('zorblax', { parent_category: 'Gaming' })
    expect({ uncertain, confidence, alternatives }).toEqual({ uncertain: false, confidence: 1, alternatives: [] })
    expect(classify('zorblax', { parent_category: 'Retail & Shopping' }).uncertain).toBe(false)
  })
})

describe('what tells lists of one topic apart', () => {
  it.each(['SUVs (Top 20%)', 'SUVs (US)', 'SUVs (Lapsed, DE)'])('does not change how it is filed: %s', (name) => {
    const { parent_category, subcategory, segment_type } = classify('SUVs')
    expect(classify(name)).toMatchObject({ parent_category, subcategory, segment_type, topic_name: name })
  })

  it('is no thing to shop for', () => {
    expect(classify('Past purchase: Shampoo')).toMatchObject({
      topic_name: 'Shampoo',
      audience_type: 'Past Purchasers',
    })
  })
})

describe('keywords', () => {
  it('begin with the name and have no place alone', () => {
    const { keywords } = classify('Flights to Orlando')
    expect(keywords[0]).toBe('flights to orlando')
    expect(keywords).not.toContain('orlando')
  })

  it('are those of the node for a topic that is the node, and of the same thing for others', () => {
    expect(classify('Golf').keywords).toContain('golf ball')
    const { keywords } = classify('Hiking Boots')
    expect(keywords).toContain('boots')
    expect(keywords.filter((keyword) => /(?:cowboy|rain|ankle) boot/.test(keyword))).toEqual([])
  })

  it('name no competitor of a brand', () => {
    expect(classify('Disney+').keywords).not.toEqual(expect.arrayContaining(['Netflix']))
    expect(classify('Disney+').keywords).toContain('streaming video')
  })

  it('say who the people are nowhere but in the name', () => {
    expect(classify('Hiking boots 25-34 female').keywords[0]).toBe('hiking boots')
  })

  it('find what people want rather than the sentence about them, and no piece of a name', () => {
    const keywordsOf = (name: string) => classify(name).keywords
    expect(keywordsOf('runners buying a GPS watch')[0]).toBe('gps watch')
    expect(keywordsOf('fleet managers replacing delivery vans')).toEqual(
      expect.arrayContaining(['fleet managers', 'delivery vans']),
    )
    expect(keywordsOf('Running Shoes Homeowners')[0]).toBe('running shoes')
    expect(keywordsOf('Kitchen disco playlists')).not.toContain('disco playlists')
    expect(keywordsOf('Vertigo dizziness clinic')).not.toContain('dizziness clinic')
    expect(keywordsOf('City culture offices')).not.toContain('offices')
  })

  it('are the own words of a name of which nothing is known', () => {
    expect(classify('zorblax').keywords).toEqual(['zorblax'])
    expect(classify('?').keywords).toEqual(['?'])
  })

  it('name one thing once, whatever its spelling', () => {
    const { keywords } = classify('Online Shopping & Marketplaces')
    expect(keywords.filter((keyword) => keyword.replace(/[- ]/g, '') === 'ecommerce')).toHaveLength(1)
  })

  it('have of a shelf with several things only what the name says', () => {
    expect(classify('oat milk drinkers').keywords).not.toContain('pasta, rice & grains')
    expect(classify('vegan cheese').keywords).toEqual(['vegan cheese', 'cheese'])
    expect(classify('Converse').keywords).toEqual(expect.arrayContaining(['athletic shoes', 'sneakers']))
    expect(classify('Toyota Tacoma').keywords).not.toContain('midsize & compact pickups')
  })

  it('are of the one thing that is meant, where a shelf has several', () => {
    expect(classify('air fryer buyers').keywords).not.toContain('slow cooker')
  })

  it('are no narrower things where the name says more of the people', () => {
    const { keywords } = classify('drivers whose car insurance is up for renewal')
    expect(keywords).toContain('car insurance')
    expect(keywords.filter((keyword) => /classic|collector/.test(keyword))).toEqual([])
  })

  it('are of what owns or is near, and of narrower things only where the name is the thing', () => {
    expect(classify("Cigna's members").keywords).toContain('cigna')
    expect(classify('Families who book a hotel near the airport').keywords).toContain('hotels')
    expect(classify('High Blood Pressure').keywords).toContain('hypertension')
    expect(classify('donors to Doctors Without Borders').keywords).toContain('doctors without borders')
  })

  it('are in small letters, but for acronyms that would be another word', () => {
    expect(classify('PAs who book flights').keywords[0]).toBe('PAs who book flights')
    expect(classify('Business I.T').keywords[0]).toBe('business I.T')
    expect(classify('4K TVs').keywords[0]).toBe('4k tvs')
  })

  it('end with no preposition', () => {
    expect(classify('couples planning a honeymoon in the Maldives').keywords[0]).toBe('honeymoon')
  })
})

describe('the level-0 node', () => {
  it.each([
    ['School Principal', 'K-12 Education'],
    ['Actuaries', 'Insurance Companies and Agents'],
    ['Samsung', 'Electronics Brands & Retail'],
    ['Hedge Fund Manager', 'Venture Capital and Private Equity'],
    ['Line Cook', 'Restaurant Business & Supplies'],
  ])('of %s is %s', (name, expected) => {
    expect(classify(name).subcategory).toBe(expected)
  })
})

describe('evidence', () => {
  it('names the words, the rule and the runner-up', () => {
    const { category: evidence } = classify('goldfish insurance').evidence
    expect(evidence.words.join(' ')).toContain('insurance')
    expect(evidence.rule).toContain('decisive')
    const { runner_up } = classify('pet photography').evidence.category
    expect(runner_up?.category).toBe('Pets & Animals')
    expect(runner_up?.margin).toBeGreaterThan(0)
  })

  it('names no runner-up that is far behind', () => {
    expect(classify('type 2 diabetes').evidence.category.runner_up).toBeNull()
  })

  it('names every word once', () => {
    expect(classify('FBI').evidence.category.words).toEqual(['FBI'])
  })
})

describe('descriptions', () => {
  it('stay within the limits of the platforms', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (name) => {
        const result = classification(name)
        expect(result.segment_desc_marketplace.length).toBeLessThanOrEqual(245)
        expect(result.segment_desc_dspapi.length).toBeLessThanOrEqual(500)
        expect(result.internal_description).not.toBe('')
      }),
    )
  })
})

it.each(['Test segment 3', 'Control group', 'Cohort 7', 'VIP', 'Email openers', 'Default'])(
  '%s names a list and nobody on it',
  (name) => {
    expect(classify(name).uncertain).toBe(true)
  },
)

it.each(['zorblax shoppers', 'zorblax app users', 'zorblax employees'])(
  '%s are of something that nobody knows',
  (name) => {
    expect(classify(name).uncertain).toBe(true)
  },
)

it.each([
  ['Doctors who work nights', 'Healthcare & Pharma'],
  ['Doctor Who fans', 'Movies & TV'],
  ['Bakers who sell from home', 'Food & Grocery'],
  ['backup cameras', 'Auto Parts & Services'],
  ['visual aids for teachers', 'Education & Science'],
  ['trail cameras', 'Consumer Electronics'],
])('%s: %s', (name, category) => {
  expect(classify(name).parent_category).toBe(category)
})

it.each(['VIP travelers', 'NFL draft', 'Kroger shoppers', 'Premium coffee', 'Quality control'])(
  '%s names more than a list',
  (name) => {
    expect(classify(name).uncertain).toBe(false)
  },
)
