import { afterAll, expect, test } from 'vitest'
import { createEmptyDatabase } from '../harness/database'
import { buildAt, commitBeforeMigrations } from '../harness/previous-release'
import { bundleTaxon, ownersKey, type Taxon, type TaxonServer, taxonAt } from '../harness/taxon-process'

const commit = commitBeforeMigrations()
const database = await createEmptyDatabase()
const env = { DATABASE_URL: database.url, TAXON_SECRET: 'a secret of the tests that is long enough' }
const commands: Taxon[] = []

afterAll(async () => {
  for (const command of commands) command.discard()
  await database.drop()
})

async function call({ origin }: TaxonServer, key: string, method: string, path: string, body?: unknown) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  expect(response.status, `${method} ${path}: ${text}`).toBeLessThan(300)
  return JSON.parse(text)
}

const MAPPINGS = [{ csvColumn: 'Topic', targetField: 'topic_name' }]

/** What nodes do all day: adds, edits, classifies, imports, and removes. */
async function work(node: TaxonServer, key: string, word: string): Promise<void> {
  const added = await call(node, key, 'POST', '/api/topics', { topic_name: `${word} Ski Boot Buyers` })
  await call(node, key, 'PATCH', `/api/topics/${added.id}`, { segment_type: 'B2B' })
  await call(node, key, 'POST', '/api/classify', { messages: [{ role: 'user', content: `${word} owners` }] })
  const rows = [{ Topic: `${word} Owners` }, { Topic: `${word} Renters` }]
  const batch = { filename: 'rows.csv', totalRows: rows.length, mappings: MAPPINGS, drive: 'server' }
  const { batchId } = await call(node, key, 'POST', '/api/import', batch)
  await call(node, key, 'POST', `/api/import/${batchId}/chunk`, { chunkIndex: 0, rows, mappings: MAPPINGS })
  await expect
    .poll(async () => (await call(node, key, 'GET', `/api/import/${batchId}/status`)).status, { timeout: 30_000 })
    .toBe('completed')
  const removed = await call(node, key, 'POST', '/api/topics', { topic_name: `${word} Kayak Renters` })
  await call(node, key, 'DELETE', '/api/topics', { ids: [removed.id] })
  await call(node, key, 'GET', '/api/topics/facets')
  await call(node, key, 'GET', '/api/export?format=json')
}

const names = async (node: TaxonServer, key: string): Promise<string[]> =>
  (await call(node, key, 'GET', '/api/topics')).data.map(({ topicName }: { topicName: string }) => topicName).sort()

test.skipIf(commit === undefined)(
  'nodes of the release before go on while the new one migrates the database, beside new nodes',
  { timeout: 240_000 },
  async () => {
    // Its statements are not those of these sources.
    const before = taxonAt(await buildAt(commit!), [])
    const after = await bundleTaxon()
    commands.push(before, after)
    const old = await before.serve(env)
    const key = await ownersKey(old.origin)
    await work(old, key, 'Qaxu')

    const { code, output } = await after.startIn(env, 'migrate').ended
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Applied ') })
    await work(old, key, 'Qbxu')
    const current = await after.serve(env)
    await Promise.all([work(old, key, 'Qcxu'), work(current, key, 'Qdxu')])
    expect(await names(old, key)).toEqual(await names(current, key))
    expect(await names(current, key)).toHaveLength(12)
    await old.stop()
    await current.stop()
  },
)
