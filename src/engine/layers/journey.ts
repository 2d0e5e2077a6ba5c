import { STRENGTHENING, WEAKENING } from '../lexicon/grammar'
import type { Reading } from '../reading/read'
import {
  AUDIENCE_TYPES,
  type AudienceType,
  type Awareness,
  type BuyerJourney,
  type Funnel,
  type Intensity,
  type Intent,
  type SegmentType,
} from '../taxonomy/vocabulary'
import { meantAudience } from './audience'
import { type Judged, judged } from './judged'
import type { Subject } from './subject'
import { type Stage, stageByVerb, stageByWords } from './wanting'

/** Where people of an audience type stand when the name has no word for it. */
const STAGES: Record<AudienceType, Stage> = {
  'In-Market Shoppers': { awareness: 'Product Aware', journey: 'Consideration', intensity: 'High' },
  Researchers: { awareness: 'Solution Aware', journey: 'Consideration', intensity: 'Medium' },
  Owners: { awareness: 'Most Aware', journey: 'Retention', intensity: 'Medium' },
  'Past Purchasers': { awareness: 'Most Aware', journey: 'Retention', intensity: 'Medium' },
  'Brand Loyalists': { awareness: 'Most Aware', journey: 'Advocacy', intensity: 'High' },
  'Decision Makers': { awareness: 'Solution Aware', journey: 'Consideration', intensity: 'High' },
  Professionals: { awareness: 'Solution Aware', journey: 'Awareness', intensity: 'Medium' },
  Entrepreneurs: { awareness: 'Solution Aware', journey: 'Consideration', intensity: 'High' },
  Enthusiasts: { awareness: 'Solution Aware', journey: 'Awareness', intensity: 'Medium' },
  'Fans & Followers': { awareness: 'Product Aware', journey: 'Awareness', intensity: 'Medium' },
  'Event Attendees': { awareness: 'Product Aware', journey: 'Decision', intensity: 'High' },
  'Students & Learners': { awareness: 'Problem Aware', journey: 'Awareness', intensity: 'Medium' },
  'Life Stage': { awareness: 'Problem Aware', journey: 'Awareness', intensity: 'Medium' },
  Demographic: { awareness: 'Unaware', journey: 'Awareness', intensity: 'Low' },
}

const FUNNELS: Record<BuyerJourney, Funnel> = {
  Awareness: 'Upper Funnel',
  Consideration: 'Mid Funnel',
  Decision: 'Lower Funnel',
  Retention: 'Post Funnel',
  Advocacy: 'Post Funnel',
}

export const funnelOf = (journey: BuyerJourney): Funnel => FUNNELS[journey]

const INTENSITY_STEPS: readonly Intensity[] = ['Low', 'Medium', 'High', 'Very High']

const DEFAULT_STAGES = new Map(
  AUDIENCE_TYPES.map((audience) => [audience, judged(STAGES[audience], `default of ${audience}`)]),
)

/** Whose audience words say how near they are to buying; those of others say only who they are. */
const SAYS_ITSELF: ReadonlySet<AudienceType> = new Set(['In-Market Shoppers', 'Researchers', 'Past Purchasers'])

/** Where the people stand: by what they are about to do, by the audience words of the name, else by what is usual for the audience. */
export function stageOf(subject: Subject, audience: AudienceType, segment: SegmentType): Judged<Stage> {
  const { reading } = subject
  const spoken = meantAudience(subject, segment)
  const isSpoken = spoken !== null && spoken.rule.audience === audience
  const saysItself = isSpoken && SAYS_ITSELF.has(audience)
  const wanted = stageByWords(reading) ?? (saysItself ? null : stageByVerb(reading))
  if (wanted) return wanted
  if (isSpoken) return judged(spoken.rule, 'audience words', spoken.words)
  return DEFAULT_STAGES.get(audience)!
}

/** A problem named is a problem known, whoever the people are. */
export function namedProblem(audience: AudienceType, intent: Intent): Judged<Awareness> | null {
  return intent === 'Problem' && audience === 'Researchers' ? judged('Problem Aware', 'a problem by name') : null
}

/** A step above or below what is usual at the stage, where a word of the name says so. */
export function steppedIntensity({ reading, picked }: Subject, { intensity }: Stage): Judged<Intensity> | null {
  const word = steppingWord(reading) ?? picked.map(steppingWord).find((stepping) => stepping !== undefined)
  if (word === undefined) return null
  const step = STRENGTHENING.has(word) ? 1 : -1
  const at = Math.min(Math.max(INTENSITY_STEPS.indexOf(intensity) + step, 0), INTENSITY_STEPS.length - 1)
  return judged(INTENSITY_STEPS[at]!, step > 0 ? 'a word that strengthens' : 'a word that weakens', word)
}

const steppingWord = ({ written }: Reading): string | undefined =>
  written.canonicals.find((word) => STRENGTHENING.has(word) || WEAKENING.has(word))
