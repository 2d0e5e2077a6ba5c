import { randomInt } from 'node:crypto'
import { setTimeout as later } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportTest, scaled } from '../campaign/tally'
import { createTestDatabase } from '../harness/database'
import { select } from '../harness/select'
import { bundleTaxon, ownersKey, ownersSession, type Taxon, type TaxonServer } from '../harness/taxon-process'
import { startInboundSource } from '../simulators/inbound-source'

const KILLS = scaled({ short: 3, full: 10 })
const PAGES = KILLS + 5
const PAGE = 40
/** About the duration of a page. */
const PAGE_MS = 250

const items = Array.from({ length: PAGES * PAGE }, (_, at) => ({
  id: `k${at}`,
  name: `qk${at.toString(36)}w Collectors`,
}))
const database = await createTestDatabase()
const source = await startInboundSource({ items, pageSizeMax: PAGE })
let taxon: Taxon
let server: TaxonServer
beforeAll(async () => {
  taxon = await bundleTaxon()
})
afterAll(async () => {
  await taxon.discard()
  await source.close()
  await database.drop()
})

const start = () =>
  taxon.serve({
    DATABASE_URL: database.url,
    TAXON_SECRET: 'a secret of the tests that is long enough',
    TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
  })

test(`a sync whose server is killed ${KILLS} times ends like one without kills`, async () => {
  reportTest('kills, sync', KILLS)
  server = await start()
  const key = await ownersKey(server.origin)
  const call = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    const response = await fetch(`${server.origin}/api/connections${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return response.json() as Promise<{ id: string; runId: string; done: boolean }>
  }
  const bearer = { authorization: `Bearer ${key}` }
  const config = { base_url: source.url, auth_type: 'bearer' }
  const connection = { name: 'S', platform: 'custom_api', direction: 'inbound', config, credentials: { token: 't' } }
  const { id } = await call('POST', '', await ownersSession(server.origin), connection)
  const { runId } = await call('POST', `/${id}/sync/run`, bearer)
  const run = `/${id}/sync/run/${runId}`

  for (let kills = 0; kills < KILLS; kills++) {
    const underWay = call('POST', `${run}/page`, bearer).catch(() => null)
    await later(randomInt(PAGE_MS))
    await server.kill()
    await underWay
    server = await start()
  }
  for (let calls = 0; calls <= PAGES; calls++) if ((await call('POST', `${run}/page`, bearer)).done) break

  expect(await call('GET', `${run}/status`, bearer)).toMatchObject({
    status: 'completed',
    processedPages: PAGES,
    successCount: items.length,
    duplicateCount: 0,
    errorCount: 0,
  })
  const [topics] = await select(database.db, {
    text: 'SELECT count(*), count(DISTINCT external_id) AS distinct FROM org_topics WHERE batch_id = $1',
    values: [runId],
  })
  expect(topics).toEqual({ count: items.length, distinct: items.length })
  const [used] = await select(database.db, { text: `SELECT used FROM usage_monthly WHERE metric = 'classifications'` })
  expect(used).toEqual({ used: items.length })
  await server.stop()
})
