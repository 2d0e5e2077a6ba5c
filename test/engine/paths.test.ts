import { describe, expect, it } from 'vitest'
import { BUILT_IN_TEMPLATES, classify, templateContext } from '../../src/engine'

const saidOf = (name: string): string =>
  `${templateContext(classify(name), BUILT_IN_TEMPLATES[0]!).audience_description}.`

describe('what stands above the last part of a path', () => {
  it.each([
    ['Voter File - Pennsylvania - Absentee', 'Government & Politics', 'High'],
    ['Voters - Ohio - Early', 'Government & Politics', 'High'],
    ['Diabetes Patients - Texas - Adults', 'Healthcare & Pharma', 'High'],
    ['Registered Democrats - Ohio - Suburban', 'Government & Politics', 'High'],
    ['Mattress Shoppers - Ohio - Suburban', 'Home & Garden', 'None'],
    ['Inkjet printer ink - home - replenish', 'Consumer Electronics', 'None'],
    ['Epsilora Insights - Sports - Tennis', 'Sports', 'None'],
    ['AudioLoom > Genre > Country', 'Music & Audio', 'None'],
  ])('counts unless it is a seller: %s', (name, category, sensitivity) => {
    const { parent_category, layers } = classify(name)
    expect([parent_category, layers.sensitivity]).toEqual([category, sensitivity])
  })

  it.each([
    ['Multicultural > African American > Millennials', 'High'],
    ['Hispanic > Millennials', 'High'],
    ['Asian American > Gen Z', 'High'],
    ['Politics > Republicans > Gun Owners', 'High'],
    ['Demo | Black women | natural hair care', 'High'],
    ['Healthcare > Oncology > Sales Reps', 'None'],
    ['Jewish > Food > Bakeries', 'None'],
    ['MDR-style | Special Education Teachers | Grades 6-8', 'None'],
  ])('makes a list as sensitive as it would be behind: %s is %s', (name, sensitivity) => {
    expect(classify(name).layers.sensitivity).toBe(sensitivity)
  })
})

describe('the title of a path', () => {
  it.each([
    ['Beauty | Skincare | Anti-Aging | Women 45+', 'Anti-Aging Skincare - Women 45+'],
    ['Cannabis Dispensary Visitors | CO, CA', 'Cannabis Dispensary Visitors (CO, CA)'],
    ['Apartment Hunters | 30-Day | Chicago', 'Apartment Hunters (Chicago)'],
    ['Audio > Headphones > Noise Cancelling', 'Noise Cancelling Headphones'],
    ['Dairy > Yogurt > Greek', 'Greek Yogurt'],
    ['B2B | Industry | Manufacturing | 500-999 Employees', 'Manufacturing - 500-999 Employees'],
    ['Farm Operators > Row Crops > 1000+ Acres', 'Row Crops - 1000+ Acres'],
    ['ACR | Heavy Linear TV Viewers | Primetime', 'Heavy Linear TV Viewers - Primetime'],
    ["Seasonal | Valentine's Day | Flowers & Chocolate", "Valentine's Day Flowers & Chocolate"],
    ['Working Moms > SUV Drivers', 'Working Moms - SUV Drivers'],
    ['Hispanic > Millennials', 'Hispanic Millennials'],
    ['Millennials > Hispanic', 'Hispanic Millennials'],
    ['First-Time Buyers | AOV > $100', 'First-Time Buyers - AOV Over $100'],
  ])('says of what the last part is a kind: %s', (name, title) => {
    expect(classify(name).topic_name).toBe(title)
  })

  it.each([
    ['Travel > Destinations > Canada', 'Canada'],
    ['Beauty > Hair care > Shampoo', 'Shampoo'],
    ['Computers > Tablets', 'Tablets'],
    ['TrailTally > Fly Fishing > Orvis', 'Orvis'],
    ['Ethnicity > Asian Indian', 'Asian Indian'],
    ['Census Fuse > Gender > Female', 'Female'],
    ['BallotBase > Turnout Score 90-100', 'Turnout Score 90-100'],
  ])('leaves alone what stands for itself: %s', (name, title) => {
    expect(classify(name).topic_name).toBe(title)
  })
})

describe('figures and codes of lists', () => {
  it.each([
    ['Lipstick Spend > $50', 'Lipstick Spend Over $50'],
    ['First Time Home Buyers (Model Score > 0.8)', 'First Time Home Buyers (Model Score Over 0.8)'],
    ['WealthGauge > Liquid Holdings <$10K', 'Liquid Holdings Under $10K'],
    ['Demographics > Age > 65+', 'Age 65+'],
    ['IAB17-44 Tennis', 'Tennis'],
    ['IAB Tier 2: Personal Finance - Retirement Planning', 'Personal Finance - Retirement Planning'],
    ['DMA 501 - New York - Commuters', 'New York - Commuters'],
    ['Custom_Seg_v2_FINAL_Pet Food', 'Pet Food'],
    ['Empty Nesters - Presence Indicator Y', 'Empty Nesters'],
    ['Premium Bank Card Holder (Flag=1)', 'Premium Bank Card Holder'],
    ['Term Life Policy Holder Y/N = Y', 'Term Life Policy Holder'],
    ['Hair Color Buyers - At Home - L6M', 'Hair Color Buyers - At Home'],
    ['Cruise Bookers - Royal Caribbean - Past 12 Mo', 'Cruise Bookers - Royal Caribbean'],
    ['Multi-Cat Households | HH', 'Multi-Cat Households'],
  ])('%s is shown as %s', (name, title) => {
    expect(classify(name).topic_name).toBe(title)
  })

  it.each([
    ['Zero Trust (Surge 60+)', 'Decision makers evaluating zero trust (surge 60+).'],
    ['OS: Android 13+', 'Consumers who use Android 13 or later.'],
    ['Skincare > Anti-Aging > Men 50+', 'Men aged 50 and older shopping for anti-aging skincare.'],
    ['US_EN_P18-34_Sneakerheads', 'Sneakerheads (US, EN) aged 18 to 34.'],
    ['Energy Drink Heavy Consumers M18-24', 'Male energy drink heavy consumers aged 18 to 24.'],
    ['Healthcare | $10M-$50M Revenue', 'Professionals in healthcare at companies with a revenue of $10M to $50M.'],
  ])('%s: %s', (name, sentence) => {
    expect(saidOf(name)).toBe(sentence)
  })
})
