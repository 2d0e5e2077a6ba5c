import { afterAll, afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/open'
import { int8, text } from '../../src/db/rows'
import { createTestDatabase } from '../harness/database'

type Line = { statement: string; ms: number; busyMs: number; rows: number | null; plan: string | null; text?: string }

const database = await createTestDatabase()
const [server] = await database.db.query(
  { version: int8 },
  { text: `SELECT current_setting('server_version_num')::int8 AS version` },
)
/** Older ones cannot plan a statement without its values. */
const canPlan = server!.version >= 160_000

const lines: Line[] = []
const log = { info() {}, warn: (line: unknown) => lines.push(line as Line) }
const opened: { close(): Promise<void> }[] = []
afterEach(() => {
  lines.length = 0
})
afterAll(async () => {
  for (const each of opened) await each.close()
  await database.drop()
})

async function open(slowStatementMs: number) {
  const watched = await openDatabase({ databaseUrl: database.url, dataDir: 'none', log, slowStatementMs })
  opened.push(watched)
  return watched
}
const lineOf = async (statement: string | RegExp): Promise<Line> => {
  const find = () => lines.find((line) => line.statement?.match(statement))
  await expect.poll(find).toBeDefined()
  return find()!
}

const byId = {
  name: 'topic_by_id',
  text: 'SELECT id FROM org_topics WHERE org_id = $1 AND id = $2',
  values: ['org_none', 'ot_whatever_was_asked_for'],
}

test('a slow statement is logged with its name, time, rows and plan, and without its values', async () => {
  const { db } = await open(0)
  await db.query({ id: text }, byId)
  const line = await lineOf('topic_by_id')
  expect(line).toEqual({
    statement: 'topic_by_id',
    ms: expect.any(Number),
    busyMs: expect.any(Number),
    rows: 0,
    plan: canPlan ? expect.stringMatching(/^Index (Only )?Scan org_topics_\w+ on org_topics$/) : null,
  })
  expect(JSON.stringify(lines)).not.toContain('ot_whatever_was_asked_for')
})

test('the plan is asked for outside of the transaction, and shows its steps', async () => {
  const { db } = await open(0)
  await db.execute({ text: 'CREATE TABLE shelves (place int PRIMARY KEY, height int)' })
  const count = await db.transaction(async (tx) => {
    await tx.execute({ text: 'INSERT INTO shelves VALUES (1, 10), (2, 20)' })
    await tx.execute({ text: 'SELECT place FROM shelves WHERE height > $1 ORDER BY height LIMIT 5', values: [5] })
    const line = await lineOf(/^select_[0-9a-f]{8}$/)
    expect(line).toMatchObject({ rows: 2, text: expect.stringContaining('WHERE height > $1') })
    if (canPlan) expect(line.plan).toBe('Limit (Sort (Seq Scan on shelves))')
    return tx.execute({ text: 'SELECT place FROM shelves' })
  })
  expect(count).toBe(2)
})

test('several statements in one text are not planned, which would carry out the others again', async () => {
  const { db } = await open(0)
  await db.execute({ text: 'CREATE TABLE twice (n int); INSERT INTO twice VALUES (1)' })
  await db.execute({ text: 'SELECT n FROM twice; INSERT INTO twice VALUES (2)' })
  expect((await lineOf(/^select_/)).plan).toBeNull()
  expect(await db.execute({ text: 'SELECT n FROM twice' })).toBe(2)
})

test('a statement within the limit is not logged', async () => {
  const { db } = await open(60_000)
  await db.query({ id: text }, byId)
  expect(lines).toEqual([])
})
