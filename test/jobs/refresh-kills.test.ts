import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reportTest, scaled } from '../campaign/tally'
import { createTestDatabase } from '../harness/database'
import { expireLeases } from '../harness/drive'
import { select } from '../harness/select'
import { bundleTaxon, ownersKey, ownersSession, type Taxon, type TaxonServer } from '../harness/taxon-process'
import { type Fault, randomFrom } from '../simulators/platforms/faults'
import { startMarketplace } from '../simulators/platforms/marketplace'

const KILLS = scaled({ short: 2, full: 10 })
const SEED = 1
const SEGMENTS = KILLS * 16
const TIMEOUT_MS = 120_000 + KILLS * 20_000

/** What the process was waiting for when it was killed; null: whatever it was. */
const MOMENTS: (Fault | null)[] = [
  { kind: 'hang', on: 'create' },
  null,
  { kind: 'hang', on: 'deactivate' },
  null,
  { kind: 'ignore', on: 'create' },
]

const database = await createTestDatabase()
const env = {
  DATABASE_URL: database.url,
  TAXON_SECRET: 'a secret that is long enough to be taken',
  TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
  PGAPPNAME: 'taxon-to-be-killed',
}
let taxon: Taxon
let server: TaxonServer
let platform: Awaited<ReturnType<typeof startMarketplace>>
let key: { authorization: string }
let connectionId: string

beforeAll(async () => {
  taxon = await bundleTaxon()
  server = await taxon.serve(env)
  key = { authorization: `Bearer ${await ownersKey(server.origin)}` }
})
beforeEach(async () => {
  platform = await startMarketplace()
  const session = await ownersSession(server.origin)
  const { config, credentials } = platform
  const body = { name: 'Marketplace', platform: 'marketplace', direction: 'outbound', config, credentials }
  connectionId = (await call('POST', '/api/connections', body, session)).id
})
afterEach(async () => {
  await platform.close()
  await database.db.execute({ text: 'DELETE FROM activations' })
  await database.db.execute({ text: 'DELETE FROM connections' })
  await database.db.execute({ text: 'DELETE FROM org_topics' })
})
afterAll(async () => {
  taxon.discard()
  await database.drop()
})

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = key) {
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: server.origin, ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

/** Segments on the platform, of topics that another engine has filed since. */
async function staleSegments(count: number): Promise<void> {
  await call('POST', '/api/topics/generate-matrix', {
    dimensions: [
      { name: 'Thing', values: Array.from({ length: count / 4 }, (_, at) => `zq${at.toString(36)}x`) },
      { name: 'Kind', values: ['wa', 'wb', 'wc', 'wd'] },
    ],
    template: '{Thing}{Kind} Collectors',
    parentCategory: 'Auto',
  })
  const run = `/api/connections/${connectionId}/push/run`
  const { runId } = await call('POST', run, { filters: {} })
  for (let done = false; !done; ) done = (await call('POST', `${run}/${runId}/push`)).done
  await database.db.execute({ text: `UPDATE org_topics SET engine_version = '2.4'` })
  expect(platform.segments.size).toBe(count)
}

const waitFor = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 60_000, interval: 1 })

/** Another process takes the place of the one that was killed; the time of what that one held has run out. */
async function killServer(): Promise<void> {
  await server.kill()
  await letTimePass()
  server = await taxon.serve({ ...env, PORT: new URL(server.origin).port })
}

/** What the database was doing for a dead process is done first: a claim that it still writes is passed over too. */
async function letTimePass(): Promise<void> {
  await vi.waitUntil(async () => (await connectionsOfTheDead()) === 0, { timeout: 60_000, interval: 5 })
  await expireLeases(database.db)
  await database.db.execute({
    text: `UPDATE activations SET claimed_until = now() - interval '1 s' WHERE claimed_until IS NOT NULL`,
  })
}

async function connectionsOfTheDead(): Promise<number> {
  const [row] = await select<{ count: number }>(database.db, {
    text: `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1`,
    values: [env.PGAPPNAME],
  })
  return row!.count
}

/** A call that was cut off is made again when the server is back, as clients do. */
async function processUntilDone(jobId: string): Promise<void> {
  for (let done = false; !done; ) {
    done = await call('POST', `/api/hygiene/refresh/${jobId}/process`).then(
      (answer) => answer.done,
      async (error) => {
        if (!(error instanceof TypeError)) throw error
        await vi.waitUntil(
          () =>
            fetch(`${server.origin}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 60_000 },
        )
        return false
      },
    )
  }
}

/** Each topic has one segment in use, and each of these is known by one activation. */
async function expectNothingLostOrDoubled(count: number): Promise<void> {
  const inUse = [...platform.segments.values()].filter(({ active }) => active)
  expect([inUse.length, new Set(inUse.map(({ name }) => name)).size]).toEqual([count, count])
  const activations: { status: string; platformSegmentId: string }[] = await call('GET', '/api/activations')
  const active = activations.filter(({ status }) => status === 'active')
  expect(active.map(({ platformSegmentId }) => platformSegmentId).sort()).toEqual(inUse.map(({ id }) => id).sort())
  expect(activations.filter(({ status }) => status !== 'active' && status !== 'deactivated')).toEqual([])
  expect(await call('GET', '/api/hygiene')).toMatchObject({ staleActivations: 0, pendingActivations: 0 })
}

test(`a refresh job whose server is killed ${KILLS} times refreshes ${SEGMENTS} segments, each once`, {
  timeout: TIMEOUT_MS,
}, async () => {
  reportTest('kills, refresh', KILLS)
  await staleSegments(SEGMENTS)
  const { jobId, totalItems } = await call('POST', '/api/hygiene/refresh')
  expect(totalItems).toBe(SEGMENTS)
  const processing = processUntilDone(jobId)
  const random = randomFrom(SEED)
  const before = platform.requests.length
  for (let kills = 0; kills < KILLS; kills++) {
    // Two requests a segment, and those that a kill adds.
    const due = before + ((kills + random()) * 2 * SEGMENTS) / (KILLS + 1)
    await waitFor(() => platform.requests.length >= due)
    const moment = MOMENTS[kills % MOMENTS.length]
    if (moment) platform.faults.push(moment)
    await waitFor(() => platform.faults.length === 0)
    await killServer()
  }
  await processing
  expect(await call('GET', `/api/hygiene/refresh/${jobId}`)).toMatchObject({
    status: 'completed',
    total_items: SEGMENTS,
    processed_items: SEGMENTS,
    success_count: SEGMENTS,
    error_count: 0,
    skip_count: 0,
  })
  expect(platform.segments.size).toBe(2 * SEGMENTS)
  await expectNothingLostOrDoubled(SEGMENTS)
})

test('what a request or a command was killed in the middle of is shown, and the next job finishes it', {
  timeout: TIMEOUT_MS,
}, async () => {
  await staleSegments(16)
  const listed: { id: string }[] = await call('GET', '/api/activations')
  const activationIds = listed.slice(0, 4).map(({ id }) => id)
  const cutOff = { kind: 'hang', on: 'create' } as const
  platform.faults.push(cutOff, cutOff, { kind: 'ignore', on: 'create' })
  const refreshing = call('POST', '/api/activations/bulk-refresh', { activationIds }).catch(() => null)
  await waitFor(() => platform.faults.length === 0)
  await killServer()
  await refreshing
  const afterRequest = await call('GET', '/api/hygiene')
  expect(afterRequest.pendingActivations).toBeGreaterThanOrEqual(3)

  platform.faults.push(cutOff)
  const command = taxon.startIn(env, 'refresh-activations')
  await waitFor(() => platform.faults.length === 0)
  command.kill()
  await command.ended
  await killServer()
  expect((await call('GET', '/api/hygiene')).pendingActivations).toBeGreaterThanOrEqual(1)

  const { jobId, totalItems } = await call('POST', '/api/hygiene/refresh')
  await processUntilDone(jobId)
  expect(await call('GET', `/api/hygiene/refresh/${jobId}`)).toMatchObject({
    status: 'completed',
    total_items: totalItems,
    processed_items: totalItems,
    success_count: totalItems,
  })
  await expectNothingLostOrDoubled(16)
})
