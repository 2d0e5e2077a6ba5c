import type { SegmentType } from '../../taxonomy/vocabulary'

/** Who the people are and what they do: "consumers", "are shopping for electric SUVs". Without a verb the people say it all. */
export type Behavior = { people: string; verb: string }

export const BUYERS: Record<SegmentType, string> = {
  B2C: 'consumers',
  B2B: 'business buyers',
  B2B2C: 'consumers and business buyers',
  B2E: 'employees',
  B2G: 'public-sector buyers',
}

export const OTHERS: Record<SegmentType, string> = {
  B2C: 'people',
  B2B: 'professionals',
  B2B2C: 'consumers and professionals',
  B2E: 'employees',
  B2G: 'public-sector professionals',
}

export const WORKERS: Record<SegmentType, string> = { ...OTHERS, B2B2C: 'professionals' }

export const DECIDERS: Record<SegmentType, string> = {
  B2C: 'people',
  B2B: 'decision makers',
  B2B2C: 'business and household decision makers',
  B2E: 'managers',
  B2G: 'public-sector decision makers',
}
