import type { Layers } from '../result'

/*
 * How useful a topic is to a campaign, 0 to 100: intensity 30, awareness 20, journey 20, intent 10, segment 5 and
 * the match's confidence 15; sensitivity takes a part of the sum away. The usual value stands first: a few comparisons
 * cost less than a look-up.
 */

const intensityPoints = ({ intensity: of }: Judged): number =>
  of === 'High' ? 24 : of === 'Medium' ? 15 : of === 'Low' ? 6 : 30

const awarenessPoints = ({ awareness: of }: Judged): number =>
  of === 'Product Aware' ? 17 : of === 'Solution Aware' ? 12 : of === 'Most Aware' ? 20 : of === 'Problem Aware' ? 8 : 2

const journeyPoints = ({ buyer_journey: of }: Judged): number =>
  of === 'Consideration' ? 13 : of === 'Awareness' ? 6 : of === 'Advocacy' ? 16 : of === 'Retention' ? 14 : 20

const intentPoints = ({ primary_intent: of }: Judged): number =>
  of === 'Brand' ? 9 : of === 'Role' || of === 'Problem' ? 7 : of === 'Lifestyle' ? 6 : of === 'Event' ? 8 : 10

const segmentPoints = ({ segment_type: of }: Judged): number =>
  of === 'B2C' || of === 'B2B' ? 5 : of === 'B2E' ? 3 : 4

const keptShare = ({ sensitivity: of }: Judged): number =>
  of === 'None' ? 1 : of === 'Low' ? 0.97 : of === 'Moderate' ? 0.9 : 0.75

const CONFIDENCE_POINTS = 15

type Judged = Omit<Layers, 'composite_score'>

export function compositeScore(layers: Judged, confidence: number): number {
  const points =
    intensityPoints(layers) +
    awarenessPoints(layers) +
    journeyPoints(layers) +
    intentPoints(layers) +
    segmentPoints(layers) +
    CONFIDENCE_POINTS * confidence
  return Math.round(points * keptShare(layers))
}
