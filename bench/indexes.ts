import { readFileSync } from 'node:fs'
import { select } from '../test/harness/select'
import type { SentStatement } from '../test/harness/statements/senders'
import { scaleDatabase } from './scale/database'

/**
 * Which statements of the application use which index of the tables that a new topic is written to, by PostgreSQL's plans at
 * a million topics. BENCH_STATEMENTS names a file that `TEST_KEEP_STATEMENTS=<file> npm test` has written. Fails if no statement
 * uses an index that no constraint needs.
 */
const TABLES = [
  'global_topics',
  'topic_embeddings',
  'org_topics',
  'org_topic_history',
  'catalog_words',
  'library_words',
]
const MENTIONS = new RegExp(`\\b(${TABLES.join('|')})\\b`)
const statements = readStatements(process.env.BENCH_STATEMENTS)
const { db, close } = await scaleDatabase()

const users = new Map<string, SentStatement[]>()
let unexplained = 0
for (const statement of statements) {
  const plan = await explain(statement.text)
  if (plan === null) unexplained++
  for (const index of indexesIn(plan ?? '')) users.set(index, [...(users.get(index) ?? []), statement])
}
console.log(`  ${statements.length} statements, of which ${unexplained} have no plan\n`)
console.log('  | Index | MB | Statements | Most of them in |\n  |---|---|---|---|')
for (const { name, megabytes, is_constraint } of await allIndexes()) {
  const sent = users.get(name) ?? []
  if (sent.length === 0 && !is_constraint) process.exitCode = 1
  const count = sent.length === 0 && is_constraint ? 'a constraint' : sent.length
  console.log(`  | \`${name}\` | ${megabytes} | ${count} | ${mostFrequent(sent.map(({ file }) => file)).join(', ')} |`)
}
await close()

function readStatements(file = ''): SentStatement[] {
  if (!file) throw new Error('Set BENCH_STATEMENTS to a file that TEST_KEEP_STATEMENTS=<file> npm test has written')
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const sent = lines.map((line) => JSON.parse(line) as SentStatement).filter(({ text }) => MENTIONS.test(text))
  return [...new Map(sent.map((statement) => [statement.text, statement])).values()]
}

/** The plan for any values, or null if PostgreSQL plans no such statement. */
async function explain(text: string): Promise<string | null> {
  try {
    const rows = await select<object>(db, { text: `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}` })
    return JSON.stringify(rows, null, 1)
  } catch {
    return null
  }
}

function indexesIn(plan: string): Set<string> {
  return new Set([...plan.matchAll(/"Index Name": "([^"]+)"/g)].map(([, name]) => name!))
}

function allIndexes(): Promise<{ name: string; megabytes: number; is_constraint: boolean }[]> {
  return select(db, {
    text: `SELECT c.relname AS name, (pg_relation_size(c.oid) / 1000000)::int AS megabytes, i.indisunique AS is_constraint
           FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
           WHERE t.relname = ANY($1) ORDER BY t.relname, pg_relation_size(c.oid) DESC`,
    values: [TABLES],
  })
}

function mostFrequent(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([file]) => file)
}
