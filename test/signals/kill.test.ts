import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../harness/database'
import { bundleTaxon, ownersKey, ownersSession, type Taxon, type TaxonServer } from '../harness/taxon-process'
import { startMarketplace } from '../simulators/platforms/marketplace'

const TIMEOUT_MS = 120_000
const database = await createTestDatabase()
const { db } = database
const env = {
  DATABASE_URL: database.url,
  TAXON_SECRET: 'a secret of the tests that is long enough',
  TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
}
let taxon: Taxon
let server: TaxonServer

beforeAll(async () => {
  taxon = await bundleTaxon()
  server = await taxon.serve(env)
})
afterAll(async () => {
  await taxon.discard()
  await database.drop()
})

/** Starts another process after the kill, with claims that have run out. */
async function killServer() {
  await server.kill()
  for (const table of ['activations', 'signal_requests']) {
    await db.execute({
      text: `UPDATE ${table} SET claimed_until = now() - interval '1 s' WHERE claimed_until IS NOT NULL`,
    })
  }
  server = await taxon.serve({ ...env, PORT: new URL(server.origin).port })
}

async function post(path: string, headers: Record<string, string>, body: unknown) {
  const response = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return JSON.parse(await response.text())
}

const destination = { type: 'platform', platform: 'the-trade-desk', account: 'a' }

/** A marketplace that is connected until the end of the test, and a caller who activates signals there. */
async function useMarketplace() {
  const platform = await startMarketplace()
  const session = await ownersSession(server.origin)
  const key = { authorization: `Bearer ${await ownersKey(server.origin)}` }
  const { id: connectionId } = await post('/api/connections', session, {
    name: 'Marketplace',
    platform: 'marketplace',
    direction: 'outbound',
    config: { ...platform.config, signal_destinations: [destination] },
    credentials: platform.credentials,
  })
  onTestFinished(async () => {
    await db.execute({ text: 'DELETE FROM activations' })
    await db.execute({ text: 'DELETE FROM connections' })
    await platform.close()
  })
  const activate = async (segmentId: string, idempotencyKey: string) => {
    const given = {
      idempotency_key: idempotencyKey,
      signal_agent_segment_id: segmentId,
      destinations: [destination],
    }
    const params = { name: 'activate_signal', arguments: given }
    const { result } = await post('/mcp', key, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
    return result.structuredContent
  }
  const addTopic = async (name: string): Promise<string> =>
    (await post('/api/topics', session, { topic_name: name })).id
  /** Kills the node once the platform has been asked to create the segment, and asks again until it is live. */
  const activateThroughKill = async (segmentId: string) => {
    const created = platform.requestsFor('create').length
    const idempotencyKey = randomUUID()
    const cutOff = activate(segmentId, idempotencyKey).catch((error: unknown) => error)
    await vi.waitUntil(() => platform.requestsFor('create').length > created, { timeout: 30_000 })
    await killServer()
    await cutOff
    await vi.waitUntil(
      async () => {
        const answer = await activate(segmentId, idempotencyKey)
        return answer.deployments?.[0].is_live === true && answer.replayed === true
      },
      { timeout: 60_000, interval: 100 },
    )
  }
  const activeSegments = () => [...platform.segments.values()].filter(({ active }) => active)
  return { platform, session, connectionId, addTopic, activateThroughKill, activeSegments }
}

test('a node that is killed in the middle of an activation leaves one segment, whether the platform had made it or not', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { platform, addTopic, activateThroughKill, activeSegments } = await useMarketplace()
  for (const [kind, name] of [
    ['hang', 'Sea Kayak Owners'],
    ['ignore', 'Fjord Ferry Travelers'],
  ] as const) {
    const id = await addTopic(name)
    platform.faults.push({ kind, on: 'create' })
    await activateThroughKill(id)
    expect(activeSegments()).toHaveLength(kind === 'hang' ? 1 : 2)
  }
  expect(new Set([...platform.segments.values()].map((segment) => segment.name)).size).toBe(2)
})

test('so does one that is killed while it sends a signal out of somebody’s push, and nothing else of it is sent', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { platform, session, connectionId, addTopic, activateThroughKill, activeSegments } = await useMarketplace()
  const topicIds = [await addTopic('Canoe Builders'), await addTopic('Raft Guides'), await addTopic('Ferry Captains')]
  const { runId } = await post(`/api/connections/${connectionId}/push/run`, session, { topicIds })
  for (const [at, kind] of (['hang', 'ignore'] as const).entries()) {
    platform.faults.push({ kind, on: 'create' })
    await activateThroughKill(topicIds[at]!)
    expect(activeSegments()).toHaveLength(at + 1)
  }
  const { processed, done } = await post(`/api/connections/${connectionId}/push/run/${runId}/push`, session, {})
  expect({ processed, done }).toEqual({ processed: 1, done: true })
  expect(new Set(activeSegments().map((segment) => segment.name)).size).toBe(3)
  expect(platform.segments.size).toBe(3)
})
