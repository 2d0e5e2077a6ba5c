import { setFlagsFromString } from 'node:v8'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { briefBody } from '../../src/classify/brief-schema'

// V8 stops optimizing expressions in a process that has compiled much: repetitions then need stack for each character.
beforeAll(() => setFlagsFromString('--no-regexp-optimization'))
afterAll(() => setFlagsFromString('--regexp-optimization'))

const isTaken = (data: string) => briefBody.safeParse({ file: { data, mediaType: 'application/pdf' } }).success

test('a file of 10 MB is checked whatever V8 makes of the expression', () => {
  const most = 'A'.repeat(10 * 1_048_576)
  expect(isTaken(most)).toBe(true)
  expect(isTaken(`${most.slice(4)}A-AA`)).toBe(false)
})

test.each([
  ['AAAA', true],
  ['AAA=', true],
  ['AA==', true],
  ['', false],
  ['A===', false],
  ['====', false],
  ['AA=A', false],
  ['AAA', false],
  ['AA A', false],
])('base64 is told from other text: %j', (data, expected) => {
  expect(isTaken(data)).toBe(expected)
})
