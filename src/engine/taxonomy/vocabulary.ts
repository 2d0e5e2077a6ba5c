/** The fixed lists of the taxonomy. These strings are stored and compared: change none. */

export const GROUP_CATEGORIES = {
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
} as const

export type TaxonomyType = keyof typeof GROUP_CATEGORIES
export type ParentCategory = (typeof GROUP_CATEGORIES)[TaxonomyType][number]

export const TAXONOMY_TYPES = Object.keys(GROUP_CATEGORIES) as TaxonomyType[]
export const PARENT_CATEGORIES = Object.values(GROUP_CATEGORIES).flat() as ParentCategory[]
/** Their places in that list. */
export const CATEGORY_NUMBERS: ReadonlyMap<ParentCategory, number> = new Map(
  PARENT_CATEGORIES.map((category, number) => [category, number]),
)

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
] as const
export type AudienceType = (typeof AUDIENCE_TYPES)[number]

export const SEGMENT_TYPES = ['B2B', 'B2C', 'B2B2C', 'B2E', 'B2G'] as const
export type SegmentType = (typeof SEGMENT_TYPES)[number]

export const INTENTS = ['Product', 'Service', 'Solution', 'Brand', 'Event', 'Problem', 'Lifestyle', 'Role'] as const
export type Intent = (typeof INTENTS)[number]

export const INTENSITIES = ['Low', 'Medium', 'High', 'Very High'] as const
export type Intensity = (typeof INTENSITIES)[number]

export const AWARENESS_LEVELS = ['Unaware', 'Problem Aware', 'Solution Aware', 'Product Aware', 'Most Aware'] as const
export type Awareness = (typeof AWARENESS_LEVELS)[number]

export const SENSITIVITIES = ['None', 'Low', 'Moderate', 'High'] as const
export type Sensitivity = (typeof SENSITIVITIES)[number]

/** What makes a name highly sensitive. */
export const HIGHLY_SENSITIVE = [
  'health',
  'sexual life',
  'religion',
  'politics',
  'ethnicity',
  'union membership',
  'immigration',
  'criminal record',
  'children',
  'financial distress',
  'addiction',
  'gambling',
] as const

/** All that can make a name sensitive, the most delicate first. */
export const SENSITIVE_SUBJECTS = [
  ...HIGHLY_SENSITIVE,
  'alcohol',
  'tobacco',
  'weight loss',
  'cosmetic surgery',
  'dating',
  'wealth',
  'debt',
  'weapons',
  'pregnancy',
  'age and gender',
] as const
export type SensitiveSubject = (typeof SENSITIVE_SUBJECTS)[number]

export const BUYER_JOURNEYS = ['Awareness', 'Consideration', 'Decision', 'Retention', 'Advocacy'] as const
export type BuyerJourney = (typeof BUYER_JOURNEYS)[number]

export const FUNNELS = ['Upper Funnel', 'Mid Funnel', 'Lower Funnel', 'Post Funnel'] as const
export type Funnel = (typeof FUNNELS)[number]

/** The group (`taxonomy_type`) that a category (`parent_category`) belongs to. */
export const GROUP_OF = Object.fromEntries(
  TAXONOMY_TYPES.flatMap((group) => GROUP_CATEGORIES[group].map((category) => [category, group])),
) as Record<ParentCategory, TaxonomyType>
