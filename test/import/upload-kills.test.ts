import { request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../harness/database'
import { expireLeases } from '../harness/drive'
import { select } from '../harness/select'
import { bundleTaxon, ownersSession, type Taxon, type TaxonServer } from '../harness/taxon-process'

const ROWS = 3_000
const KILLS = 3
const database = await createTestDatabase()
const { db } = database
const env = { DATABASE_URL: database.url, TAXON_SECRET: 'a secret of the tests that is long enough' }
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
  await database.drop()
})

async function call(node: 0 | 1, method: string, path: string, body?: string) {
  const { origin } = nodes[node]
  const headers = { 'content-type': 'application/json', origin, ...session }
  const response = await fetch(`${origin}${path}`, { method, headers, body })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

async function kill(which: 0 | 1): Promise<void> {
  await nodes[which].kill()
  nodes[which] = await taxon.serve(env)
}

const countOf = (text: string) => db.execute({ text })
const until = (condition: () => Promise<boolean>) => vi.waitUntil(condition, { timeout: 60_000, interval: 20 })

/** Every tenth row has no name, and every row has an id of its own. */
const fileOf = (rows: number) => {
  const lines = Array.from(
    { length: rows },
    (_, at) => `${at % 10 === 9 ? '' : `qu${at.toString(36)}w Owners`},u-${at}\n`,
  )
  return `topic,id\n${lines.join('')}`
}

/** Sends a part of a file and leaves the rest to be sent. */
function beginUpload(node: 0 | 1) {
  const sending = request(`${nodes[node].origin}/api/import/upload?filename=topics.csv`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'transfer-encoding': 'chunked', ...session },
  })
  sending.on('error', () => {})
  sending.write(fileOf(20_000))
  return sending
}

test('of an upload whose connection is cut, or whose node is killed, nothing stays', { timeout: 120_000 }, async () => {
  const cut = beginUpload(1)
  await until(async () => (await countOf('SELECT FROM import_upload_pieces')) > 5)
  cut.destroy()
  await until(async () => (await countOf('SELECT FROM import_uploads')) === 0)
  expect(await countOf('SELECT FROM import_upload_pieces')).toBe(0)

  beginUpload(1)
  await until(async () => (await countOf('SELECT FROM import_upload_pieces')) > 5)
  await kill(1)
  // As after the minute for which a node that receives a file holds it.
  await db.execute({ text: `UPDATE import_uploads SET receiving_until = now() - interval '1 s'` })
  expect(await call(0, 'GET', '/api/import/uploads')).toEqual([])
  const { id } = await call(0, 'POST', '/api/import/upload?filename=topics.csv', 'topic\nx\n')
  expect(await select(db, { text: 'SELECT id FROM import_uploads' })).toEqual([{ id }])
  expect(await countOf('SELECT FROM import_upload_pieces')).toBe(1)
  await call(0, 'DELETE', `/api/import/uploads/${id}`)
})

test('an import whose nodes are killed goes on at another one, and counts every row once', {
  timeout: 240_000,
}, async () => {
  const { id } = await call(0, 'POST', '/api/import/upload?filename=topics.csv', fileOf(ROWS))
  await call(1, 'POST', `/api/import/uploads/${id}/start`, '{}')
  const processed = async () => (await call(0, 'GET', `/api/import/uploads/${id}`)).processed_rows as number
  for (let kills = 0; kills < KILLS; kills++) {
    const before = await processed()
    await until(async () => (await processed()) > before || before === ROWS)
    await kill(kills % 2 === 0 ? 1 : 0)
    // Also those of the node that lives: that another one does the same pieces must do no harm.
    await expireLeases(db)
  }
  await until(async () => (await processed()) === ROWS)
  expect(await call(1, 'GET', `/api/import/uploads/${id}`)).toMatchObject({
    status: 'completed',
    success_count: ROWS * 0.9,
    error_count: ROWS * 0.1,
    duplicate_count: 0,
    batches: [{ status: 'completed', chunks_completed: ROWS / 500 }],
  })
  expect(await call(1, 'GET', `/api/runs/${id}`)).toMatchObject({
    state: 'completed',
    progress: { processed: ROWS },
    counts: { success: ROWS * 0.9, errors: ROWS * 0.1, skipped: 0 },
  })
  const [topics] = await select(db, { text: 'SELECT count(*), count(DISTINCT external_id) AS ids FROM org_topics' })
  expect(topics).toEqual({ count: ROWS * 0.9, ids: ROWS * 0.9 })
  expect(await countOf('SELECT FROM run_failures')).toBe(ROWS * 0.1)
  expect(await countOf('SELECT FROM import_upload_pieces')).toBe(0)
})
