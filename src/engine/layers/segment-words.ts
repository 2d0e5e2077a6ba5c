import { WORDS } from '../compiled/words'
import { ORGANIZATIONS } from '../lexicon/grammar'
import { formsOf } from '../lexicon/verbs'
import type { ParentCategory } from '../taxonomy/vocabulary'

export const CONSUMER_FRAMES: ReadonlySet<string> = new Set([
  'In-Market Shoppers',
  'Owners',
  'Past Purchasers',
  'Brand Loyalists',
  'Fans & Followers',
])
export const GOVERNMENT: ParentCategory = 'Government & Politics'

/** Words of business that are part of many things that people buy. */
export const DOUBTFUL: ReadonlySet<string> = new Set(WORDS.segments.doubtfulBusiness)

/** Also as a part of a brand: "Comcast Business". */
export const PLAINLY_BUSINESS: ReadonlySet<string> = new Set(WORDS.segments.plainlyBusiness)

/** Kinds of business that people go to as customers. */
export const VENUES: ReadonlySet<string> = new Set(WORDS.segments.venues)

export const isBusinessNoun = (noun: string): boolean => ORGANIZATIONS.has(noun) || VENUES.has(noun)

/** Whoever owns something of these runs it for others. */
export const HOSPITALITY: ReadonlySet<ParentCategory> = new Set(['Restaurants & Dining', 'Hotels & Lodging'])

/** "Business podcasts" have listeners at home. */
export const MEDIA: ReadonlySet<ParentCategory> = new Set(['Movies & TV', 'Music & Audio', 'News & Publishing'])

/** What hardly anybody wants but at work. */
export const OF_WORK: ReadonlySet<ParentCategory> = new Set([
  'Software & SaaS',
  'IT & Cybersecurity',
  'Marketing & Advertising',
  'Manufacturing & Construction',
])

/** What people want for themselves, whatever their work is. */
export const OF_LEISURE: ReadonlySet<ParentCategory> = new Set([
  'Apparel & Accessories',
  'Beverages & Alcohol',
  'Demographics & Life Events',
  'Family & Relationships',
  'Fitness & Wellness',
  'Food & Grocery',
  'Gaming',
  'Hobbies & Arts',
  'Hotels & Lodging',
  'Movies & TV',
  'Music & Audio',
  'Outdoor Recreation',
  'Pets & Animals',
  'Restaurants & Dining',
  'Sports',
  'Travel & Tourism',
])

/** What somebody who lets a flat wants as anybody does. */
export const OF_MONEY: ReadonlySet<ParentCategory> = new Set(['Banking & Lending', 'Insurance', 'Investing & Wealth'])

/** What occupations want for their work: software, but no insurance and no car. */
export const OF_TRADE: ReadonlySet<ParentCategory> = new Set([
  ...OF_WORK,
  'Business Services',
  'Logistics & Transportation',
  'Energy & Agriculture',
  'Telecom & Internet',
])

/** Those who run something buy for it. */
export const IN_CHARGE: ReadonlySet<string> = new Set(WORDS.segments.inCharge)

/** What people do for the business that they work for. */
export const BUSINESS_VERBS: ReadonlySet<string> = new Set(
  WORDS.segments.businessVerbs.flatMap(formsOf).map(([form]) => form),
)

/** People who buy for the place that they work at: "office managers ordering fruit". */
export const BUYERS: ReadonlySet<string> = new Set(WORDS.segments.buyersForWork)

/** People who want things for their work as often as for themselves. */
export const AT_WORK: ReadonlySet<string> = new Set(WORDS.segments.oftenAtWork)

export const ANYBODY: ReadonlySet<string> = new Set(WORDS.segments.anybody)

/** How public bodies are called: "Department of Justice", "US Marshals", and shorter "FBI". */
export const PUBLIC_BODY = new RegExp(String.raw`\b(?:${WORDS.segments.publicBodies.join('|')})s?\b|^[A-Z]{3,5}$`, 'i')

/** Who buys for the business named before: "hospital buyers". */
export const BUYING: ReadonlySet<string> = new Set(WORDS.segments.buyersOfBusinesses)

/** Who sells for a living. */
export const TRADING: ReadonlySet<string> = new Set(WORDS.segments.sellersByTrade)
