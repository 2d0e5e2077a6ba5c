import type { AudienceRule } from '../lexicon/audiences'
import { PREPOSITIONS } from '../lexicon/grammar'
import type { FoundCues } from '../lexicon/index'
import type { Reading } from '../reading'
import type { AudienceType, ParentCategory, SegmentType } from '../taxonomy/vocabulary'
import { hasRank } from '../units'
import { type Judged, judged, type Subject, written } from './subject'

/** Who a bare name stands for, where nothing in it says so. */
const DEFAULTS: Record<ParentCategory, AudienceType> = {
  Auto: 'In-Market Shoppers',
  'Auto Parts & Services': 'In-Market Shoppers',
  'Business Services': 'Decision Makers',
  'Marketing & Advertising': 'Decision Makers',
  'Careers & HR': 'Professionals',
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

/** Bare brands of what is watched, heard and played have fans; others have loyal buyers. */
const FAN_CATEGORIES: readonly ParentCategory[] = [
  'Movies & TV',
  'Music & Audio',
  'Gaming',
  'Sports',
  'News & Publishing',
]

/** The rule of the audience words in the name, if it has any. */
export function audienceRule(reading: Reading, cues: FoundCues): { rule: AudienceRule; words: string } | null {
  let best: Spoken | null = null
  for (const found of cues.audience) {
    if (found.cue.framing && !frames(reading, found)) continue
    if (!best || isStronger(found, best)) best = found
  }
  return best && { rule: best.cue.rule, words: written(reading, best.start, best.end) }
}

type Spoken = FoundCues['audience'][number]

/** A longer phrase beats what it contains ("small business owner"); else the rule listed first wins. */
function isStronger(found: Spoken, best: Spoken): boolean {
  if (found.start <= best.start && found.end >= best.end) return true
  if (best.start <= found.start && best.end >= found.end) return false
  return found.cue.order < best.cue.order
}

/** Audience words stand first, last, or right before "of", "for", "in". */
function frames({ words }: Reading, { start, end }: { start: number; end: number }): boolean {
  return start === 0 || (start === 1 && words[0] === 'person') || end === words.length || PREPOSITIONS.has(words[end]!)
}

export function audienceLayer(subject: Subject, segment: SegmentType): Judged<AudienceType> {
  const { reading, category, measure } = subject
  const { spoken } = subject
  const plain = spoken !== null && spoken.rule.awareness === 'Problem Aware' && spoken.rule.audience === 'Enthusiasts'
  if (reading.title) {
    if (spoken?.rule.audience === 'Entrepreneurs') return judged('Entrepreneurs', 'a founder or owner', [spoken.words])
    const rank = reading.units.find(hasRank)
    if (rank) return judged('Decision Makers', 'a title with rank', [rank.text])
    if (!spoken || plain || spoken.rule.audience === 'Life Stage' || spoken.rule.audience === 'In-Market Shoppers') {
      return judged(
        'Professionals',
        'an occupation',
        reading.units
          .filter((unit) => unit.type === 'occupation' || unit.senses.some((sense) => sense.kind === 'role'))
          .map((unit) => unit.text),
      )
    }
  }
  if (spoken && !plain) return judged(spoken.rule.audience, 'audience words', [spoken.words])
  if (measure) return judged('Demographic', `people counted by ${measure}`)
  if (subject.leading?.sense?.kind === 'brand' && segment !== 'B2B') {
    return judged(FAN_CATEGORIES.includes(category) ? 'Fans & Followers' : 'Brand Loyalists', 'a brand by name', [
      subject.leading.words,
    ])
  }
  if (subject.leading?.sense?.kind === 'industry')
    return judged('Professionals', 'an industry by name', [subject.leading.words])
  if (plain && DEFAULTS[category] !== 'Demographic') return judged('Enthusiasts', 'audience words', [spoken.words])
  if (segment === 'B2C' && DEFAULTS[category] === 'Decision Makers')
    return judged('In-Market Shoppers', `default of ${category} for consumers`)
  if (segment === 'B2B' && category !== 'Careers & HR')
    return judged('Decision Makers', 'default of a business audience')
  return judged(DEFAULTS[category], `default of ${category}`)
}
