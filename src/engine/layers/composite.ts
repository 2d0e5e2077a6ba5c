import type { Layers } from '../result'

type Unscored = Omit<Layers, 'composite_score'>

const CONFIDENCE_POINTS = 15

/**
 * How useful a topic is to a campaign, 0 to 100: intensity 30, awareness 20, journey 20, intent 10, segment 5 and
 * the match's confidence 15; sensitivity takes a part of the sum away.
 */
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

/* Comparisons, the usual value first: for a handful they cost less than a look-up in a table. */

function intensityPoints({ intensity }: Unscored): number {
  switch (intensity) {
    case 'High':
      return 24
    case 'Medium':
      return 15
    case 'Low':
      return 6
    case 'Very High':
      return 30
  }
}

function awarenessPoints({ awareness }: Unscored): number {
  switch (awareness) {
    case 'Product Aware':
      return 17
    case 'Solution Aware':
      return 12
    case 'Most Aware':
      return 20
    case 'Problem Aware':
      return 8
    case 'Unaware':
      return 2
  }
}

function journeyPoints({ buyer_journey }: Unscored): number {
  switch (buyer_journey) {
    case 'Consideration':
      return 13
    case 'Awareness':
      return 6
    case 'Advocacy':
      return 16
    case 'Retention':
      return 14
    case 'Decision':
      return 20
  }
}

function intentPoints({ primary_intent }: Unscored): number {
  switch (primary_intent) {
    case 'Product':
    case 'Service':
    case 'Solution':
      return 10
    case 'Brand':
      return 9
    case 'Event':
      return 8
    case 'Problem':
    case 'Role':
      return 7
    case 'Lifestyle':
      return 6
  }
}

function segmentPoints({ segment_type }: Unscored): number {
  switch (segment_type) {
    case 'B2C':
    case 'B2B':
      return 5
    case 'B2B2C':
    case 'B2G':
      return 4
    case 'B2E':
      return 3
  }
}

function keptShare({ sensitivity }: Unscored): number {
  switch (sensitivity) {
    case 'None':
      return 1
    case 'Low':
      return 0.97
    case 'Moderate':
      return 0.9
    case 'High':
      return 0.75
  }
}
