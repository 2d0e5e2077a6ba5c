import { describe, expect, it } from 'vitest'
import { leaveOneOut } from '../../src/cli/eval/leave-one-out'
import type { Share } from '../../src/cli/eval/share'

const share = ({ right, of }: Share) => right / of

describe('phrases of the lists that are hidden while they are classified', () => {
  const measured = leaveOneOut()

  it.each([
    ['term of one word', 0.55],
    ['term of two words', 0.75],
    ['term of more', 0.74],
    ['role of two words', 0.75],
    ['industry of two words', 0.75],
  ])('%s: this share is filed right', (label, least) => {
    expect(share(measured.category[label]!)).toBeGreaterThanOrEqual(least)
  })

  it('are as often right as the engine says', () => {
    expect(measured.reliability.expectedCalibrationError).toBeLessThanOrEqual(0.06)
  })
})
