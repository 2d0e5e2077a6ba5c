import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { useRuns } from '../harness/runs'
import { select } from '../harness/select'
import { splitAfterSecondRow } from '../harness/upload-batches'

const app = await useRuns()
const { acme, call, databaseUrl, db, drive, names } = app

const other = new pg.Client({ connectionString: databaseUrl })
await other.connect()
afterAll(() => other.end())

const waiting = (requests: number) =>
  expect
    .poll(() =>
      select(db, {
        text: `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      }),
    )
    .toHaveLength(requests)

async function send(lines: string): Promise<string> {
  const file = { body: Buffer.from(lines), headers: { 'content-type': 'application/octet-stream' } }
  const sent = await call('POST', '/api/import/upload?filename=topics.csv', { as: acme.member, ...file })
  return sent.json().id
}

async function upload(lines: string, mappings?: object[]): Promise<string> {
  const id = await send(lines)
  await splitAfterSecondRow(db, id)
  const started = await call('POST', `/api/import/uploads/${id}/start`, { as: acme.member, body: { mappings } })
  expect(started.statusCode, started.body).toBe(200)
  await drive()
  return id
}

test('two people who take back what the other one decides do not wait for each other', async () => {
  const id = await upload(`Topic\n${names(3).join('\n')}\n`)
  const url = `/api/import/uploads/${id}/review`
  const decide = (body: object) => call('POST', url, { as: acme.member, body })
  const topics = await select<{ id: string }>(db, {
    text: `SELECT o.id FROM org_topics o JOIN import_batches b ON b.id = o.batch_id WHERE b.upload_id = $1 ORDER BY o.id`,
    values: [id],
  })
  const [a, b, c] = topics.map((topic) => topic.id)
  await decide({ kept: [a, b, c] })
  await other.query('BEGIN')
  await other.query('SELECT FROM import_reviews WHERE org_topic_id = $1 FOR UPDATE', [a])
  const answers = [decide({ reopened: [c], skipped: [a, b] }), decide({ reopened: [b], skipped: [a, c] })]
  await waiting(2)
  await other.query('COMMIT')
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('mending rows of several batches counts them after the last change of the library', async () => {
  const [one, two] = names(2)
  const mappings = ['topic_name', 'external_id'].map((targetField, at) => ({
    csvColumn: ['Topic', 'Id'][at],
    targetField,
  }))
  const id = await upload(`Topic,Note,Id\n${one},,\n,first,\n,second,7\n`, mappings)
  const url = `/api/import/uploads/${id}/rejected`
  const { rows } = (await call('GET', url, { as: acme.viewer })).json()
  const cells = [
    [two, 'first', ''],
    [one, 'second', '7'],
  ]
  const body = { rows: cells.map((values, at) => ({ id: rows[at].id, cells: values })) }
  // As a reclassification: the topics first, then the month's count.
  const imported = `SELECT FROM org_topics o JOIN import_batches b ON b.id = o.batch_id WHERE b.upload_id = $1 FOR UPDATE OF o`
  await other.query('BEGIN')
  await other.query(imported, [id])
  const mending = call('POST', url, { as: acme.member, body })
  await waiting(1)
  await other.query('UPDATE usage_monthly SET used = used')
  await other.query('COMMIT')
  expect((await mending).json()).toMatchObject({ added: 1, duplicates: 1, rejected: [] })
})

test('an upload that is started and imported while it is being deleted leaves its entry in the audit log', async () => {
  const id = await send(`Topic\n${names(1)[0]}\n`)
  await other.query('BEGIN')
  await other.query(
    `UPDATE import_uploads SET status = 'completed', started_by = created_by, started_at = now(), success_count = 1
     WHERE id = $1`,
    [id],
  )
  const deleting = call('DELETE', `/api/import/uploads/${id}`, { as: acme.member })
  await waiting(1)
  await other.query('COMMIT')
  expect((await deleting).statusCode).toBe(200)
  const log = await call('GET', '/api/audit?action=import.delete', { as: acme.owner })
  expect(log.json().data).toMatchObject([{ subject: { id }, details: { topics: 1 } }])
})
