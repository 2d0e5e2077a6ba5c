import type { Layers } from '../result'

type Unscored = Omit<Layers, 'composite_score'>

/** What each value of five layers is worth, 100 points at most together. docs/composite-score.md has the same table. */
export const LAYER_POINTS = {
  intensity: { Low: 7, Medium: 18, High: 28, 'Very High': 35 },
  awareness: { Unaware: 2, 'Problem Aware': 9, 'Solution Aware': 14, 'Product Aware': 20, 'Most Aware': 24 },
  buyer_journey: { Awareness: 7, Consideration: 15, Retention: 16, Advocacy: 19, Decision: 23 },
  primary_intent: { Product: 12, Service: 12, Solution: 12, Brand: 11, Event: 9, Problem: 8, Role: 8, Lifestyle: 7 },
  segment_type: { B2C: 6, B2B: 6, B2B2C: 5, B2G: 5, B2E: 4 },
} as const satisfies { [L in keyof Unscored]?: Record<Unscored[L], number> }

/** The share of the points that a topic keeps. */
export const SENSITIVITY_SHARES: Record<Unscored['sensitivity'], number> = {
  None: 1,
  Low: 0.97,
  Moderate: 0.9,
  High: 0.75,
}

/**
 * How useful a topic is to a campaign, 0 to 100: the points of its layers, less what its sensitivity costs, times the
 * probability that it was understood at all.
 */
export function compositeScore(layers: Unscored, confidence: number): number {
  const points =
    LAYER_POINTS.intensity[layers.intensity] +
    LAYER_POINTS.awareness[layers.awareness] +
    LAYER_POINTS.buyer_journey[layers.buyer_journey] +
    LAYER_POINTS.primary_intent[layers.primary_intent] +
    LAYER_POINTS.segment_type[layers.segment_type]
  return Math.round(points * SENSITIVITY_SHARES[layers.sensitivity] * confidence)
}
