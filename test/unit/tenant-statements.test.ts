import { parse } from 'libpg-query'
import { expect, it } from 'vitest'
import { untiedTables } from '../harness/statements/tenants'
import { complaintsAbout } from '../harness/statements/verdict'

const CATALOG = new Map([
  ['topics', ['id', 'org_id', 'name', 'workspace_id']],
  ['keys', ['id', 'org_id', 'hash']],
  ['organizations', ['id', 'name']],
  ['shared', ['id', 'name']],
])

async function untied(text: string): Promise<string[]> {
  const { stmts } = await parse(text)
  return stmts!.flatMap(({ stmt }) => untiedTables(stmt!, CATALOG))
}

it.each([
  ['a parameter', 'SELECT id FROM topics WHERE org_id = $1 AND name = $2'],
  ['a list of parameters', 'SELECT id FROM topics WHERE org_id = ANY($1::text[])'],
  ['one of two parameters', 'SELECT id FROM topics WHERE org_id IN ($1, $2)'],
  ['a join', 'SELECT FROM topics t JOIN keys k ON k.org_id = t.org_id AND k.id = t.id WHERE t.org_id = $1'],
  [
    'a join of which the other side has the parameter',
    'SELECT FROM topics t JOIN keys k USING (org_id) WHERE k.org_id = $1',
  ],
  ['an outer join that adds', 'SELECT FROM topics t LEFT JOIN keys k ON k.org_id = t.org_id WHERE t.org_id = $1'],
  ['the organization itself', 'SELECT FROM organizations o JOIN topics t ON t.org_id = o.id WHERE o.id = $1'],
  [
    'a subquery that names its surroundings',
    'SELECT (SELECT count(*) FROM keys k WHERE k.org_id = t.org_id) FROM topics t WHERE t.org_id = $1',
  ],
  [
    'a query by name',
    'WITH mine AS (SELECT org_id, id FROM topics WHERE org_id = $1) UPDATE keys k SET hash = $2 FROM mine WHERE k.org_id = mine.org_id AND k.id = mine.id',
  ],
  [
    'what a change returns',
    'WITH gone AS (DELETE FROM topics WHERE org_id = $1 RETURNING *) INSERT INTO keys (id, org_id) SELECT id, org_id FROM gone',
  ],
  [
    'rows of parameters',
    'SELECT FROM unnest($1::text[], $2::text[]) AS wanted (org_id, id) JOIN topics t USING (org_id, id)',
  ],
  ['a pair in a list', 'SELECT FROM topics WHERE (org_id, id) IN (SELECT org_id, id FROM keys WHERE org_id = $1)'],
  [
    'a lateral query',
    'SELECT FROM keys k CROSS JOIN LATERAL (SELECT name FROM topics t WHERE t.org_id = k.org_id LIMIT 1) x WHERE k.org_id = $1',
  ],
  [
    'a recursive query',
    'WITH RECURSIVE tree AS (SELECT org_id, id FROM topics WHERE org_id = $1 UNION ALL SELECT t.org_id, t.id FROM tree JOIN topics t ON t.org_id = tree.org_id) SELECT FROM tree',
  ],
  ['pairs of parameters', 'SELECT FROM topics WHERE (org_id, id) IN (SELECT * FROM unnest($1::text[], $2::text[]))'],
  [
    'whole rows of one organization',
    'INSERT INTO topics SELECT row.* FROM keys k, jsonb_populate_recordset(NULL::topics, k.hash) AS row WHERE k.org_id = $1 AND row.org_id = $1',
  ],
  ["an organization's rows and those of all", 'SELECT FROM topics WHERE org_id = $1 OR org_id IS NULL'],
  ['an insert of parameters', 'INSERT INTO topics (id, org_id) VALUES ($1, $2), ($3, $4)'],
  [
    'a conflict within the organization',
    'INSERT INTO topics (id, org_id) VALUES ($1, $2) ON CONFLICT (org_id, id) DO UPDATE SET name = excluded.name',
  ],
  [
    'a conflict that must be the same organization',
    'INSERT INTO topics (id, org_id) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE topics.org_id = excluded.org_id',
  ],
  ['no table of an organization', 'SELECT FROM shared'],
  ['a question for a plan', 'EXPLAIN (GENERIC_PLAN, FORMAT JSON) SELECT FROM topics'],
  ['no data', 'BEGIN; SET LOCAL statement_timeout = 5; LISTEN x'],
])('takes %s', async (_what, text) => {
  expect(await untied(text)).toEqual([])
})

it.each([
  ['no condition', 'SELECT count(*) FROM topics', ['topics']],
  ['another column', 'SELECT FROM topics WHERE id = $1', ['topics']],
  ['an inequality', 'SELECT FROM topics WHERE org_id > $1', ['topics']],
  ['a negation', 'SELECT FROM topics WHERE NOT org_id = $1', ['topics']],
  ['a list of others', 'SELECT FROM topics WHERE org_id <> ALL($1)', ['topics']],
  ['an alternative', 'SELECT FROM topics WHERE org_id = $1 OR id = $2', ['topics']],
  ['an optional filter', 'SELECT FROM topics WHERE ($1::text IS NULL OR org_id = $1)', ['topics']],
  ['itself', 'SELECT FROM topics t WHERE t.org_id = t.org_id', ['topics']],
  ['a circle', 'SELECT FROM topics t JOIN keys k ON k.org_id = t.org_id', ['keys', 'topics']],
  ['a join on ids alone', 'SELECT FROM topics t JOIN keys k ON k.id = t.id WHERE t.org_id = $1', ['keys']],
  ['every organization', 'SELECT FROM organizations o JOIN topics t ON t.org_id = o.id', ['topics']],
  [
    'an outer join that filters nothing',
    'SELECT FROM topics t LEFT JOIN keys k ON k.org_id = t.org_id AND t.org_id = $1',
    ['keys', 'topics'],
  ],
  ['a full join', 'SELECT FROM topics t FULL JOIN keys k ON k.org_id = t.org_id AND t.org_id = $1', ['keys', 'topics']],
  [
    'rows that a join did not find',
    'SELECT FROM shared s LEFT JOIN topics t ON t.id = s.id WHERE t.org_id IS NULL',
    ['topics'],
  ],
  ['a subquery', 'SELECT FROM shared WHERE EXISTS (SELECT FROM topics t WHERE t.id = shared.id)', ['topics']],
  ['a subquery in the list of columns', 'SELECT (SELECT count(*) FROM keys) FROM topics WHERE org_id = $1', ['keys']],
  [
    'a subquery of a subquery',
    'SELECT FROM topics t WHERE t.org_id = $1 AND id IN (SELECT id FROM (SELECT id FROM keys) x)',
    ['keys'],
  ],
  ['a query by name', 'WITH mine AS (SELECT org_id, id FROM topics) SELECT FROM mine WHERE org_id = $1', ['topics']],
  [
    'a lateral query',
    'SELECT FROM keys k, LATERAL (SELECT FROM topics t WHERE t.id = k.id) x WHERE k.org_id = $1',
    ['topics'],
  ],
  ['one arm of a union', 'SELECT id FROM topics WHERE org_id = $1 UNION SELECT id FROM keys', ['keys']],
  ['an update', 'UPDATE topics SET name = $2 WHERE id = $1', ['topics']],
  [
    'an update from another table',
    'UPDATE topics t SET name = k.hash FROM keys k WHERE t.id = k.id AND k.org_id = $1',
    ['topics'],
  ],
  ['a delete', 'DELETE FROM topics USING keys WHERE topics.id = keys.id AND topics.org_id = $1', ['keys']],
  ['an insert without an organization', 'INSERT INTO topics (id) VALUES ($1)', ['topics']],
  [
    'an insert from every organization',
    'INSERT INTO topics (id, org_id) SELECT name, id FROM organizations',
    ['topics'],
  ],
  [
    "a conflict with another organization's row",
    'INSERT INTO topics (id, org_id) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
    ['topics'],
  ],
  [
    'whole rows of whichever organization',
    'INSERT INTO topics SELECT row.* FROM keys k, jsonb_populate_recordset(NULL::topics, k.hash) AS row WHERE k.org_id = $1',
    ['topics'],
  ],
  ['an execution that is explained', 'EXPLAIN ANALYZE DELETE FROM topics', ['topics']],
  ['a copy', 'COPY topics TO STDOUT', ['topics']],
  ['a truncation', 'TRUNCATE topics', ['topics']],
  ['a second statement', 'SELECT 1; DELETE FROM keys', ['keys']],
])('does not take %s', async (_what, text, tables) => {
  expect(await untied(text)).toEqual(tables)
})

const listed = [{ file: 'sweep.ts', statements: ['DELETE topics'], reason: 'Expired.' }]
const verdict = (text: string, file: string) => complaintsAbout([{ text, file }], listed, CATALOG)
const complaints = async (text: string, file: string) => (await verdict(text, file)).complaints

it('names an unlisted statement, and shows it', async () => {
  expect(await complaints('SELECT FROM topics', 'list.ts')).toEqual([
    'list.ts: SELECT topics, without saying of which organization:\nSELECT FROM topics',
  ])
})

it('lets a listed statement pass, of its own file and kind only', async () => {
  expect(await complaints('DELETE FROM topics', 'sweep.ts')).toEqual([])
  expect(await complaints('DELETE FROM topics', 'delete.ts')).toHaveLength(1)
  expect(await complaints('UPDATE topics SET name = $1', 'sweep.ts')).toHaveLength(1)
  expect(await complaints('DELETE FROM topics USING keys', 'sweep.ts')).toHaveLength(1)
})

it('says which listed statement was not sent', async () => {
  const tied = 'DELETE FROM topics WHERE org_id = $1'
  expect(await verdict(tied, 'sweep.ts')).toEqual({ complaints: [], unused: ['sweep.ts: DELETE topics'] })
  expect((await verdict('DELETE FROM topics', 'sweep.ts')).unused).toEqual([])
})
