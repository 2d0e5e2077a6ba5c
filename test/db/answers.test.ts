import { afterAll, beforeAll, expect, test } from 'vitest'
import { int4, int8, type Row, text } from '../../src/db/rows'
import { takeMismatches } from '../harness/answers'
import { createEmptyDatabase, type TestDatabase } from '../harness/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database.drop())

const cases: [string, Row, string, string[]][] = [
  ['as described', { id: int4, name: text.nullable() }, `SELECT 1 AS id, NULL AS name`, []],
  ['another type', { count: int4 }, 'SELECT count(*)', ['Column "count" is described as int4 and has type int8']],
  ['a null', { name: text }, `SELECT NULL AS name`, ['Column "name" is null and not described as nullable']],
  ['one too many', { id: int4 }, `SELECT 1 AS id, 2 AS more`, ['Column "more" is selected and not described']],
  ['one missing', { id: int4, total: int8 }, `SELECT 1 AS id`, ['Column "total" is described and not selected']],
  ['one twice', { id: int4 }, `SELECT 1 AS id, 2 AS id`, ['Column "id" is selected twice']],
]

test.each(cases)('an answer with %s', async (_name, row, text, mismatches) => {
  await database.db.query(row, { text })
  await database.db.transaction((tx) => tx.query(row, { text }))
  expect(takeMismatches()).toEqual(mismatches.map((mismatch) => `${mismatch} in\n${text}`))
})
