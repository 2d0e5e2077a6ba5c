import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
    ['franchise resellers', 'B2B2C'],
    ['sneaker collectors', 'B2C'],
  ])('%s is %s', (name, expected) => {
    expect(classify(name).segment_type).toBe(expected)
  })

  it.each([
    ['iPhone Owners', 'Owners'],
    ['iPhone Shoppers', 'In-Market Shoppers'],
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

  it('are ignored when they are not of the vocabulary', () => {
    expect(classify('running shoes', { parent_category: 'Shoes', segment_type: 'B2X' })).toEqual(
      classify('running shoes'),
    )
  })
})

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
    expect(result.keywords.length).toBeGreaterThanOrEqual(5)
    expect(result.keywords.length).toBeLessThanOrEqual(12)
    for (const { rule } of Object.values(result.evidence)) expect(rule).not.toBe('')
  }

  it('is classified, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 600 }), check), { numRuns: 100 })
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), check), { numRuns: 100 })
  }, 30_000)

  it('gives the same result every time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (name) => {
        expect(classify(name)).toEqual(classify(name))
      }),
    )
  }, 30_000)

  it.each(['', ' ', '>', '> > >', '日本語の車', '🚗🚗', 'x'.repeat(5000), 'qzxv wqpl', "'; DROP TABLE topics; --"])(
    'copes with %j',
    check,
  )

  it('is a guess with low confidence where no word is known', () => {
    expect(classify('qzxv wqpl').confidence).toBeLessThan(0.3)
  })
})

describe('evidence', () => {
  it('names the words, the rule and the runner-up', () => {
    const { category: evidence } = classify('goldfish insurance').evidence
    expect(evidence.words.join(' ')).toContain('insurance')
    expect(evidence.rule).toContain('decisive')
    expect(evidence.runner_up?.category).toBe('Pets & Animals')
    expect(evidence.runner_up?.margin).toBeGreaterThan(0)
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
  }, 30_000)
})
