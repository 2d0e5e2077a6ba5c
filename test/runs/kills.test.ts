import { randomInt } from 'node:crypto'
import { setTimeout as later } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reportTest, scaled } from '../campaign/tally'
import { addToCatalog } from '../harness/catalog'
import { createTestDatabase } from '../harness/database'
import { expireLeases } from '../harness/drive'
import { catalogState, outdate } from '../harness/jobs'
import { select } from '../harness/select'
import { bundleTaxon, ownersSession, type Taxon, type TaxonServer } from '../harness/taxon-process'
import { startInboundSource } from '../simulators/inbound-source'
import { startMarketplace } from '../simulators/platforms/marketplace'

const KILLS = scaled({ short: 3, full: 20 })
const ROWS = 500 * KILLS
const SEGMENTS = 20 * KILLS
const PAGE = 40
const ITEMS = PAGE * 2 * KILLS
const TOPICS = 300 * KILLS
/** About as long as a step takes. */
const STEP_MS = 400
const TIMEOUT_MS = 180_000 + KILLS * 20_000

const database = await createTestDatabase()
const { db } = database
const env = {
  DATABASE_URL: database.url,
  TAXON_SECRET: 'a secret of the tests that is long enough',
  TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
}
const items = Array.from({ length: ITEMS }, (_, at) => ({ id: `k${at}`, name: `qk${at.toString(36)}w Collectors` }))
const source = await startInboundSource({ items, pageSizeMax: PAGE })
const platform = await startMarketplace()
let taxon: Taxon
let nodes: [TaxonServer, TaxonServer]
let session: { cookie: string }
beforeAll(async () => {
  taxon = await bundleTaxon()
  nodes = [await taxon.serve(env), await taxon.serve(env)]
  session = await ownersSession(nodes[0].origin)
})
afterAll(async () => {
  await taxon.discard()
  await source.close()
  await platform.close()
  await database.drop()
})

async function call(method: string, path: string, body?: unknown) {
  const { origin } = nodes[0]
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin, ...session },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

/** kill -9, and another process takes its place. */
async function kill(which: 0 | 1): Promise<void> {
  await nodes[which].kill()
  nodes[which] = await taxon.serve(env)
}

const MAPPINGS = [
  { csvColumn: 'Topic', targetField: 'topic_name' },
  { csvColumn: 'Id', targetField: 'external_id' },
]

async function createImport(rows: number): Promise<string> {
  const body = { filename: 'topics.csv', totalRows: rows, mappings: MAPPINGS, drive: 'server' }
  return (await call('POST', '/api/import', body)).batchId
}

/** Every tenth row has no name. */
async function sendChunks(batchId: string, prefix: string, rows: number): Promise<void> {
  for (let chunkIndex = 0; chunkIndex < rows / 500; chunkIndex++) {
    const chunk = Array.from({ length: 500 }, (_, at) => {
      const row = chunkIndex * 500 + at
      return { Topic: row % 10 === 9 ? '' : `${prefix}${row.toString(36)}w Owners`, Id: `${prefix}-${row}` }
    })
    const answer = await call('POST', `/api/import/${batchId}/chunk`, { chunkIndex, rows: chunk, mappings: MAPPINGS })
    expect(answer.staged).toBe(true)
  }
}

async function startPush(): Promise<string> {
  const values = Array.from({ length: SEGMENTS / 10 }, (_, at) => `zq${at.toString(36)}x`)
  const { topicIds } = await call('POST', '/api/topics/generate-matrix', {
    dimensions: [
      { name: 'Thing', values },
      { name: 'Kind', values: 'wa wb wc wd we wf wg wh wj wk'.split(' ') },
    ],
    template: '{Thing}{Kind} Collectors',
    parentCategory: 'Auto',
  })
  const { config, credentials } = platform
  const connection = { name: 'M', platform: 'marketplace', direction: 'outbound', config, credentials }
  const { id } = await call('POST', '/api/connections', connection)
  const faults = [{ kind: 'slow', ms: 150 }, { kind: 'slow', ms: 150 }, { kind: 'reset' }] as const
  platform.schedule({ seed: 7, share: 0.8, faults })
  return (await call('POST', `/api/connections/${id}/push/run`, { topicIds, drive: 'server' })).runId
}

async function startSync(): Promise<string> {
  const config = { base_url: source.url }
  const connection = { name: 'S', platform: 'custom_api', direction: 'inbound', config }
  const { id } = await call('POST', '/api/connections', connection)
  return (await call('POST', `/api/connections/${id}/sync/run`, { drive: 'server' })).runId
}

const isCompleted = async (...ids: string[]): Promise<boolean> => {
  const runs = await select<{ id: string; state: string; last_error: string | null }>(db, {
    text: 'SELECT id, state, last_error FROM runs WHERE id = ANY($1)',
    values: [ids],
  })
  const failed = runs.find(({ state }) => state === 'failed')
  if (failed) throw new Error(`${failed.id} failed: ${failed.last_error}`)
  return runs.every(({ state }) => state === 'completed')
}

const turnOf = (id: string) =>
  select<{ owner: string | null }>(db, { text: 'SELECT lease_owner AS owner FROM runs WHERE id = $1', values: [id] })

const countTopics = async (batchId: string) => {
  const [topics] = await select<{ count: number; distinct: number }>(db, {
    text: 'SELECT count(*), count(DISTINCT external_id) AS distinct FROM org_topics WHERE batch_id = $1',
    values: [batchId],
  })
  return topics
}

test(`an import, a push, a sync and a job on two nodes, of which ${KILLS} are killed, end as without kills`, {
  timeout: TIMEOUT_MS,
}, async () => {
  reportTest('kills, runs', KILLS)
  const names = Array.from({ length: TOPICS }, (_, at) => ({ name: `Ski Boot ${at}q Buyers` }))
  const topicIds = await addToCatalog(db, names)
  const right = await catalogState(db, topicIds)
  await outdate(db, topicIds, { intensity: 'Low', search_text: ' x' })

  const pushId = await startPush()
  const syncId = await startSync()
  const importId = await createImport(ROWS)
  await sendChunks(importId, 'qi', ROWS)
  const job = { jobType: 'reclassify', config: { mode: 'local' }, drive: 'server' }
  const { jobId } = await call('POST', '/api/admin/jobs', job)

  for (let kills = 1; kills < KILLS; kills++) {
    await later(randomInt(STEP_MS))
    await kill(kills % 2 === 0 ? 0 : 1)
    // Also those of the node that lives: that another one goes on with its runs, too, must do no harm.
    await expireLeases(db)
  }
  const waitFor = (condition: () => Promise<boolean>) => vi.waitUntil(condition, { timeout: TIMEOUT_MS, interval: 50 })
  const hasOnlyClaimed = async () =>
    (await db.execute({
      text: `SELECT 1 FROM activations WHERE run_id = $1 AND status = 'pending' AND (claimed_until IS NULL OR claimed_until < now())`,
      values: [pushId],
    })) === 0
  await waitFor(async () => (await isCompleted(importId, syncId, jobId)) && (await hasOnlyClaimed()))
  // Segments that a dead node was sending are left alone for longer than a call may take.
  await Promise.all([nodes[0].kill(), nodes[1].kill()])
  await db.execute({
    text: `UPDATE activations SET claimed_until = now() - interval '1 s' WHERE claimed_until IS NOT NULL`,
  })
  await expireLeases(db)
  nodes = [await taxon.serve(env), await taxon.serve(env)]
  await waitFor(() => isCompleted(pushId))

  expect(await call('GET', `/api/runs/${importId}`)).toMatchObject({
    progress: { total: ROWS, processed: ROWS },
    counts: { success: ROWS * 0.9, errors: ROWS * 0.1, skipped: 0 },
  })
  expect(await countTopics(importId)).toEqual({ count: ROWS * 0.9, distinct: ROWS * 0.9 })
  expect(await db.execute({ text: 'SELECT 1 FROM run_failures WHERE run_id = $1', values: [importId] })).toBe(
    ROWS * 0.1,
  )
  expect(await db.execute({ text: 'SELECT 1 FROM import_staged_chunks' })).toBe(0)

  expect(await call('GET', `/api/runs/${syncId}`)).toMatchObject({ counts: { success: ITEMS, errors: 0, skipped: 0 } })
  expect(await countTopics(syncId)).toEqual({ count: ITEMS, distinct: ITEMS })

  expect(await call('GET', `/api/admin/jobs/${jobId}`)).toMatchObject({ success_count: TOPICS, error_count: 0 })
  const [history] = await select(db, {
    text: 'SELECT count(*), count(DISTINCT topic_id) AS topics FROM global_topic_history WHERE batch_id = $1',
    values: [jobId],
  })
  expect(history).toEqual({ count: TOPICS, topics: TOPICS })
  expect(await catalogState(db, topicIds)).toEqual(right)

  const { counts } = await call('GET', `/api/runs/${pushId}`)
  expect(counts.success + counts.errors).toBe(SEGMENTS)
  // Those whose connection broke too often.
  platform.schedule({ seed: 7, share: 0, faults: [] })
  if (counts.errors > 0) {
    const { runId } = await call('POST', `/api/runs/${pushId}/retry`)
    await waitFor(() => isCompleted(runId))
  }
  const segmentNames = [...platform.segments.values()].map(({ name }) => name)
  expect(new Set(segmentNames).size).toBe(segmentNames.length)
  expect(segmentNames.length).toBe(SEGMENTS)
  const active = await select<{ platform_segment_id: string }>(db, {
    text: `SELECT platform_segment_id FROM activations WHERE status = 'active'`,
  })
  expect(new Set(active.map((row) => row.platform_segment_id))).toEqual(new Set(platform.segments.keys()))
  expect(active.length).toBe(SEGMENTS)
})

test('what a killed node was doing goes on elsewhere within half a minute', { timeout: 120_000 }, async () => {
  await nodes[1].stop()
  const batchId = await createImport(1_500)
  const client = await database.pool.connect()
  await client.query('BEGIN')
  // Another transaction seems to do the second chunk, so the step waits in the middle of its own.
  await client.query(`INSERT INTO import_chunks SELECT org_id, id, 1 FROM import_batches WHERE id = $1`, [batchId])
  await sendChunks(batchId, 'qj', 1_500)
  const isBlocked = async () =>
    (await db.execute({
      text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    })) > 0
  await vi.waitUntil(isBlocked, { timeout: 60_000, interval: 20 })
  nodes[1] = await taxon.serve(env)
  const [before] = await turnOf(batchId)
  await nodes[0].kill()
  const killedAt = Date.now()
  await client.query('ROLLBACK')
  client.release()
  nodes[0] = nodes[1]
  const isTakenOver = async () => (await turnOf(batchId))[0]!.owner !== before!.owner
  await vi.waitUntil(isTakenOver, { timeout: 60_000, interval: 50 })
  expect(Date.now() - killedAt).toBeLessThan(30_000)
  await vi.waitUntil(() => isCompleted(batchId), { timeout: 60_000, interval: 50 })
  expect(await countTopics(batchId)).toEqual({ count: 1_350, distinct: 1_350 })
})
