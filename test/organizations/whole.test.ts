import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { int8, text } from '../../src/db/rows'
import { randomPart } from '../../src/ids'
import { ACTIVE_SEGMENTS } from '../../src/organizations/whole/delete'
import { startExport } from '../../src/organizations/whole/export'
import { startTestApp } from '../harness/app'
import { createTestDatabase, withDatabase } from '../harness/database'
import { bundleTaxon } from '../harness/taxon-process'
import { withResolvers } from '../harness/with-resolvers'
import { fillEveryTable } from './fill'

const database = await createTestDatabase()
const app = await startTestApp({ database })
const taxon = await bundleTaxon()
afterAll(async () => {
  taxon.discard()
  await app.close()
  await database.drop()
})
const { call, db } = app
const home = await app.staffed()
const operator = await app.user(home.id, 'member', true)

/** How many rows of each table mention the text, in any column. */
async function mentions(words: string): Promise<Record<string, number>> {
  const tables = await db.query(
    { name: text },
    {
      text: `SELECT relname::text AS name FROM pg_class
             WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' ORDER BY 1`,
    },
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await db.query(
      { n: int8 },
      { text: `SELECT count(*) AS n FROM ${name} t WHERE strpos(t::text, $1) > 0`, values: [words] },
    )
    if (row!.n > 0) counts[name] = row!.n
  }
  return counts
}

async function filledOrganization() {
  const organization = await app.staffed()
  const tables = await fillEveryTable(database.url, organization.id, `row_${randomPart()}`)
  const [row] = await db.query(
    { name: text },
    { text: 'SELECT name FROM organizations WHERE id = $1', values: [organization.id] },
  )
  return { ...organization, name: row!.name, tables }
}

test('nothing that names a deleted organization is left in any table, and nothing of another one is touched', async () => {
  const [gone, other] = [await filledOrganization(), await filledOrganization()]
  const before = await mentions(other.id)
  const topicsBefore = await mentions('row_')
  const owned = await mentions(gone.id)
  expect(Object.keys(owned).length).toBeGreaterThan(45)
  const url = `/api/admin/organizations/${gone.id}`

  for (const [as, body, status, error] of [
    [gone.owner, { name: gone.name }, 403, 'Forbidden'],
    [operator, {}, 400, 'name is required'],
    [operator, { name: `${gone.name} ` }, 400, 'name must be the name of the organization'],
    [operator, { name: gone.name }, 409, ACTIVE_SEGMENTS],
  ] as const) {
    if (status === 409)
      await db.execute({ text: `UPDATE activations SET status = 'active' WHERE org_id = $1`, values: [gone.id] })
    const refused = await call('DELETE', url, { as, body })
    expect([refused.statusCode, refused.json()]).toEqual([status, { error }])
  }
  expect(await mentions(gone.id)).toEqual(owned)

  const deleted = await call('DELETE', url, { as: operator, body: { name: gone.name, leaveActivations: true } })
  expect(deleted.statusCode, deleted.body).toBe(200)
  expect(deleted.json()).toMatchObject({ deleted: true, removed: { org_topics: 1, connections: 1, llm_calls: 1 } })
  expect(await mentions(gone.id)).toEqual({ audit_entries: 1 })
  expect(await mentions(other.id)).toEqual(before)
  expect((await mentions('row_')).global_topics).toBe(topicsBefore.global_topics)
  const [person] = await db.query(
    { name: text, email: text },
    { text: 'SELECT name, email FROM users WHERE id = $1', values: [gone.owner.id] },
  )
  expect(person).toEqual({ name: 'Removed user', email: `${gone.owner.id}@removed.invalid` })
  expect((await call('GET', url, { as: operator })).statusCode).toBe(404)
  expect((await call('GET', '/api/topics', { as: gone.owner })).statusCode).toBe(401)
})

test('an owner exports and deletes the organization; members may not', async () => {
  const { owner, admin, name, id } = await filledOrganization()
  for (const [method, url] of [
    ['GET', '/api/organization/export'],
    ['DELETE', '/api/organization'],
  ] as const) {
    expect((await call(method, url, { as: admin, body: method === 'GET' ? undefined : { name } })).statusCode).toBe(403)
  }
  const answer = await call('GET', '/api/organization/export', { as: owner })
  expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
  const lines = answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines[0]).toMatchObject({ taxonExport: 1, organizationId: id })
  const { end, rows } = lines.at(-1)
  expect(end).toBe(true)
  const exported = lines.slice(1, -1)
  expect(exported).toHaveLength(Object.values<number>(rows).reduce((sum, count) => sum + count, 0))
  // Every table that mentions the organization is there.
  const { oauth_tokens, sessions, users, ...mentioned } = await mentions(id)
  for (const table of Object.keys(mentioned)) expect(rows, table).toHaveProperty(table)
  expect(rows).toMatchObject({ members: expect.any(Number), org_topics: 1, global_topics: 1, job_errors: 1 })
  const columns = new Set(exported.flatMap(({ table, row }) => Object.keys(row).map((column) => `${table}.${column}`)))
  expect([...columns].filter((column) => /secret|credentials|password|token|_hash|code_/.test(column)).sort()).toEqual([
    'activations.name_hash',
    'connections.credentials_refusal',
    'connections.credentials_refused_at',
    'import_batches.llm_tokens',
    'llm_calls.input_tokens',
    'llm_calls.output_tokens',
    'oauth_grants.code_expires_at',
    'oauth_grants.code_used_at',
    'signal_requests.payload_hash',
    'usage_daily.total_tokens',
  ])
  expect((await call('DELETE', '/api/organization', { as: owner, body: { name } })).statusCode).toBe(200)
  expect(await mentions(id)).toEqual({ audit_entries: 1 })
})

test('segments that may be live on a platform keep an organization from being deleted', async () => {
  const { owner, name, id } = await filledOrganization()
  const set = (text: string) => db.execute({ text: `UPDATE activations SET ${text} WHERE org_id = $1`, values: [id] })
  const remove = () => call('DELETE', '/api/organization', { as: owner, body: { name } })
  for (const mayBeLive of [
    `status = 'active'`,
    `status = 'pending', sent_at = now()`,
    `status = 'error', outcome_unknown = true`,
  ]) {
    await set(mayBeLive)
    expect((await remove()).statusCode, mayBeLive).toBe(409)
  }
  await set(`status = 'error', outcome_unknown = false`)
  expect((await remove()).statusCode).toBe(200)
})

test('a segment that is sent while an organization is being deleted keeps it', async () => {
  const { owner, name, id } = await filledOrganization()
  const set = (text: string) => db.execute({ text: `UPDATE activations SET ${text} WHERE org_id = $1`, values: [id] })
  await set(`status = 'pending', sent_at = NULL, outcome_unknown = false`)
  const [locked, sent] = [withResolvers(), withResolvers()]
  const holder = db.transaction(async (tx) => {
    // The deletion counts its rows after it has looked at the activations.
    await tx.execute({ text: 'LOCK TABLE workspaces' })
    locked.resolve()
    await sent.promise
  })
  await locked.promise
  const deletion = call('DELETE', '/api/organization', { as: owner, body: { name } })
  const isWaiting = () =>
    db.execute({
      text: `SELECT FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM workspaces%'`,
    })
  await expect.poll(isWaiting).toBe(1)
  await set('sent_at = now()')
  sent.resolve()
  await holder
  const refused = await deletion
  expect([refused.statusCode, refused.json()]).toEqual([409, { error: ACTIVE_SEGMENTS }])
  expect(await mentions(id)).toMatchObject({ activations: 1, organizations: 1 })
})

test('only some exports run at once', async () => {
  const { owner, id } = await filledOrganization()
  const waiting = withResolvers()
  const started = [1, 2, 3].map(() => startExport(db, id, new Date(), () => waiting.promise))
  const refused = await call('GET', '/api/organization/export', { as: owner })
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '60',
    { error: 'Too many organizations are being exported, try again later' },
  ])
  waiting.resolve()
  for (const lines of await Promise.all(started)) await lines.resume().toArray()
  expect((await call('GET', '/api/organization/export', { as: owner })).statusCode).toBe(200)
})

test('the commands do the same beside a running server', async () => {
  const server = await startTestApp()
  const { id, owner } = await server.staffed()
  await server.call('POST', '/api/topics', { as: owner, body: { topic_name: 'Cyclists' } })
  const [row] = await server.db.query(
    { name: text, url: text },
    {
      text: `SELECT name, current_database()::text AS url FROM organizations WHERE id = $1`,
      values: [id],
    },
  )
  const { name, url } = row!
  const env = {
    DATABASE_URL: withDatabase(database.url, url),
    TAXON_SECRET: 'b61f0c2a9d834e57ab10cc42f7e9d3a8',
  }
  const file = join(tmpdir(), `taxon-${id}.jsonl`)
  const exported = await taxon.startIn(env, 'export-organization', id, file).ended
  expect(exported, exported.complaints).toMatchObject({ code: 0 })
  expect(JSON.parse(readFileSync(file, 'utf8').trim().split('\n').at(-1)!)).toMatchObject({
    end: true,
    rows: { org_topics: 1, global_topics: 1 },
  })
  rmSync(file)
  const refused = await taxon.startIn(env, 'delete-organization', id, '--name', 'Another').ended
  expect(refused).toMatchObject({ code: 1, complaints: 'taxon: name must be the name of the organization\n' })
  const deleted = await taxon.startIn(env, 'delete-organization', id, '--name', name).ended
  expect(deleted, deleted.complaints).toMatchObject({ code: 0, output: expect.stringContaining(`Deleted ${name}: `) })
  expect((await server.call('GET', '/api/topics', { as: owner })).statusCode).toBe(401)
  await server.close()
})
