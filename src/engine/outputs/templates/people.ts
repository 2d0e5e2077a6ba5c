import type { ClassifiedTopic } from '../../result'
import type { AudienceType, ParentCategory, SegmentType } from '../../taxonomy/vocabulary'

/** The people of an audience type where nothing about the category says more. */
const ANYONE: Partial<Record<AudienceType, string>> = {
  Owners: 'current owners and users',
  'Brand Loyalists': 'loyal customers of the brand',
  'Decision Makers': 'decision makers and the people who advise them',
  Professionals: 'people who work in the field',
  Entrepreneurs: 'entrepreneurs and business owners',
  Enthusiasts: 'people with a lasting personal interest',
  'Fans & Followers': 'fans and followers',
  'Event Attendees': 'people who go to such events',
  'Students & Learners': 'students and other learners',
  'Life Stage': 'people at the same stage of life',
  Demographic: 'people who share the same profile',
}

/** Who they are in a category, what they are about to do, and what those before them have done. */
const CUSTOMERS: Record<ParentCategory, [people: string, ready: string, done: string]> = {
  Auto: ['drivers', 'buy or lease', 'bought'],
  'Auto Parts & Services': ['drivers', 'buy or book a repair', 'bought or booked'],
  'Business Services': ['clients', 'hire or buy', 'hired or bought'],
  'Marketing & Advertising': ['marketers', 'buy or sign up', 'bought'],
  'Careers & HR': ['job seekers', 'apply', 'applied'],
  'Manufacturing & Construction': ['buyers', 'order', 'ordered'],
  'Logistics & Transportation': ['customers', 'book or order', 'booked or ordered'],
  'Energy & Agriculture': ['customers', 'buy or switch', 'bought'],
  'Consumer Electronics': ['shoppers', 'buy', 'bought'],
  'Software & SaaS': ['users', 'buy or subscribe', 'bought or subscribed'],
  'IT & Cybersecurity': ['users', 'buy or subscribe', 'bought or subscribed'],
  'Telecom & Internet': ['subscribers', 'sign up or switch', 'signed up'],
  'Banking & Lending': ['bank customers', 'apply or switch', 'applied'],
  'Investing & Wealth': ['investors', 'invest', 'invested'],
  Insurance: ['policyholders', 'get a quote or switch', 'bought a policy'],
  'Healthcare & Pharma': ['patients and caregivers', 'seek care or treatment', 'sought care or treatment'],
  'Fitness & Wellness': ['health-minded people', 'start or sign up', 'signed up or bought'],
  'Home & Garden': ['home shoppers', 'buy', 'bought'],
  'Home Improvement': ['homeowners', 'hire or buy', 'hired or bought'],
  'Real Estate': ['buyers, sellers and renters', 'make a move', 'bought, sold or rented'],
  'Food & Grocery': ['grocery shoppers', 'buy', 'bought'],
  'Restaurants & Dining': ['diners', 'eat out or order in', 'eaten out or ordered in'],
  'Beverages & Alcohol': ['shoppers', 'buy', 'bought'],
  'Apparel & Accessories': ['shoppers', 'buy', 'bought'],
  'Beauty & Personal Care': ['shoppers', 'buy', 'bought'],
  'Retail & Shopping': ['shoppers', 'buy', 'bought'],
  'Travel & Tourism': ['travelers', 'book', 'booked'],
  'Hotels & Lodging': ['travelers', 'book a stay', 'booked a stay'],
  'Movies & TV': ['viewers', 'watch or subscribe', 'watched or subscribed'],
  'Music & Audio': ['listeners', 'listen, subscribe or buy', 'listened or bought'],
  Gaming: ['players', 'play or buy', 'played or bought'],
  'News & Publishing': ['readers', 'read or subscribe', 'read or subscribed'],
  Sports: ['sports fans', 'buy tickets or gear', 'bought tickets or gear'],
  'Outdoor Recreation': ['outdoor people', 'gear up and go', 'geared up'],
  'Hobbies & Arts': ['hobbyists', 'buy or take part', 'bought or taken part'],
  'Family & Relationships': ['families', 'buy or choose', 'bought'],
  'Education & Science': ['applicants and learners', 'enroll', 'enrolled'],
  'Pets & Animals': ['pet owners', 'buy', 'bought'],
  'Demographics & Life Events': ['people', 'plan and buy', 'bought'],
  'Government & Politics': ['citizens', 'vote, apply or act', 'voted, applied or acted'],
  'Community & Causes': ['supporters', 'give or join', 'given or joined'],
}

/** Where the usual words for an audience type would be wrong. */
const IN_CATEGORY: Partial<Record<ParentCategory, Partial<Record<AudienceType, string>>>> = {
  'Careers & HR': {
    Researchers: 'job seekers who are weighing their next step',
    Professionals: 'employees and people who manage them',
    'Brand Loyalists': 'people who know and value the name',
    Demographic: 'working people who share the same profile',
  },
  'Software & SaaS': { Owners: 'current users' },
  'IT & Cybersecurity': { Owners: 'current users' },
  'Telecom & Internet': {
    Owners: 'current users and subscribers',
    'Brand Loyalists': 'subscribers who stay with the brand',
  },
  'Banking & Lending': { Owners: 'current customers', 'Brand Loyalists': 'customers who stay with the brand' },
  'Investing & Wealth': { Owners: 'current investors', 'Brand Loyalists': 'investors who stay with the brand' },
  Insurance: { Owners: 'current policyholders', 'Brand Loyalists': 'policyholders who stay with the brand' },
  'Healthcare & Pharma': {
    Researchers: 'patients and caregivers who are looking for answers',
    Owners: 'patients and caregivers who use it already',
    'Brand Loyalists': 'patients and caregivers who rely on the name',
    Professionals: 'health care professionals',
    Enthusiasts: 'people who follow health topics',
    'Life Stage': 'patients and families at the same stage of life',
  },
  'Fitness & Wellness': { Enthusiasts: 'people who make health part of their routine' },
  'Real Estate': { Owners: 'property owners' },
  'Food & Grocery': { Owners: 'current customers', Enthusiasts: 'people who love to cook and eat' },
  'Restaurants & Dining': { Owners: 'current customers', 'Brand Loyalists': 'regular guests of the brand' },
  'Travel & Tourism': { 'Brand Loyalists': 'travelers who come back to the brand' },
  'Hotels & Lodging': { 'Brand Loyalists': 'returning guests of the brand' },
  'Movies & TV': { Owners: 'current subscribers and viewers', 'Brand Loyalists': 'loyal viewers' },
  'Music & Audio': { 'Brand Loyalists': 'loyal listeners', Enthusiasts: 'devoted listeners' },
  Gaming: { 'Brand Loyalists': 'loyal players', Enthusiasts: 'dedicated players' },
  'News & Publishing': { 'Brand Loyalists': 'loyal readers', Enthusiasts: 'regular readers' },
  Sports: { 'Brand Loyalists': 'loyal fans', Professionals: 'athletes, coaches and staff' },
  'Outdoor Recreation': { Enthusiasts: 'people who spend their free time outdoors' },
  'Education & Science': {
    Researchers: 'applicants and learners who are weighing their choices',
    'Brand Loyalists': 'students, alumni and others attached to the institution',
    Professionals: 'educators and academics',
    Enthusiasts: 'curious people with a lasting interest',
  },
  'Pets & Animals': { Owners: 'pet owners', Enthusiasts: 'animal lovers' },
  'Demographics & Life Events': {
    Researchers: 'people who are gathering information',
    Professionals: 'working people',
  },
  'Government & Politics': {
    Researchers: 'voters and citizens who follow the debate',
    'Brand Loyalists': 'citizens who follow or deal with the institution',
    Professionals: 'public employees and officials',
    Enthusiasts: 'citizens who follow public affairs',
    'Fans & Followers': 'supporters and followers',
    Demographic: 'voters and other citizens who share the same profile',
  },
  'Community & Causes': {
    Researchers: 'people who are finding out where to help or belong',
    'Brand Loyalists': 'supporters of the organization',
    Professionals: 'staff and volunteers',
    Enthusiasts: 'supporters and believers',
    'Fans & Followers': 'supporters and followers',
    Demographic: 'members of the community',
  },
}

/** Buyers for a company act otherwise than buyers for themselves. */
const IN_BUSINESS: Partial<Record<AudienceType, string>> = {
  'In-Market Shoppers': 'business buyers who are ready to purchase',
  Researchers: 'business buyers who are comparing vendors',
  Owners: 'companies and professionals who use it already',
  'Past Purchasers': 'business customers who have bought before',
  'Brand Loyalists': 'business customers who stay with the brand',
  Enthusiasts: 'professionals with a lasting interest',
}

const IN_GOVERNMENT: Partial<Record<AudienceType, string>> = {
  'In-Market Shoppers': 'public agencies that are ready to purchase',
  Researchers: 'public agencies that are comparing vendors',
  'Decision Makers': 'officials and staff who decide on public spending',
  Professionals: 'public employees and officials',
}

const BY_SEGMENT: Partial<Record<SegmentType, Partial<Record<AudienceType, string>>>> = {
  B2B: IN_BUSINESS,
  B2G: { ...IN_BUSINESS, ...IN_GOVERNMENT },
}

/** The people of an audience as a sentence calls them: "shoppers who are ready to buy". */
export function peopleOf({ parent_category, audience_type, segment_type }: ClassifiedTopic): string {
  const special = BY_SEGMENT[segment_type]?.[audience_type] ?? IN_CATEGORY[parent_category]?.[audience_type]
  if (special !== undefined) return special
  const [people, ready, done] = CUSTOMERS[parent_category]
  if (audience_type === 'In-Market Shoppers') return `${people} who are ready to ${ready}`
  if (audience_type === 'Researchers') return `${people} who are comparing their options`
  if (audience_type === 'Past Purchasers') return `${people} who have ${done} before`
  return ANYONE[audience_type] ?? people
}
