import type { Layers } from '../result'

type Unscored = Omit<Layers, 'composite_score'>

/*
 * How useful a topic is to a campaign, 0 to 100: intensity 30, awareness 20, journey 20, intent 10, segment 5 and
 * the match's confidence 15; sensitivity takes a part of the sum away. The usual value stands first: a few comparisons
 * cost less than a look-up.
 */

const intensityPoints = ({ intensity: of }: Unscored): number =>
  of === 'High' ? 24 : of === 'Medium' ? 15 : of === 'Low' ? 6 : 30

const awarenessPoints = ({ awareness: of }: Unscored): number =>
  of === 'Product Aware' ? 17 : of === 'Solution Aware' ? 12 : of === 'Most Aware' ? 20 : of === 'Problem Aware' ? 8 : 2

const journeyPoints = ({ buyer_journey: of }: Unscored): number =>
  of === 'Consideration' ? 13 : of === 'Awareness' ? 6 : of === 'Advocacy' ? 16 : of === 'Retention' ? 14 : 20

const intentPoints = ({ primary_intent: of }: Unscored): number =>
  of === 'Brand' ? 9 : of === 'Role' || of === 'Problem' ? 7 : of === 'Lifestyle' ? 6 : of === 'Event' ? 8 : 10

const segmentPoints = ({ segment_type: of }: Unscored): number =>
  of === 'B2C' || of === 'B2B' ? 5 : of === 'B2E' ? 3 : 4

const keptShare = ({ sensitivity: of }: Unscored): number =>
  of === 'None' ? 1 : of === 'Low' ? 0.97 : of === 'Moderate' ? 0.9 : 0.75

const CONFIDENCE_POINTS = 15

export function compositeScore(layers: Unscored, confidence: number): number {
  const points =
    intensityPoints(layers) +
    awarenessPoints(layers) +
    journeyPoints(layers) +
    intentPoints(layers) +
    segmentPoints(layers) +
    CONFIDENCE_POINTS * confidence
  return Math.round(points * keptShare(layers))
}
