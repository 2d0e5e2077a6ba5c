import { describe, expect, it } from 'vitest'
import { BUILT_IN_TEMPLATES, classify, templateContext } from '../../src/engine'

const template = BUILT_IN_TEMPLATES[0]!
const wordsOf = (name: string) => templateContext(classify(name), template)
const sentenceOf = (name: string): string => `${wordsOf(name).audience_description}.`

describe('a label with an attribute and a value', () => {
  it.each([
    ['Household Size = 5+', 'Households of five or more people.'],
    ['Household Size: 1', 'Households of one person.'],
    ['Number of Adults in HH = 3', 'Households with three adults.'],
    ['Presence of Children: 2 or more', 'Households with two or more children.'],
    ['Presence of Children: No', 'Households without children.'],
    ['Presence of Children: 6-10', 'Households with children aged 6 to 10.'],
    ['Length of Residence 15+ Years', 'Households that have lived in their home for 15 or more years.'],
    ['Year Built: 1980-1989', 'Households in homes built from 1980 to 1989.'],
    ['Credit Score Range 720-779 (Modeled)', 'People with a credit score of 720 to 779.'],
    ['Investable Assets 250K-499K', 'People with investable assets of $250K to $499K.'],
    ['Company Size = 1-10 (SMB)', 'Decision makers at companies with 1 to 10 employees (SMB).'],
    ['OS: Android 13+', 'Consumers who use Android 13 or later.'],
    ['Language Spoken at Home - Vietnamese', 'People who speak Vietnamese at home.'],
    ['Marital Status=Single', 'People who are single.'],
    ['Gender: Male', 'Men.'],
    ['Ethnicity: Middle Eastern', 'Middle Eastern people.'],
    ['Religion: Catholic', 'Catholics.'],
    ['Sexual orientation: Gay', 'People whose sexual orientation is gay.'],
    ['Insurance Renewal Month: March', 'People whose insurance renewal is in March.'],
    ['Domestic Travel Spend: $3,000-$4,999', 'People who spend $3,000 to $4,999 on domestic travel.'],
    ['Loyalty Tier: Gold, hotel chain', 'Gold members of a loyalty program (hotel chain).'],
    ['Fireplace Present = Yes', 'Households with a fireplace.'],
    ['Length of Residence: Less than 1 Year', 'Households that have lived in their home for less than 1 year.'],
    ['Investable Assets: $1MM+', 'People with investable assets of $1M or more.'],
    ['Vehicle Age: 6-10 Years', 'People with a vehicle that is 6 to 10 years old.'],
    ['Homeowner Flag = Y', 'Homeowners.'],
    ['Ailment: Arthritis in HH', 'Households with somebody with arthritis.'],
  ])('%s: %s', (name, sentence) => {
    expect(sentenceOf(name)).toBe(sentence)
  })

  it.each(['Education - Online Courses', 'Language: Spanish speakers', 'Seniority: Director / Industry: Import'])(
    'is no statement: %s',
    (name) => {
      expect(sentenceOf(name)).not.toMatch(/whose|who speak|level/)
    },
  )

  it.each([
    ['Household Size: 5+', 'live in households of five or more people'],
    ['Credit Score: 700+', 'have a credit score of 700 or more'],
    ['Company Size: 11-50', 'work at companies with 11 to 50 employees'],
    ['Mobile Carrier: T-Mobile', 'use T-Mobile'],
  ])('says what the people do: %s: %s', (name, predicate) => {
    expect(wordsOf(name).taxonomy_description_lower).toBe(predicate)
  })
})

describe('a name of a certain shape', () => {
  it.each([
    ['Cluster 07: Gilded Gables', 'People in the segment Gilded Gables.'],
    ['Lifestyle Cluster: 22 Metro Strivers', 'People in the segment Metro Strivers.'],
    ['Type O51: Latte & Laptops', 'People in the segment Latte & Laptops.'],
    ['S64 - Small Town Satisfied', 'People in the segment Small Town Satisfied.'],
    ['Prairie Paychecks (Seg 58)', 'People in the segment Prairie Paychecks.'],
    ['Veterans & Active Military HH', 'Households of veterans and active military.'],
    ['Under 30s', 'People under 30.'],
    ['Over 65', 'People over 65.'],
    ['Has children aged 13-17', 'People who have children aged 13 to 17.'],
    ['Getting married', 'People getting married.'],
    ['Stay at home dads', 'Stay at home dads.'],
    ['Black metal', 'Fans of black metal.'],
    ['Dock levelers', 'Decision makers responsible for dock levelers.'],
    ['Job Title Contains "Procurement"', 'Professionals with “procurement” in their job title.'],
    ['Visited Starbucks', 'Visitors to Starbucks.'],
    ['Watched: Reality Dating Shows', 'People who watch reality dating shows.'],
    ['DMA 501 New York', 'People in the market of New York.'],
    ['Past Purchasers: Running Shoes', 'Past purchasers of running shoes.'],
    ['Streaming Subscribers: Hulu', 'Streaming subscribers (Hulu).'],
    ['Bought Organic Baby Food', 'Consumers who have bought organic baby food before.'],
    ['Seen at Auto Dealerships - Honda', 'People seen at auto dealerships (Honda).'],
    ['Online Apparel Buyers $250+ Last 6 Mo', 'Online apparel buyers ($250+).'],
    ['Commercial Fleet Operators 25+ Vehicles', 'Commercial fleet operators (25+ vehicles).'],
    ['Graduation Gift Buyers May-June', 'People shopping for graduation gifts (May-June).'],
    ['Video Gamers: First Person Shooter - Hardcore', 'Video gamers (first person shooter, hardcore).'],
    ['Tax Season: Self-Filers (DIY Software)', 'Self-filers (DIY software, tax season).'],
    ['Decision Makers - Unified Communications - Benelux', 'Decision makers for unified communications in Benelux.'],
    ['Energy Drink Heavy Consumers M18-24', 'Male energy drink heavy consumers aged 18 to 24.'],
  ])('%s: %s', (name, sentence) => {
    expect(sentenceOf(name)).toBe(sentence)
  })
})

describe('keywords of a label', () => {
  it.each([
    ['Presence of Children: 2 or more', ['2 or more']],
    ['Household Size = 5+', ['household size = 5+']],
    ['Credit Card Type: Travel Rewards Visa', ['credit card type']],
    ['Insurance Renewal Month: March', ['march']],
    ['Spend: Pet Supplies $500+ / yr', ['yr']],
    ['Lookalike (US, 1%) - Newsletter Subscribers', ['lookalike (us']],
    ['Gluten Free Buyers // Snacks', ['gluten free buyers // snacks']],
    ['Cruise Bookers - Royal Caribbean - Past 12 Mo', ['past 12 mo']],
  ])('of %s are some, and none of %j', (name, missing) => {
    const { keywords } = classify(name)
    expect(keywords.length).toBeGreaterThan(0)
    expect(keywords).not.toEqual(expect.arrayContaining(missing))
  })
})

describe('the header of a path', () => {
  it.each([
    ['Auto > In-Market > SUV > Midsize > Toyota Highlander', 'In-Market Shoppers'],
    ['Automotive | Owners | Ford F-150 | 2018-2020', 'Owners'],
    ['Brand Loyalists > Laundry > Tide', 'Brand Loyalists'],
    ['Visited: Home Depot - Last 14 Days', 'Past Purchasers'],
    ['Location > Store Visitors > Grocery > Whole Foods Market', 'Past Purchasers'],
    ['Site Visits: Home Depot', 'Brand Loyalists'],
    ['Geo visits: dog parks', 'Enthusiasts'],
    ['Toyota Highlander', 'Brand Loyalists'],
  ])('decides what people do with a brand: %s: %s', (name, audience) => {
    expect(classify(name).audience_type).toBe(audience)
  })
})

describe('a field before a colon', () => {
  it.each([
    ['industry: logistics', 'Logistics', 'Decision makers in logistics.'],
    ['skills: welding', 'Welding', 'Decision makers in welding.'],
    ['LinkedIn > Skills: welding', 'Welding', 'Decision makers in welding.'],
    ['brand: Nike', 'Nike', 'Consumers loyal to Nike.'],
    ['product type: headphones', 'Headphones', 'Consumers shopping for headphones.'],
    ['Sport: fencing', 'Fencing', 'Fans of fencing.'],
    ['hobby: pottery', 'Pottery', 'People who enjoy pottery.'],
  ])('is not spoken: %s', (name, title, sentence) => {
    expect(classify(name).topic_name).toBe(title)
    expect(sentenceOf(name)).toBe(sentence)
  })
})
