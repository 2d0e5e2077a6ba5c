import { describe, expect, it } from 'vitest'
import { changesSince, evaluateGolden, type GoldenField, takeSnapshot } from '../../src/cli/eval/eval'
import { GOLDEN } from '../../src/cli/eval/golden'
import { AUDIENCE_TYPES, PARENT_CATEGORIES, SEGMENT_TYPES } from '../../src/engine/taxonomy/vocabulary'

/** Share of the golden names that must come out right, field by field. */
const THRESHOLDS: Record<GoldenField, number> = {
  parent_category: 0.95,
  segment_type: 0.96,
  audience_type: 0.92,
  sensitivity: 0.97,
  primary_intent: 0.88,
}

describe('the golden set', () => {
  it('has at least 600 names over all categories, segment types and audience types', () => {
    expect(GOLDEN.length).toBeGreaterThanOrEqual(600)
    expect(new Set(GOLDEN.map((golden) => golden.parent_category))).toEqual(new Set(PARENT_CATEGORIES))
    expect(new Set(GOLDEN.flatMap((golden) => golden.segment_type ?? []))).toEqual(new Set(SEGMENT_TYPES))
    expect(new Set(GOLDEN.flatMap((golden) => golden.audience_type ?? []))).toEqual(new Set(AUDIENCE_TYPES))
  })

  it.each(evaluateGolden().map((score) => [score.field, score] as const))(
    '%s reaches its threshold',
    (field, { right, of, misses }) => {
      expect(
        right / of,
        misses.map(({ name, expected, got }) => `${name}: ${expected}, got ${got}`).join('\n'),
      ).toBeGreaterThanOrEqual(THRESHOLDS[field])
    },
  )
})

describe('what would change', () => {
  it('is nothing between two snapshots of the same engine', () => {
    expect(changesSince(takeSnapshot(), takeSnapshot())).toEqual([])
  })

  it('names what changed and leaves out names that only one of them knows', () => {
    const before = {
      engine_version: '2.4',
      names: { 'dog food': ['Food & Grocery', 'None'], 'old name': ['Auto', 'None'] },
    }
    const after = {
      engine_version: '2.19',
      names: { 'dog food': ['Pets & Animals', 'None'], 'new name': ['Auto', 'None'] },
    }
    expect(changesSince(before, after)).toEqual([
      { name: 'dog food', before: ['Food & Grocery', 'None'], after: ['Pets & Animals', 'None'] },
    ])
  })
})
