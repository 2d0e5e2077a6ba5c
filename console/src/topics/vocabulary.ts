import type { paths } from '../api/schema'

type Fields = paths['/api/topics/{id}']['patch']['requestBody']['content']['application/json']
type TaxonomyType = NonNullable<Fields['taxonomy_type']>
type Category = NonNullable<Fields['parent_category']>
export type SegmentType = NonNullable<Fields['segment_type']>

/** The 41 categories by their taxonomy type, in the order of the API's description. */
export const CATEGORIES: Record<TaxonomyType, readonly Category[]> = {
  Automotive: ['Auto', 'Auto Parts & Services'],
  'Business & Industry': [
    'Business Services',
    'Marketing & Advertising',
    'Careers & HR',
    'Manufacturing & Construction',
    'Logistics & Transportation',
    'Energy & Agriculture',
  ],
  Technology: ['Consumer Electronics', 'Software & SaaS', 'IT & Cybersecurity', 'Telecom & Internet'],
  Finance: ['Banking & Lending', 'Investing & Wealth', 'Insurance'],
  Health: ['Healthcare & Pharma', 'Fitness & Wellness'],
  'Home & Property': ['Home & Garden', 'Home Improvement', 'Real Estate'],
  'Food & Drink': ['Food & Grocery', 'Restaurants & Dining', 'Beverages & Alcohol'],
  'Style & Shopping': ['Apparel & Accessories', 'Beauty & Personal Care', 'Retail & Shopping'],
  Travel: ['Travel & Tourism', 'Hotels & Lodging'],
  'Entertainment & Media': ['Movies & TV', 'Music & Audio', 'Gaming', 'News & Publishing'],
  'Sports & Leisure': ['Sports', 'Outdoor Recreation', 'Hobbies & Arts'],
  'People & Family': ['Family & Relationships', 'Education & Science', 'Pets & Animals', 'Demographics & Life Events'],
  Society: ['Government & Politics', 'Community & Causes'],
}

export const SEGMENT_TYPES: readonly SegmentType[] = ['B2B', 'B2C', 'B2B2C', 'B2E', 'B2G']
export const AUDIENCE_TYPES = [
  'In-Market Shoppers',
  'Researchers',
  'Owners',
  'Past Purchasers',
  'Brand Loyalists',
  'Decision Makers',
  'Professionals',
  'Entrepreneurs',
  'Enthusiasts',
  'Fans & Followers',
  'Event Attendees',
  'Students & Learners',
  'Life Stage',
  'Demographic',
]
export const INTENSITIES = ['Low', 'Medium', 'High', 'Very High']
export const SENSITIVITIES = ['None', 'Low', 'Moderate', 'High']
export const BUYER_JOURNEYS = ['Awareness', 'Consideration', 'Decision', 'Retention', 'Advocacy']
