import { afterAll, beforeAll, expect, it } from 'vitest'
import { bool, text } from '../../src/db/rows'
import { createTestDatabase, type TestDatabase } from '../harness/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** The name of a type in src/db/rows.ts: PostgreSQL's, except for arrays. */
const descriptor = (type: string) => (type.startsWith('_') ? `${type.slice(1)}Array` : type)

async function describeTables(): Promise<string> {
  const columns = await database.db.query(
    { table: text, name: text, type: text, isNullable: bool },
    {
      text: `SELECT c.relname::text AS table, a.attname::text AS name, t.typname::text AS type,
                    NOT a.attnotnull AS "isNullable"
             FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
             WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
               AND a.attnum > 0 AND NOT a.attisdropped
             ORDER BY c.relname COLLATE "C", a.attnum`,
    },
  )
  const types = [...new Set(columns.map(({ type }) => descriptor(type)))].sort()
  const lines = columns.flatMap(({ table, name, type, isNullable }, at) => [
    ...(columns[at - 1]?.table === table ? [] : ['', `export const ${table} = {`]),
    `  ${name}: ${descriptor(type)}${isNullable ? '.nullable()' : ''},`,
    ...(columns[at + 1]?.table === table ? [] : ['}']),
  ])
  return [`// ${ORIGIN}`, 'import {', ...types.map((type) => `  ${type},`), `} from './rows'`, ...lines, ''].join('\n')
}

const ORIGIN =
  'Made from the migrated schema. After a new migration: npx vitest run --project database test/db/tables.test.ts -u'

it('tables.ts is the schema that the migrations make', async () => {
  await expect(await describeTables()).toMatchFileSnapshot('../../src/db/tables.ts')
})
