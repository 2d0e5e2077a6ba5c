import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { text } from '../../src/db/rows'
import { createTestDatabase, type TestDatabase } from '../harness/database'
import { tenantColumn } from '../harness/statements/relations'
import { SHARED_KEYS } from '../harness/statements/shared-keys'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const ask = async (statement: string): Promise<Record<'table' | 'name' | 'columns', string>[]> =>
  database.db.query({ table: text, name: text, columns: text }, { text: statement })

/** The tables with an org_id. */
const TENANTS = `SELECT c.oid, c.relname::text AS table FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'org_id' AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`

it('primary keys and unique indexes lead with the organization, but for those that are listed', async () => {
  const keys = await ask(
    `WITH tenants AS (${TENANTS})
     SELECT t.table, i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid, 1, true) AS columns
     FROM pg_index i JOIN tenants t ON t.oid = i.indrelid WHERE i.indisunique ORDER BY 1, 2`,
  )
  const shared = keys.filter(({ table, columns }) => columns !== tenantColumn(table)).map(({ name }) => name)
  expect(shared).toEqual(SHARED_KEYS.map(({ index }) => index).sort())
})

it('references between tables of organizations carry the organization', async () => {
  const references = await ask(
    `WITH tenants AS (${TENANTS})
     SELECT t.table, k.conname::text AS name, pg_get_constraintdef(k.oid) AS columns
     FROM pg_constraint k JOIN tenants t ON t.oid = k.conrelid
     WHERE k.contype = 'f' AND k.confrelid IN (SELECT oid FROM tenants) ORDER BY 1, 2`,
  )
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter(({ columns }) => !/^FOREIGN KEY \(org_id, .*\(org_id, /.test(columns))).toEqual([])
})

it('docs/scale.md says of every table where it goes', async () => {
  const tables = await ask(
    `SELECT relname::text AS table, '' AS name, '' AS columns FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`,
  )
  const rows = readFileSync('docs/scale.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (distributed|reference|on the)/.test(line))
  const named = rows.flatMap((row) => [...row.split('|')[2]!.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(named.sort()).toEqual(tables.map(({ table }) => table).sort())
})
