import { describe, expect, it } from 'vitest'
import { leaveOneOut } from '../../src/cli/eval/leave-one-out'
import type { Share } from '../../src/cli/eval/share'

const share = ({ right, of }: Share) => right / of

describe('phrases of the lists that are hidden while they are classified', () => {
  const measured = leaveOneOut()

  it.each([
    ['term of one word', 0.6],
    ['term of two words', 0.7],
    ['term of more', 0.68],
    ['role of two words', 0.7],
    ['industry of two words', 0.7],
  ])('%s: this share is filed right', (label, least) => {
    expect(share(measured.category[label]!)).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['all of one word', 0.7],
    ['all of several words', 0.75],
  ])('%s: this share of those of High sensitivity is found', (label, least) => {
    expect(share(measured.high[label]!)).toBeGreaterThanOrEqual(least)
  })
})
