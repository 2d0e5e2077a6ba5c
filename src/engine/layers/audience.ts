import type { AudienceRule } from '../lexicon/audiences'
import { PREPOSITIONS } from '../lexicon/grammar'
import type { FoundCues } from '../lexicon/index'
import type { Reading } from '../reading'
import type { AudienceType, ParentCategory, SegmentType } from '../taxonomy/vocabulary'
import { hasRank } from '../units'
import { type Judged, judged, judgedBy, type Subject, written } from './subject'

/** Who a bare name stands for, where nothing in it says so. */
const DEFAULTS: Record<ParentCategory, AudienceType> = {
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

const DEFAULT_JUDGEMENTS = Object.fromEntries(
  Object.entries(DEFAULTS).map(([category, audience]) => [category, judged(audience, `default of ${category}`)]),
) as Record<ParentCategory, Judged<AudienceType>>

/** Bare brands of what is watched, heard and played have fans; others have loyal buyers. */
const FAN_CATEGORIES: ReadonlySet<ParentCategory> = new Set([
  'Movies & TV',
  'Music & Audio',
  'Gaming',
  'Sports',
  'News & Publishing',
])

/** Agencies, charities, drugs, hospitals and schools are no brands that people buy. */
const NOT_BOUGHT: ReadonlySet<ParentCategory> = new Set([
  'Government & Politics',
  'Community & Causes',
  'Healthcare & Pharma',
  'Education & Science',
])

/** Where a life event is what the name is about; elsewhere the same words are goods and trades ("employee engagement"). */
const LIFE_CATEGORIES: ReadonlySet<ParentCategory> = new Set([
  'Demographics & Life Events',
  'Family & Relationships',
  'Government & Politics',
  'Community & Causes',
  'Education & Science',
  'Healthcare & Pharma',
  'Fitness & Wellness',
  'Investing & Wealth',
  'Insurance',
  'Banking & Lending',
  'Real Estate',
  'Home & Garden',
  'Logistics & Transportation',
  'Travel & Tourism',
  'Retail & Shopping',
  'Pets & Animals',
  'Auto',
])

/** Going there is what they do, not an event. */
const VISITED: ReadonlySet<ParentCategory> = new Set([
  'Fitness & Wellness',
  'Restaurants & Dining',
  'Retail & Shopping',
  'Beverages & Alcohol',
  'Beauty & Personal Care',
])

/** The rule of the audience words in the name, if it has any. */
export function audienceRule(reading: Reading, cues: FoundCues): { rule: AudienceRule; words: string } | null {
  let best: Spoken | null = null
  for (const found of cues.audience) {
    if (found.cue.framing && !frames(reading, found)) continue
    if (found.cue.rule.audience === 'Demographic' && found.end < reading.written.words.length) continue
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

/** One word for people. Before a thing it is part of it: "applicant tracking", "customer service". */
const PERSON = /(?:er|or|ant|ist|ee|lead|prospect|fan|guest|intent)$/

/** Audience words stand last, right before "of", "for", "in", or first, where they are no noun of the thing. */
function frames({ written: { words } }: Reading, { start, end }: { start: number; end: number }): boolean {
  if (end === words.length || PREPOSITIONS.has(words[end]!)) return true
  if (start === 1) return words[0] === 'person'
  return start === 0 && (end > 1 || !PERSON.test(words[0]!))
}

export function audienceLayer(subject: Subject, segment: SegmentType): Judged<AudienceType> {
  const { reading, category, measure } = subject
  const spoken = meant(subject, segment)
  const plain = spoken !== null && spoken.rule.awareness === 'Problem Aware' && spoken.rule.audience === 'Enthusiasts'
  if (reading.title) {
    const title = titleAudience(subject)
    if (title) return title
  }
  if (spoken && !plain) {
    if (spoken.rule.audience === 'Event Attendees' && VISITED.has(category) && /goers?$/i.test(spoken.words))
      return judged('Enthusiasts', 'audience words', spoken.words)
    return judged(spoken.rule.audience, 'audience words', spoken.words)
  }
  if (measure) return judged('Demographic', `people counted by ${measure}`)
  return unspoken(subject, segment, plain ? spoken.words : null)
}

function meant({ spoken, category }: Subject, segment: SegmentType): Subject['spoken'] {
  const event = spoken !== null && spoken.rule.audience === 'Life Stage'
  return event && (segment === 'B2B' || !LIFE_CATEGORIES.has(category)) ? null : spoken
}

/** Founders, people of rank, and everybody else at work. */
function titleAudience({ reading, spoken }: Subject): Judged<AudienceType> | null {
  if (spoken?.rule.audience === 'Entrepreneurs' || spoken?.words.toLowerCase().startsWith('owner'))
    return judged('Entrepreneurs', 'a founder or owner', spoken.words)
  const rank = reading.units.find(hasRank)
  if (rank) return judged('Decision Makers', 'a title with rank', rank.text)
  const decides = spoken?.rule.audience === 'Decision Makers'
  if (decides) return judged('Decision Makers', 'audience words', spoken.words)
  const studies = spoken?.rule.audience === 'Students & Learners'
  if (studies && spoken.words === reading.units.at(-1)?.text) return null
  const occupations = reading.units.filter(
    (unit) => unit.type === 'occupation' || unit.senses.some((sense) => sense.kind === 'role'),
  )
  return judgedBy(
    'Professionals',
    'an occupation',
    occupations.map((unit) => unit.text),
  )
}

/** `interest`: words that say no more than that people care ("people interested in"). */
function unspoken({ leading, leadingKind, category }: Subject, segment: SegmentType, interest: string | null) {
  if (leadingKind === 'brand' && segment !== 'B2B' && segment !== 'B2G' && !NOT_BOUGHT.has(category)) {
    const audience = FAN_CATEGORIES.has(category) ? 'Fans & Followers' : 'Brand Loyalists'
    return judged<AudienceType>(audience, 'a brand by name', leading!.words)
  }
  if (leadingKind === 'industry' && segment !== 'B2C')
    return judged<AudienceType>('Professionals', 'an industry by name', leading!.words)
  const bare = DEFAULTS[category]
  if (interest !== null && bare !== 'Demographic')
    return judged<AudienceType>('Enthusiasts', 'audience words', interest)
  if (segment === 'B2C' && bare === 'Decision Makers')
    return judged<AudienceType>('In-Market Shoppers', `default of ${category} for consumers`)
  if (segment === 'B2E') return judged<AudienceType>('Professionals', 'employees as such')
  if (segment === 'B2B') return judged<AudienceType>('Decision Makers', 'default of a business audience')
  return DEFAULT_JUDGEMENTS[category]
}
