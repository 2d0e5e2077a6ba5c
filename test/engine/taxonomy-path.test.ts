import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_ALIASES } from '../../src/engine/lexicon/providers'
import { parseTaxonomyPath } from '../../src/engine/reading/taxonomy-path'
import { PARENT_CATEGORIES } from '../../src/engine/taxonomy/vocabulary'

describe('parseTaxonomyPath', () => {
  it('reads Provider > Category > Subcategory > Topic', () => {
    expect(parseTaxonomyPath('Acxiom > Auto > SUVs > Luxury SUVs')).toEqual({
      provider: 'Acxiom',
      taxonomy_type: null,
      parent_category: 'Auto',
      subcategory: 'SUVs',
      topic_name: 'Luxury SUVs',
      segments: ['Auto', 'SUVs', 'Luxury SUVs'],
    })
  })

  it('removes structural segments and noise', () => {
    const path = parseTaxonomyPath('Acxiom > Auto > In-Market > Luxury Sedan - L30')
    expect(path).toMatchObject({
      provider: 'Acxiom',
      parent_category: 'Auto',
      subcategory: null,
      topic_name: 'Luxury Sedan',
    })
    expect(parseTaxonomyPath('Pets > Dog Food > Last 30 Days').topic_name).toBe('Dog Food')
  })

  it('takes a market for structure inside a path and for the topic at its end', () => {
    expect(parseTaxonomyPath('Epsilon > US > Travel & Tourism > Cruises')).toMatchObject({
      parent_category: 'Travel & Tourism',
      topic_name: 'Cruises',
    })
    expect(parseTaxonomyPath('Travel > Destinations > Canada').topic_name).toBe('Canada')
  })

  it('takes an unknown first segment for the provider when a category follows', () => {
    const path = parseTaxonomyPath('Acme Data > Automotive > SUVs > Luxury SUVs')
    expect(path).toMatchObject({ provider: 'Acme Data', parent_category: 'Auto', subcategory: 'SUVs' })
  })

  it('knows several providers, groups and our category names', () => {
    expect(parseTaxonomyPath('LiveRamp > Experian > Travel > Hotels & Lodging > Boutique Hotels')).toMatchObject({
      provider: 'LiveRamp',
      taxonomy_type: 'Travel',
      parent_category: 'Hotels & Lodging',
      topic_name: 'Boutique Hotels',
    })
    expect(parseTaxonomyPath('Finance > Credit Cards > Rewards Cards')).toMatchObject({
      taxonomy_type: 'Finance',
      parent_category: null,
      subcategory: 'Credit Cards',
    })
  })

  it('keeps the segment before a bare number or a bare audience word', () => {
    expect(parseTaxonomyPath('Experian > Demographics > Age > 65+').topic_name).toBe('Age 65+')
    expect(parseTaxonomyPath('Income > $250,000+').topic_name).toBe('Income $250,000+')
    expect(parseTaxonomyPath('Auto > SUVs > Owners').topic_name).toBe('SUV Owners')
  })

  it('leaves a name that is no path alone, but for a provider before a dash', () => {
    expect(parseTaxonomyPath('Oracle').topic_name).toBe('Oracle')
    expect(parseTaxonomyPath('Experian - New Movers')).toMatchObject({ provider: 'Experian', topic_name: 'New Movers' })
    expect(parseTaxonomyPath('Wine: Red - Dry').topic_name).toBe('Wine: Red - Dry')
  })

  it.each([
    ['Bombora_Topic_HRIS', 'Bombora', 'HRIS'],
    ['PolkAuto_OIM_Truck_FullSize_0-90d', 'PolkAuto', 'Truck Full Size'],
    ['Oracle_BlueKai_InMarket_Autos_Sedan', 'Oracle BlueKai', 'In-Market Autos Sedan'],
    ['D&B_SIC_1542_General Contractors', 'D&B', 'General Contractors'],
    ['Visa_Holiday OnlineShoppers', 'Visa', 'Holiday Online Shoppers'],
    ['visa_gift_cards', null, 'visa gift cards'],
    ['Genre - Jazz', null, 'Jazz'],
    ['Acxiom: Interests: Yoga', 'Acxiom', 'Yoga'],
    ['Affinity Answers | Starbucks | Coffee Fans', 'Affinity Answers', 'Starbucks Coffee Fans'],
  ])('undresses %s', (raw, provider, topic_name) =>
    expect(parseTaxonomyPath(raw)).toMatchObject({ provider, topic_name }),
  )

  it('maps sellers’ category names only to our own', () => {
    for (const category of Object.values(CATEGORY_ALIASES)) expect(PARENT_CATEGORIES).toContain(category)
  })

  it('takes any text', () => {
    const parts = fc.array(fc.constantFrom('>', 'Acxiom', 'Auto', '', '-', 'L30', 'In-Market', 'SUVs', '>>', '|', '  '))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          parts.map((list) => list.join(' ')),
        ),
        (raw) => {
          expect(parseTaxonomyPath(raw).segments.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})
