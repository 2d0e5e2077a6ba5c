import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { int8, text } from '../../src/db/rows'
import { enforceRetention } from '../../src/retention'
import { startTestApp } from '../harness/app'

const app = await startTestApp()
const { db } = app
afterAll(app.close)

const insert = (statement: string, ...values: unknown[]) => db.execute({ text: statement, values })
const countOf = async (table: string) => {
  const [row] = await db.query({ n: int8 }, { text: `SELECT count(*) AS n FROM ${table}` })
  return row!.n
}

test('what is older than its time goes with all that belongs to it, in batches; younger and unfinished rows stay', async () => {
  const { id: org, owner } = await app.staffed()
  const { id: user } = await app.user(org)
  const ages: [table: string, days: number, add: (age: string) => Promise<unknown>][] = [
    [
      'llm_calls',
      365,
      (age) =>
        insert(
          `INSERT INTO llm_calls (org_id, purpose, model, auth_method, caller_id, succeeded, input_tokens, output_tokens, web_searches, duration_ms, called_at)
           SELECT $1, 'classify', 'm', 'session', 'u', true, 1, 1, 0, 1, now() - $2::interval FROM generate_series(1, 5001)`,
          org,
          age,
        ),
    ],
    [
      'usage_daily',
      1095,
      (age) => insert(`INSERT INTO usage_daily (org_id, date) VALUES ($1, (now() - $2::interval)::date)`, org, age),
    ],
    [
      'usage_monthly',
      1095,
      (age) =>
        insert(
          `INSERT INTO usage_monthly (org_id, month, metric, used) VALUES ($1, (now() - $2::interval)::date, 'imports', 1)`,
          org,
          age,
        ),
    ],
    [
      'jobs',
      400,
      (age) =>
        insert(
          `INSERT INTO jobs (id, job_type, status, config, total_items, created_by, created_at, completed_at)
           VALUES ('job_' || md5($1), 'reclassify', 'completed', '{}', 0, 'system', now() - $1::interval, now() - $1::interval)`,
          age,
        ),
    ],
    [
      'alerts',
      90,
      (age) =>
        insert(
          `INSERT INTO alerts (org_id, id, event, cause, data, created_at) VALUES ($1, 'al_' || md5($2), 'test', $2, '{}', now() - $2::interval)`,
          org,
          age,
        ),
    ],
    [
      'invitations',
      90,
      (age) =>
        insert(
          `INSERT INTO invitations (id, organization_id, email, role, status, expires_at, inviter_id)
           VALUES ('inv_' || md5($2), $1, 'a@example.com', 'member', 'pending', now() - $2::interval, $3)`,
          org,
          age,
          user,
        ),
    ],
    [
      'import_batches',
      400,
      (age) =>
        insert(
          `INSERT INTO import_batches (org_id, id, filename, status, total_rows, chunks_total, use_llm, created_by, created_at, completed_at)
           VALUES ($1, 'batch_' || md5($2), 'a.csv', 'completed', 1, 1, false, 'u', now() - $2::interval, now() - $2::interval)`,
          org,
          age,
        ),
    ],
  ]
  for (const [, days, add] of ages) {
    await add(`${days + 40} days`)
    await add(`${days - 40} days`)
  }
  await insert(
    `INSERT INTO import_batches (org_id, id, filename, status, total_rows, chunks_total, use_llm, created_by, created_at)
     VALUES ($1, 'batch_unfinished', 'a.csv', 'processing', 1, 1, false, 'u', now() - interval '900 days')`,
    org,
  )
  await insert(
    `INSERT INTO verifications (id, identifier, value, expires_at) VALUES ('v', 'x', 'y', now() - interval '1 s')`,
  )
  await insert(`INSERT INTO rate_limits (key, points, expire) VALUES ('old', 1, 1), ('new', 1, 9e15::bigint)`)
  await app.call('POST', '/api/topics', { as: owner, body: { topic_name: 'Cyclists' } })
  const [topic] = await db.query({ id: text }, { text: 'SELECT id FROM global_topics' })
  for (const age of [770, 700]) {
    await insert(
      `INSERT INTO global_topic_history (topic_id, change_type, source, changed_at) VALUES ($1, 'updated', 'manual', now() - make_interval(days => $2))`,
      topic!.id,
      age,
    )
  }
  const runsBefore = await countOf('runs')

  const removed = await enforceRetention(db)

  expect(removed).toMatchObject({
    llm_calls: 5001,
    usage_daily: 1,
    usage_monthly: 1,
    jobs: 1,
    alerts: 1,
    invitations: 1,
    import_batches: 1,
    global_topic_history: 1,
    verifications: 1,
    rate_limits: 1,
    org_topic_history: 0,
    sessions: 0,
  })
  expect(await countOf('llm_calls')).toBe(5001)
  expect(await countOf('import_batches')).toBe(2)
  expect(await countOf('runs')).toBe(runsBefore - 2)
  expect(Object.values(await enforceRetention(db)).every((rows) => rows === 0)).toBe(true)
})

test('entries of the audit log stay while their organization exists, and can be removed when it is gone', async () => {
  const { id: org } = await app.staffed()
  const entry = `INSERT INTO audit_entries (org_id, actor_kind, action) VALUES ($1, 'system', 'key.created')`
  await insert(entry, org)
  await insert(entry, 'org_gone')
  await expect(insert('DELETE FROM audit_entries WHERE org_id = $1', org)).rejects.toThrow(
    'cannot be changed or removed',
  )
  expect(await insert('DELETE FROM audit_entries WHERE org_id = $1', 'org_gone')).toBe(1)
})

test('docs/operations.md says of every table how long its rows are kept', async () => {
  const rows = await db.query(
    { name: text },
    {
      text: `SELECT relname::text AS name FROM pg_class
             WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' ORDER BY 1`,
    },
  )
  const docs = readFileSync('docs/operations.md', 'utf8')
  const section = docs.slice(docs.indexOf('## How long data is kept'), docs.indexOf('## Upgrading'))
  expect(rows.map(({ name }) => name).filter((name) => !section.includes(`\`${name}\``))).toEqual([])
})
