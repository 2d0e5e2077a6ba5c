import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesBy, correctionsReport, readCorrections } from '../../src/cli/eval/corrections'

const FILE = 'name\tparent_category\tsegment_type\nZorblax Wombats\tGaming\t\nZorblax Wombats Union\t\tB2E\n'

test('says which names a set of corrections would change, and why', () => {
  const names = ['zorblax wombats', 'certified zorblax wombats', 'electric SUV shoppers']
  const changes = changesBy(readCorrections(FILE), names)
  expect(changes.map(({ name }) => name)).toEqual(names.slice(0, 2))
  expect(changes[0]!.changes[0]).toMatchObject({ field: 'parent_category', after: 'Gaming' })
  expect(changes[0]!.changes[0]!.rule).toBe('corrected by your organization: "Zorblax Wombats" is Gaming')
})

test('reads names from a file; without one, the golden set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corrections-'))
  const corrections = join(folder, 'corrections.tsv')
  const names = join(folder, 'names.txt')
  writeFileSync(corrections, FILE)
  writeFileSync(names, 'zorblax wombats\ntequila\n')
  expect(correctionsReport({ corrections, names })).toMatch(/^1 of 2 names would change\n {2}zorblax wombats: /)
  expect(JSON.parse(correctionsReport({ corrections, json: true }))).toEqual([])
})

test('refuses values that the taxonomy does not have, and files without names', () => {
  expect(() => readCorrections('name\tparent_category\nWombats\tZoo\n')).toThrow(
    '"Zoo" is no parent_category (row "Wombats")',
  )
  expect(() => readCorrections('topic\nWombats\n')).toThrow('among them "name"')
})
