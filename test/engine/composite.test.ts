import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compositeScore, LAYER_POINTS, SENSITIVITY_SHARES } from '../../src/engine/layers/composite'

const page = readFileSync('docs/composite-score.md', 'utf8')

const best = {
  intensity: 'Very High',
  awareness: 'Most Aware',
  buyer_journey: 'Decision',
  primary_intent: 'Product',
  secondary_intent: '',
  segment_type: 'B2C',
  sensitivity: 'None',
  funnel: 'Lower Funnel',
} as const

describe('the composite score', () => {
  it('is as docs/composite-score.md says', () => {
    for (const points of Object.values(LAYER_POINTS)) {
      expect(page).toContain(
        Object.entries(points)
          .map(([value, worth]) => `${value} ${worth}`)
          .join(', '),
      )
    }
    for (const [sensitivity, share] of Object.entries(SENSITIVITY_SHARES)) {
      expect(page).toContain(`| ${sensitivity} | ${share} |`)
    }
  })

  it('reaches 100, and is the lower the less sure or the more sensitive a topic is', () => {
    expect(compositeScore(best, 1)).toBe(100)
    expect(compositeScore(best, 0.5)).toBe(50)
    expect(compositeScore({ ...best, sensitivity: 'High' }, 1)).toBe(75)
    expect(compositeScore(best, 0)).toBe(0)
  })
})
