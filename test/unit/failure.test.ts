import { expect, test } from 'vitest'
import { failureText } from '../../src/cli/failure'

test.each([
  [{ code: 'ENOSPC', path: '/backups/b' }, 'taxon: /backups/b: the disk is full'],
  [{ code: 'EFBIG', path: '/usb/b' }, 'taxon: /usb/b: the file is too large for this disk'],
  [
    { code: '53100', message: 'could not extend file' },
    'taxon: the disk of the database is full (could not extend file)',
  ],
  [
    { message: 'Connection terminated unexpectedly' },
    'taxon: the database does not answer: Connection terminated unexpectedly',
  ],
])('%j is told in one line', (properties, text) => {
  expect(failureText(Object.assign(new Error(), properties))).toBe(text)
})

test('a defect keeps its stack', () => {
  const defect = new TypeError('x is undefined')
  expect(failureText(defect)).toBe(defect)
})
