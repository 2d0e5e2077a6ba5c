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

  it.each([
    ['Auto > SUV > Top 20%', 'SUV'],
    ['Pets > Cat Litter > Decile 3', 'Cat Litter'],
    ['Finance > Crypto > Very High', 'Crypto'],
    ['Tech > Smartwatches > Score 80-100', 'Smartwatches'],
    ['Beauty > Fragrance > High Value', 'Fragrance'],
    ['Travel > Hotels > Booked in last 60 days', 'Hotels'],
    ['Electronics > TVs > Purchased 6-12 months ago', 'TVs'],
    ['Home Decor > Engaged 60d', 'Home Decor'],
    ['Furniture > Sofas > Active > v3', 'Sofas'],
    ['Cars > Kia Telluride | AU', 'Kia Telluride'],
    ['Travel / Cruises / Last 30 days', 'Cruises'],
    ['Fitness - High Propensity', 'Fitness'],
    ['Theme Parks - v3 - 2025-01', 'Theme Parks'],
    ['Bourbon drinkers - Lookalike', 'Bourbon drinkers'],
  ])('takes a score, a share, a time or a market for no topic: %s', (raw, topic_name) =>
    expect(parseTaxonomyPath(raw).topic_name).toBe(topic_name),
  )

  it.each([
    ['Holidays > New Year', 'New Year'],
    ['Finance > Past due accounts', 'Past due accounts'],
    ['Music > Top 40', 'Top 40'],
    ['Shoes > New Balance', 'New Balance'],
    ['Travel > Frequent Flyers', 'Frequent Flyers'],
    ['Schools > High', 'High'],
    ['Travel > Destinations > UK', 'UK'],
    ['Demographics > Income > Top 10%', 'Income Top 10%'],
    ['Financial Stress Index - Highest Decile', 'Financial Stress Index - Highest Decile'],
    ['Champions League - Final', 'Champions League - Final'],
    ['Lodging - Extended Stay - Corporate', 'Lodging - Extended Stay - Corporate'],
  ])('keeps a leaf that only sounds like one: %s', (raw, topic_name) =>
    expect(parseTaxonomyPath(raw).topic_name).toBe(topic_name),
  )

  it.each([
    ['Retail > Home Decor > Past Buyers', 'Past Home Decor Buyers'],
    ['Grocery > Snacks > Heavy users', 'Heavy Snack users'],
    ['Auto > Tires > Recent Purchasers > v2', 'Recent Tire Purchasers'],
    ['Home > Stand Mixers > Cart Abandoners', 'Stand Mixer Cart Abandoners'],
    ['CPG > Baby Food > Category Buyers', 'Baby Food Buyers'],
    ['Auto > SUV Owners > Recent Buyers', 'SUV Owners'],
    ['Auto > Used Cars > Under $20k', 'Used Cars Under $20k'],
    ['Babies > 0-6 Months', 'Babies 0-6 Months'],
  ])('puts people and amounts together with their thing: %s', (raw, topic_name) =>
    expect(parseTaxonomyPath(raw).topic_name).toBe(topic_name),
  )

  it('keeps category and subcategory of a path that ends with a mark', () => {
    expect(parseTaxonomyPath('Acxiom > Auto > SUVs > Luxury SUVs > Decile 1')).toMatchObject({
      provider: 'Acxiom',
      parent_category: 'Auto',
      subcategory: 'SUVs',
      segments: ['Auto', 'SUVs', 'Luxury SUVs'],
    })
  })

  it.each(['Interest.Sports.Tennis', 'Travel::Adventure::Tennis', 'Sports\\Racket\\Tennis', 'interest/sports/Tennis'])(
    'reads a path with other separators: %s',
    (raw) => expect(parseTaxonomyPath(raw).topic_name).toBe('Tennis'),
  )

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
    ['US_Auto_InMarket_SUV_Q3_2024', null, 'In-Market SUV'],
    ['lal_1pct_vegan_snackers', null, 'vegan snackers'],
    ['DE-Interest-Hiking-18-34', null, 'Hiking 18-34'],
    ['it_IT_Fashion_Shoes', null, 'Fashion Shoes'],
    ['TTD_3P_Eyeota_Interest_Camping', 'TTD Eyeota', 'Camping'],
    ['Google_Affinity_Foodies', null, 'Foodies'],
    ['Acxiom_US_InMarket_AutoInsurance_HighPropensity', 'Acxiom', 'In-Market Auto Insurance'],
    ['ABM_Tier1_Manufacturing_Execs_2024', null, 'Manufacturing Execs'],
    ['hotel_intent_7d_de', null, 'hotel'],
    ['Garden_Tools_final_v2', null, 'Garden Tools'],
    ['US_Bank_Customers', null, 'US Bank Customers'],
    ['US_Mexico_Border', null, 'US Mexico Border'],
    ['US-made-tools', null, 'US-made-tools'],
    ['interest_rate_watchers', null, 'interest rate watchers'],
    ['cat_food_subscribers', null, 'cat food subscribers'],
    ['Subaru_Outback_2015_2019', null, 'Subaru Outback 2015 2019'],
    ['Google_Pixel_Owners', null, 'Google Pixel Owners'],
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
