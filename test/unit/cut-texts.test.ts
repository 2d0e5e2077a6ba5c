import { expect, test } from 'vitest'
import { unknownNameReason } from '../../src/catalog/rewrite/flag-for-review'
import { REVIEW_REASON_LENGTH } from '../../src/limits'
import { toIntakeItem } from '../../src/topics/intake/raw-item'

test('a reason for review ends with a whole character', () => {
  const start = 'Unknown name, sensitivity not checked: '
  const name = 'x'.repeat(REVIEW_REASON_LENGTH - start.length - 1)
  expect(unknownNameReason([`${name}😀`])).toBe(start + name)
})

test('so does a wrong value in the message about it', () => {
  const segment = 'x'.repeat(59)
  expect(() => toIntakeItem({ topic_name: 'yoga mats', segment_type: `${segment}😀 and more` }, '')).toThrow(
    `segment_type "${segment}" is unknown`,
  )
})
