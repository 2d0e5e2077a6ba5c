import {
  type AudienceType,
  type Intent,
  PARENT_CATEGORIES,
  type ParentCategory,
  type SegmentType,
  type Sensitivity,
} from '../taxonomy/vocabulary'
import { type Judged, judged } from './judged'

/** What a node or a category says of its topics. */
export type Defaults = {
  segment: Judged<SegmentType>
  intent: Judged<Intent>
  sensitivity: Judged<Sensitivity>
  /** Who a bare name stands for. */
  audience: Judged<AudienceType>
  /** General health, personal finance and insurance are at least Low for the people concerned. */
  delicate: boolean
  /** A way of living rather than things. */
  lifestyle: boolean
}

/** Who a bare name stands for, where nothing in it says so. */
const AUDIENCES: Record<ParentCategory, AudienceType> = {
  Auto: 'In-Market Shoppers',
  'Auto Parts & Services': 'In-Market Shoppers',
  'Business Services': 'Decision Makers',
  'Marketing & Advertising': 'Decision Makers',
  'Careers & HR': 'Researchers',
  'Manufacturing & Construction': 'Decision Makers',
  'Logistics & Transportation': 'Decision Makers',
  'Energy & Agriculture': 'Decision Makers',
  'Consumer Electronics': 'In-Market Shoppers',
  'Software & SaaS': 'Decision Makers',
  'IT & Cybersecurity': 'Decision Makers',
  'Telecom & Internet': 'In-Market Shoppers',
  'Banking & Lending': 'In-Market Shoppers',
  'Investing & Wealth': 'Researchers',
  Insurance: 'In-Market Shoppers',
  'Healthcare & Pharma': 'Researchers',
  'Fitness & Wellness': 'Enthusiasts',
  'Home & Garden': 'In-Market Shoppers',
  'Home Improvement': 'In-Market Shoppers',
  'Real Estate': 'In-Market Shoppers',
  'Food & Grocery': 'In-Market Shoppers',
  'Restaurants & Dining': 'Enthusiasts',
  'Beverages & Alcohol': 'Enthusiasts',
  'Apparel & Accessories': 'In-Market Shoppers',
  'Beauty & Personal Care': 'In-Market Shoppers',
  'Retail & Shopping': 'In-Market Shoppers',
  'Travel & Tourism': 'In-Market Shoppers',
  'Hotels & Lodging': 'In-Market Shoppers',
  'Movies & TV': 'Fans & Followers',
  'Music & Audio': 'Fans & Followers',
  Gaming: 'Enthusiasts',
  'News & Publishing': 'Fans & Followers',
  Sports: 'Fans & Followers',
  'Outdoor Recreation': 'Enthusiasts',
  'Hobbies & Arts': 'Enthusiasts',
  'Family & Relationships': 'Life Stage',
  'Education & Science': 'Students & Learners',
  'Pets & Animals': 'Owners',
  'Demographics & Life Events': 'Demographic',
  'Government & Politics': 'Researchers',
  'Community & Causes': 'Enthusiasts',
}

const BARE_AUDIENCES = new Map(
  PARENT_CATEGORIES.map((category) => [category, judged(AUDIENCES[category], `default of ${category}`)]),
)

const DELICATE: readonly ParentCategory[] = [
  'Insurance',
  'Fitness & Wellness',
  'Banking & Lending',
  'Investing & Wealth',
  'Healthcare & Pharma',
]

const LIFESTYLES: readonly ParentCategory[] = [
  'Demographics & Life Events',
  'Community & Causes',
  'Outdoor Recreation',
  'Hobbies & Arts',
]

/** `of`: the path of the node, or the category as a whole. */
export function defaultsOf(
  category: ParentCategory,
  of: string,
  { segment, intent, sensitivity }: { segment: SegmentType; intent: Intent; sensitivity: Sensitivity },
): Defaults {
  const rule = `default of ${of}`
  return {
    segment: judged(segment, rule),
    intent: judged(intent, rule),
    sensitivity: judged(sensitivity, `filed under ${of}`),
    audience: BARE_AUDIENCES.get(category)!,
    delicate: DELICATE.includes(category),
    lifestyle: LIFESTYLES.includes(category),
  }
}
