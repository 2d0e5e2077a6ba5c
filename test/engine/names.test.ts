import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classify } from '../../src/engine'
import { normalizedName, topicName } from '../../src/engine/outputs/names'

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        'Auto',
        'SUVs',
        '>',
        'L30',
        '"',
        '_',
        '-',
        'Last 90 Days',
        'Top 20%',
        'Past Buyers',
        'US_',
        'DE-',
        'lal_',
        'Auto_InMarket_',
        'Acxiom_',
        'HotelBookers',
        'Genre -',
        'within',
        '0-90d',
        'plc',
        'Visa_',
        '$1.50 CPM',
        '&',
        'in',
        'BMW',
        ' ',
        '18-24',
      ),
    )
    .map((parts) => parts.join(' ')),
)

describe('topicName', () => {
  it.each([
    ['iphone owners', 'iPhone Owners'],
    ['baby led weaning', 'Baby Led Weaning'],
    ['founder led brands', 'Founder Led Brands'],
    ['led strip lights', 'LED Strip Lights'],
    ['tv led backlights', 'TV LED Backlights'],
    ['We want to reach mums who do the weekly shop', 'Mums Who Do the Weekly Shop'],
    ['Our core customer is a woman who rents', 'A Woman Who Rents'],
    ['They buy their groceries online and never in a shop.', 'They Buy Their Groceries Online and Never in a Shop'],
    ['Fans of the music of Ben Folds and Co.', 'Fans of the Music of Ben Folds and Co.'],
    ['tesla model y owners', 'Tesla Model Y Owners'],
    ['Vitamin A buyers', 'Vitamin A Buyers'],
    ['Find A Doctor', 'Find a Doctor'],
    ['LUXURY SUV SHOPPERS', 'Luxury SUV Shoppers'],
    ['cfos at mid-market saas companies', 'CFOs at Mid-Market SaaS Companies'],
    ['bmw x5 in-market', 'BMW X5 In-Market'],
    ['ford f-150 owners', 'Ford F-150 Owners'],
    ["mcdonald's fans", "McDonald's Fans"],
    ['ebay sellers', 'eBay Sellers'],
    ['Hotels In The US', 'Hotels in the US'],
    ['it decision makers', 'IT Decision Makers'],
    ['do it yourself', 'Do It Yourself'],
    ['gardeners who grow chili and pickle it', 'Gardeners Who Grow Chili and Pickle It'],
    ['Couples who inherited a house and want to sell it', 'Couples Who Inherited a House and Want to Sell It'],
    ['skiers who rent gear instead of owning it', 'Skiers Who Rent Gear Instead of Owning It'],
    ['players who finished a game before it is released', 'Players Who Finished a Game Before It Is Released'],
    ['a bag with a charger in it', 'A Bag with a Charger in It'],
    ['women who work in it', 'Women Who Work in IT'],
    ['director of it', 'Director of IT'],
    ['Companies buying it services', 'Companies Buying IT Services'],
    ['hospitals that want to modernise it', 'Hospitals That Want to Modernise IT'],
    ['people who bought from us last year', 'People Who Bought from Us Last Year'],
    ['tourists who travel to us', 'Tourists Who Travel to US'],
    ['people who visited us stores', 'People Who Visited US Stores'],
    ["WOMEN'S RUNNING SHOES", "Women's Running Shoes"],
    ['5g phones & 4k tvs', '5G Phones & 4K TVs'],
    ['90s music', '90s Music'],
    ['mother-in-law gifts', 'Mother-in-Law Gifts'],
    ['café goers', 'Café Goers'],
    ['HHI $250,000+', 'HHI $250,000+'],
    ['東京ホテル', '東京ホテル'],
    ['Chick-fil-A', 'Chick-fil-A'],
    ['chick-fil-a fans', 'Chick-fil-A Fans'],
    ['Jung von Matt', 'Jung von Matt'],
    ['sat nav buyers', 'Sat Nav Buyers'],
    ['SAT prep', 'SAT Prep'],
    ['Podcast Listeners, 5+ hrs', 'Podcast Listeners, 5+ hrs'],
    ['RE/MAX', 'RE/MAX'],
    ['REI Co-op', 'REI Co-op'],
    ['Condos and Co-ops', 'Condos and Co-ops'],
    ['First-time buyers', 'First-Time Buyers'],
    ['risk takers who found start-ups', 'Risk Takers Who Found Start-Ups'],
    ['Teachers with a 403(b)', 'Teachers with a 403(b)'],
    ['Stand-up Comedy', 'Stand-up Comedy'],
    ['Hotels (except Casino Hotels) and Motels', 'Hotels (except Casino Hotels) and Motels'],
    ['Pearson plc', 'Pearson plc'],
    ['Enel S.p.A.', 'Enel S.p.A.'],
    ['HHI $150K+', 'HHI $150K+'],
    ['boat covers', 'Boat Covers'],
    ['La Quinta', 'La Quinta'],
    ['Suv Owners', 'SUV Owners'],
  ])('%s is shown as %s', (raw, shown) => expect(topicName(raw)).toBe(shown))

  it.each([
    ['Acxiom > Auto > In-Market > Luxury Sedan - L30', 'Luxury Sedan'],
    ['Yoga Fans - Last 90 Days', 'Yoga Fans'],
    ['Luxury SUVs $1.50 CPM', 'Luxury SUVs'],
    ['Luxury SUVs (CPM: $2)', 'Luxury SUVs'],
    ['Seg_12345_Auto_Intenders_L90', 'Auto Intenders'],
    ['123456789 - Yoga Fans', 'Yoga Fans'],
    ['Yoga Fans 2024-01-31', 'Yoga Fans'],
    ['"Luxury ""SUV"" Owners"', 'Luxury SUV Owners'],
    ['  Hotels   in  Texas ', 'Hotels in Texas'],
    ['Yoga &amp; Pilates', 'Yoga & Pilates'],
    ['Anniversary within 30 Days', 'Anniversary'],
    ['NAICS 2111 - Oil and Gas Extraction', 'Oil and Gas Extraction'],
    ['IM_HomeImprovement_Roofing_0-90d', 'In-Market Home Improvement Roofing'],
    ['Epsilon_PetOwner_Dog_Y', 'Pet Owner Dog'],
    ['HotelBookers', 'Hotel Bookers'],
    ['InMarketLuxurySUV', 'In-Market Luxury SUV'],
    ['SmallBusinessOwnersUS', 'Small Business Owners'],
    ['ElectricVehicleIntenders2024', 'Electric Vehicle Intenders'],
    ['Running Shoes #12345', 'Running Shoes'],
    ['Segment 88: Fantasy Football', 'Fantasy Football'],
    ['[4821] Motorcycle Riders', 'Motorcycle Riders'],
    ['Camping Gear (test)', 'Camping Gear'],
    ['Tax Software - Jan 2024', 'Tax Software'],
  ])('%s loses its noise: %s', (raw, shown) => expect(topicName(raw)).toBe(shown))

  it.each([
    ['Auto > SUV > Top 20%', 'SUV (Top 20%)'],
    ['ERP - Tier 1', 'ERP (Tier 1)'],
    ['UK: Brexit supporters', 'Brexit Supporters (UK)'],
    ['Eyeota - DE - B2C - Interest - Fishing', 'Fishing (DE)'],
    ['Orange & Free Abonnés - FR', 'Orange & Free Abonnés (FR)'],
    ['Fitness - High Propensity', 'Fitness (High Propensity)'],
    ['Travel / Cruises / Last 30 days', 'Cruises'],
    ['Income > Top 10%', 'Income Top 10%'],
  ])('%s keeps what tells it from other lists of its topic: %s', (raw, shown) => {
    expect(topicName(raw)).toBe(shown)
    expect(topicName(shown)).toBe(shown)
  })

  it('keeps what only looks like noise', () => {
    expect(topicName('Men 18-24')).toBe('Men 18-24')
    expect(topicName('Beverly Hills 90210')).toBe('Beverly Hills 90210')
    expect(topicName('HHI $100,000-$149,999')).toBe('HHI $100,000-$149,999')
    expect(topicName('2024 Olympics')).toBe('2024 Olympics')
    expect(topicName('30-60-90 Day Plan')).toBe('30-60-90 Day Plan')
    expect(topicName('Trips 7-14 Days')).toBe('Trips 7-14 Days')
    expect(topicName('CloudKitchens')).toBe('CloudKitchens')
    expect(topicName('copywriters')).toBe('Copywriters')
    expect(topicName('DevSecOps')).toBe('DevSecOps')
    expect(topicName('World Cup (final)')).toBe('World Cup (Final)')
    expect(topicName('Wine: Red - Dry')).toBe('Wine: Red - Dry')
  })

  it('takes a copy for what it is a copy of', () => {
    expect(topicName('Copy of Suv Owners')).toBe('SUV Owners')
    expect(topicName('SUV Owners (copy)')).toBe('SUV Owners')
  })

  it.each(['a (b ', "a' b(", 'a ', 'a: b, '])(
    'reads a long name of the same signs over and over at once: %s',
    (signs) => {
      expect(topicName(`${signs.repeat(100)}~`)).toMatch(/^A.* /)
    },
  )

  it('cuts at 250 characters between words', () => {
    const name = topicName('luxury electric sport utility vehicles '.repeat(10))
    expect(name.length).toBeLessThanOrEqual(250)
    expect(name).toMatch(/ (Luxury|Electric|Sport|Utility|Vehicles)$/)
  })

  it('keeps long names apart that differ at their end', () => {
    const start =
      'homeowners who compare offers for solar panels, batteries and heat pumps from installers in their own region'
    expect(topicName(`${start} in Ohio`)).toMatch(/ in Ohio$/)
    expect(topicName(`${start} in Texas`)).toMatch(/ in Texas$/)
  })

  it('is never empty, never long and the same when repeated', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const name = topicName(raw)
        expect(name.length).toBeLessThanOrEqual(250)
        if (raw.trim() !== '') expect(name).not.toBe('')
        expect(topicName(name)).toBe(name)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a brief', () => {
  it.each([
    ['Reach new parents who shop online', 'New Parents Who Shop Online', 'Life Stage'],
    ['Find people who love jazz', 'People Who Love Jazz', 'Enthusiasts'],
    ['Looking for owners of electric cars', 'Owners of Electric Cars', 'Owners'],
    ['Please target dads who hike', 'Dads Who Hike', 'Enthusiasts'],
    ['Help us find people who play golf', 'People Who Play Golf', 'Enthusiasts'],
    ['Find us cat owners in Ohio', 'Cat Owners in Ohio', 'Owners'],
    ['Focus on gamers', 'Gamers', 'Fans & Followers'],
    ['Show ads to people who love sushi', 'People Who Love Sushi', 'Enthusiasts'],
    ['Core: wine lovers 35+', 'Wine Lovers 35+', 'Enthusiasts'],
    ['Target audience: hikers', 'Hikers', 'Enthusiasts'],
    ['Who? Parents of toddlers', 'Parents of Toddlers', 'Life Stage'],
    ['Objective: increase sales among dog owners', 'Dog Owners', 'Owners'],
    ['Goal: reach yoga fans', 'Yoga Fans', 'Fans & Followers'],
    ['Exclude: current BMW owners', 'Current BMW Owners (Excluded)', 'Owners'],
  ])('is named after whom it means, and says so where it means them not: %s', (brief, title, audience) => {
    const { topic_name, audience_type } = classify(brief)
    expect([topic_name, audience_type]).toEqual([title, audience])
  })

  it.each([
    'Target Shoppers',
    'Target Moms',
    'Reach Truck Owners',
    'Reach Toothbrush',
    'Find a Dentist',
    'Find Plumbers Near Me',
    'Find My iPhone',
    'Looking for Nannies',
    'Focus Groups',
    'Focus on the Family Supporters',
    'Core Strength Training',
  ])('is not every name that begins like one: %s', (name) => expect(topicName(name)).toBe(name))
})

describe('normalizedName', () => {
  it('ignores case, accents, punctuation and the spelling of "and"', () => {
    expect(normalizedName('Café & Bar—Goers')).toBe(normalizedName('cafe and bar goers'))
    expect(normalizedName("McDonald's")).toBe(normalizedName('mcdonalds'))
  })

  it('keeps what distinguishes: plus, currency, other words', () => {
    expect(normalizedName('Adults 65+')).not.toBe(normalizedName('Adults 65'))
    expect(normalizedName('SUV')).not.toBe(normalizedName('SUVs'))
  })

  it('is idempotent and never empty for a name that is not', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const name = normalizedName(raw)
        expect(normalizedName(name)).toBe(name)
        if (raw.trim() !== '') expect(name).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })
})
