import { describe, expect, it } from 'vitest'
import { GOLDEN } from '../../src/cli/eval/golden'
import {
  AUDIENCE_TYPES,
  INTENTS,
  PARENT_CATEGORIES,
  SEGMENT_TYPES,
  SENSITIVITIES,
} from '../../src/engine/taxonomy/vocabulary'

describe('the golden set', () => {
  it('has at least 650 names, none twice', () => {
    expect(GOLDEN.length).toBeGreaterThanOrEqual(650)
    expect(new Set(GOLDEN.map(({ name }) => name.toLowerCase())).size).toBe(GOLDEN.length)
  })

  it.each([
    ['parent_category', PARENT_CATEGORIES],
    ['segment_type', SEGMENT_TYPES],
    ['audience_type', AUDIENCE_TYPES],
    ['sensitivity', SENSITIVITIES],
    ['primary_intent', INTENTS],
  ] as const)('expects every %s somewhere, and nothing else', (field, values) => {
    const expected = new Set<string | undefined>(GOLDEN.map((golden) => golden[field]))
    expected.delete(undefined)
    expect([...expected].sort()).toEqual([...values].sort())
  })

  it('has at least 15 names of each category', () => {
    const thin = PARENT_CATEGORIES.filter(
      (category) => GOLDEN.filter((golden) => golden.parent_category === category).length < 15,
    )
    expect(thin).toEqual([])
  })
})
