import type { AudienceType, Awareness, BuyerJourney, Funnel, Intensity, Intent } from '../taxonomy/vocabulary'
import { type Judged, judged, type Subject, usual } from './subject'

type Stage = { awareness: Awareness; journey: BuyerJourney; intensity: Intensity }

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

export const FUNNEL_OF: Record<BuyerJourney, Funnel> = {
  Awareness: 'Upper Funnel',
  Consideration: 'Mid Funnel',
  Decision: 'Lower Funnel',
  Retention: 'Post Funnel',
  Advocacy: 'Post Funnel',
}

const STRONGER: ReadonlySet<string> = new Set(
  'heavy frequent avid serious hardcore diehard super urgent immediate now today power ready'.split(' '),
)
const WEAKER: ReadonlySet<string> = new Set('light casual occasional infrequent low possible potential'.split(' '))
const INTENSITY_STEPS: readonly Intensity[] = ['Low', 'Medium', 'High', 'Very High']

const DEFAULT_STAGES = Object.fromEntries(
  Object.entries(STAGES).map(([audience, stage]) => [audience, usual(stage, `default of ${audience}`)]),
) as Record<AudienceType, Judged<Stage>>

function stage({ spoken }: Subject, audience: AudienceType): Judged<Stage> {
  if (spoken && spoken.rule.audience === audience) return judged(spoken.rule, 'audience words', [spoken.words])
  return DEFAULT_STAGES[audience]
}

/** A problem named is a problem known, whoever the people are. */
export function awarenessLayer(subject: Subject, audience: AudienceType, intent: Intent): Judged<Awareness> {
  const { value, evidence } = stage(subject, audience)
  if (intent === 'Problem' && audience === 'Researchers') return judged('Problem Aware', 'a problem by name')
  return { value: value.awareness, evidence }
}

export function journeyLayer(subject: Subject, audience: AudienceType): Judged<BuyerJourney> & { funnel: Funnel } {
  const { value, evidence } = stage(subject, audience)
  return { value: value.journey, evidence, funnel: FUNNEL_OF[value.journey] }
}

export function intensityLayer(subject: Subject, audience: AudienceType): Judged<Intensity> {
  const { value, evidence } = stage(subject, audience)
  const step = INTENSITY_STEPS.indexOf(value.intensity)
  for (const word of subject.reading.words) {
    if (STRONGER.has(word)) return judged(INTENSITY_STEPS[Math.min(step + 1, 3)]!, 'a word that strengthens', [word])
    if (WEAKER.has(word)) return judged(INTENSITY_STEPS[Math.max(step - 1, 0)]!, 'a word that weakens', [word])
  }
  return { value: value.intensity, evidence }
}
