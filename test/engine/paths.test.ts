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

describe('below a header of names stand names', () => {
  it.each([
    ['TV viewership > Shows > Survivor', 'Movies & TV'],
    ['TV viewership > Networks > Bravo', 'Movies & TV'],
    ['Music > Artists > Prince', 'Music & Audio'],
    ['Tech > OS > Windows', 'Software & SaaS'],
    ['Finance > Banks > Starling', 'Banking & Lending'],
    ['Place visits > Airports > JFK', 'Travel & Tourism'],
  ])('%s: %s', (name, category) => {
    const { parent_category, layers } = classify(name)
    expect(parent_category).toBe(category)
    expect(layers.sensitivity).not.toBe('High')
  })

  it('but a kind of what it names is no name', () => {
    expect(classify('Purchase behaviour > Airlines > Premium Economy').taxonomy_path).toBe(
      'Air Travel > Airlines > Business & First Class Travel',
    )
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

describe('what a system writes behind a name', () => {
  it.each([
    ['Outdoors > Camping > Tents > 2PD', 'Tents'],
    ['Sports > Tennis > 1PD', 'Tennis'],
    ['Skincare > US > 3PD', 'Skincare (US)'],
    ['Boating > Boat Owner > Y', 'Boat Owner'],
    ['Lifestyle > Gardening > True', 'Gardening'],
    ['Grocery > Yogurt > 12wk', 'Yogurt'],
    ['CPG > Toothpaste > Heavy > 13w', 'Toothpaste (Heavy)'],
    ['CPG > Paper Towels > Light', 'Paper Towels (Light)'],
    ['Retail > Handbags > Buyers 3mo', 'Handbag Buyers'],
    ['New Homeowner 0-6mo', 'New Homeowner'],
    ['Visits > Chipotle > 2+ in 60 days', 'Chipotle'],
    ['Home > Mattresses (HH, Modeled)', 'Mattresses'],
    ['Crib Buyers (Deterministic, 30d)', 'Crib Buyers'],
    ['Camping (US, Modeled)', 'Camping (US)'],
    ['Pets > Dog Treats [3P]', 'Dog Treats'],
    ['Gaming > Consoles (Reach 3.1M)', 'Consoles'],
  ])('is no part of it: %s', (name, title) => {
    expect(classify(name).topic_name).toBe(title)
  })

  it.each([
    ['Sports > Football > Flag', 'Flag Football'],
    ['Beer > Light', 'Light Beer'],
    ['Baby Food 6mo', 'Baby Food 6MO'],
    ['Baby > 0-6mo', 'Baby - 0-6MO'],
    ['Toddlers 12-24mo', 'Toddlers 12-24MO'],
    ['Whisky 12 yr', 'Whisky 12 Yr'],
  ])('is part of it where it says which kind or how old: %s', (name, title) => {
    expect(classify(name).topic_name).toBe(title)
  })
})

describe('a path by other signs', () => {
  it.each([
    ['Retail_Apparel_Jeans_Buyers', 'Jeans Buyers'],
    ['Bluekai_Finance_Mortgage_Refi_Intent', 'Mortgage Refi'],
    ['Finance_Credit_Cards_Balance_Transfer_Seekers_US_2025Q3', 'Credit Cards Balance Transfer Seekers'],
    ['ACME_Sports_Running Shoes_Shoppers_US_2025H1', 'Running Shoes Shoppers'],
    ['Adtriba // Travel // Ski Trips', 'Ski Trips'],
    ['Auto :: EVs :: Tesla Model 3', 'Tesla Model 3'],
    ['Apparel/Kitchenwear/Aprons/Linen aprons', 'Linen Aprons'],
    ['Streaming: Genre: True Crime Documentaries', 'True Crime Documentaries'],
    ['IN: Mobile: OnePlus owners', 'OnePlus Owners'],
    ['Foursquare/Places/Gym/Frequent visitors', 'Frequent Gym Visitors'],
  ])('is shown by its last part: %s', (name, title) => {
    expect(classify(name).topic_name).toBe(title)
  })

  it.each([
    ['Pet_Food_Buyers', 'Pet Food Buyers'],
    ['Health_Insurance_Seekers_US', 'Health Insurance Seekers (US)'],
    ['Food_Delivery_App_Users', 'Food Delivery App Users'],
    ['Auto/Home/Life/Pet insurance', 'Auto/Home/Life/Pet Insurance'],
    ['Food/Travel/Music/Arts', 'Food/Travel/Music/Arts'],
    ['Seniority: Director / Industry: Import', 'Seniority: Director / Industry: Import'],
  ])('is none where the parts are words of one thing or a list: %s', (name, title) => {
    expect(classify(name).topic_name).toBe(title)
  })
})

describe('a country above the last part', () => {
  it.each(['Germany > Gartenmöbel', 'Netherlands > Fietsen', 'Texas > Florpnak', 'Adsquare > Austria > Zorblix'])(
    'is a market, no destination, where nobody knows what stands below it: %s',
    (name) => {
      const { parent_category, uncertain } = classify(name)
      expect(parent_category).not.toBe('Travel & Tourism')
      expect(uncertain).toBe(true)
    },
  )

  it.each([
    ['Mexico > Seguros', 'Insurance'],
    ['Germany > Luxury Cars', 'Auto'],
    ['Germany > Berlin', 'Travel & Tourism'],
    ['Destinations > Italy > Ponza', 'Travel & Tourism'],
    ['Travel > Spain > Mallorca', 'Travel & Tourism'],
    ['Italy > Travelers', 'Travel & Tourism'],
  ])('leaves alone what is known, and a trip a trip: %s', (name, category) => {
    expect(classify(name).parent_category).toBe(category)
  })
})

it.each([
  ['Acme > Auto > SUVs > Path Wins 1', 'Path Wins 1'],
  ['Auto > Trucks > Pickup Buyers', 'Pickup Buyers'],
  ['Travel > Hotels > Contract Check 17', 'Contract Check 17'],
  ['Skincare > Glow Getters', 'Glow Getters'],
])('the last part of %s is a name of its own', (path, name) => {
  expect(classify(path).topic_name).toBe(name)
})
