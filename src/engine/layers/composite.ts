import type { Layers } from '../result'

/**
 * How useful a topic is to a campaign, 0 to 100: intensity 30, awareness 20, journey 20, intent 10, segment 5 and
 * the match's confidence 15; sensitivity takes a part of the sum away.
 */
const POINTS = {
  intensity: { Low: 6, Medium: 15, High: 24, 'Very High': 30 },
  awareness: { Unaware: 2, 'Problem Aware': 8, 'Solution Aware': 12, 'Product Aware': 17, 'Most Aware': 20 },
  journey: { Awareness: 6, Consideration: 13, Decision: 20, Retention: 14, Advocacy: 16 },
  intent: { Product: 10, Service: 10, Solution: 10, Brand: 9, Event: 8, Problem: 7, Role: 7, Lifestyle: 6 },
  segment: { B2B: 5, B2C: 5, B2B2C: 4, B2E: 3, B2G: 4 },
} as const
const CONFIDENCE_POINTS = 15
const KEPT = { None: 1, Low: 0.97, Moderate: 0.9, High: 0.75 } as const

export function compositeScore(layers: Omit<Layers, 'composite_score'>, confidence: number): number {
  const points =
    POINTS.intensity[layers.intensity] +
    POINTS.awareness[layers.awareness] +
    POINTS.journey[layers.buyer_journey] +
    POINTS.intent[layers.primary_intent] +
    POINTS.segment[layers.segment_type] +
    CONFIDENCE_POINTS * confidence
  return Math.round(points * KEPT[layers.sensitivity])
}
