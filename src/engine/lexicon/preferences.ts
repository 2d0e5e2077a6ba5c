import type { ParentCategory } from '../taxonomy/vocabulary'

/**
 * Where two category files claim the same phrase with equal right: the category on the left keeps it, for the one on
 * the right it becomes a hint. Pairs that are not listed stay undecided.
 */
export type Preference = [kept: ParentCategory, hint: ParentCategory]

export const BRAND_PREFERENCES: readonly Preference[] = [
  ['Manufacturing & Construction', 'Consumer Electronics'],
  ['Manufacturing & Construction', 'Home Improvement'],
  ['Software & SaaS', 'Careers & HR'],
  ['Software & SaaS', 'Healthcare & Pharma'],
  ['Software & SaaS', 'Banking & Lending'],
  ['Software & SaaS', 'Logistics & Transportation'],
  ['Software & SaaS', 'Business Services'],
  ['Software & SaaS', 'Government & Politics'],
  ['Beauty & Personal Care', 'Healthcare & Pharma'],
  ['Hotels & Lodging', 'Real Estate'],
  ['News & Publishing', 'Education & Science'],
  ['News & Publishing', 'Government & Politics'],
  ['News & Publishing', 'Consumer Electronics'],
  ['News & Publishing', 'Home & Garden'],
  ['News & Publishing', 'Business Services'],
  ['Community & Causes', 'Healthcare & Pharma'],
  ['Community & Causes', 'Pets & Animals'],
  ['Healthcare & Pharma', 'Manufacturing & Construction'],
  ['Logistics & Transportation', 'Auto'],
  ['Real Estate', 'Logistics & Transportation'],
  ['Real Estate', 'Business Services'],
  ['Travel & Tourism', 'Logistics & Transportation'],
  ['Travel & Tourism', 'Pets & Animals'],
  ['Travel & Tourism', 'Auto'],
  ['Apparel & Accessories', 'Healthcare & Pharma'],
  ['Energy & Agriculture', 'Auto Parts & Services'],
  ['Energy & Agriculture', 'Food & Grocery'],
  ['Beverages & Alcohol', 'Fitness & Wellness'],
  ['Beverages & Alcohol', 'Music & Audio'],
  ['Government & Politics', 'Banking & Lending'],
  ['Education & Science', 'Telecom & Internet'],
  ['Business Services', 'IT & Cybersecurity'],
]

export const TERM_PREFERENCES: readonly Preference[] = [
  ['Auto', 'Manufacturing & Construction'],
  ['Home Improvement', 'Manufacturing & Construction'],
  ['Home & Garden', 'Energy & Agriculture'],
  ['News & Publishing', 'Government & Politics'],
  ['News & Publishing', 'Education & Science'],
  ['Beauty & Personal Care', 'Healthcare & Pharma'],
  ['Real Estate', 'Business Services'],
  ['Food & Grocery', 'Fitness & Wellness'],
  ['Food & Grocery', 'Energy & Agriculture'],
  ['Manufacturing & Construction', 'Food & Grocery'],
  ['Government & Politics', 'Banking & Lending'],
  ['Government & Politics', 'Investing & Wealth'],
  ['Government & Politics', 'Real Estate'],
  ['Software & SaaS', 'Careers & HR'],
  ['Software & SaaS', 'Business Services'],
  ['Hotels & Lodging', 'Real Estate'],
  ['Travel & Tourism', 'Pets & Animals'],
  ['Travel & Tourism', 'Logistics & Transportation'],
  ['Beverages & Alcohol', 'Music & Audio'],
  ['Apparel & Accessories', 'Healthcare & Pharma'],
  ['Community & Causes', 'Pets & Animals'],
]
