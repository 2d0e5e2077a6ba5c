import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../harness/database'
import { select } from '../harness/select'
import { bundleTaxon, ownersSession, type Taxon, type TaxonServer } from '../harness/taxon-process'
import { withResolvers } from '../harness/with-resolvers'
import { startInboundSource } from '../simulators/inbound-source'

const SCHEDULES = 12

const database = await createTestDatabase()
const { db } = database
const env = {
  DATABASE_URL: database.url,
  TAXON_SECRET: 'a secret of the tests that is long enough',
  TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
}
const source = await startInboundSource({ items: [{ id: '1', name: 'Vintage Synthesizer Collectors' }] })
let taxon: Taxon
let nodes: TaxonServer[]
let session: { cookie: string }
beforeAll(async () => {
  taxon = await bundleTaxon()
  // The first creates the owner.
  nodes = [await taxon.serve(env)]
  nodes.push(...(await Promise.all([taxon.serve(env), taxon.serve(env)])))
  session = await ownersSession(nodes[0]!.origin)
})
afterAll(async () => {
  await taxon.discard()
  await source.close()
  await database.drop()
})

async function call(method: string, path: string, body?: unknown) {
  const { origin } = nodes[0]!
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin, ...session },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

const connect = async (): Promise<string> => {
  const config = { base_url: source.url }
  const body = { name: 'S', platform: 'custom_api', direction: 'inbound', config }
  return (await call('POST', '/api/connections', body)).id
}
const schedule = async (connectionId: string): Promise<string> =>
  (await call('POST', '/api/schedules', { connectionId, action: 'sync', everyHours: 24 })).id

const makeDue = () => db.execute({ text: `UPDATE schedules SET due_at = now() - interval '3 days'` })
const runs = () =>
  select<{ connection_id: string; source: string; state: string }>(db, {
    text: 'SELECT connection_id, source, state FROM runs ORDER BY connection_id',
  })
const areAllDone = async (count: number) => {
  const all = await runs()
  return all.length >= count && all.every(({ state }) => state === 'completed')
}
const waitFor = (condition: () => Promise<boolean>) => vi.waitUntil(condition, { timeout: 60_000, interval: 50 })

test('three nodes start one run for each due time, also if one is killed before its run began', async () => {
  const connectionIds: string[] = []
  for (let at = 0; at < SCHEDULES; at++) {
    const id = await connect()
    connectionIds.push(id)
    await schedule(id)
  }
  await makeDue()
  await waitFor(() => areAllDone(SCHEDULES))
  expect((await runs()).map(({ connection_id }) => connection_id)).toEqual(connectionIds.toSorted())
  expect(new Set((await runs()).map((run) => run.source))).toEqual(new Set(['schedule']))
  const { data } = await call('GET', '/api/schedules')
  for (const { dueTimes } of data) expect(Date.parse(dueTimes[0])).toBeGreaterThan(Date.now())

  // One node is left, and dies while the source keeps it waiting.
  await Promise.all(nodes.splice(1).map((node) => node.kill()))
  const answers = withResolvers()
  source.faults.push(...Array.from({ length: SCHEDULES }, () => ({ kind: 'late' as const, until: answers.promise })))
  const before = source.requests.length
  await makeDue()
  await waitFor(async () => source.requests.length > before)
  await nodes[0]!.kill()
  answers.resolve()
  source.faults.length = 0
  expect(await runs()).toHaveLength(SCHEDULES)
  await db.execute({ text: `UPDATE schedules SET lease_until = now() - interval '1 s' WHERE lease_owner IS NOT NULL` })
  nodes = await Promise.all([taxon.serve(env), taxon.serve(env)])
  await waitFor(() => areAllDone(2 * SCHEDULES))
  const again = (await runs()).map(({ connection_id }) => connection_id)
  expect(again).toEqual(connectionIds.flatMap((id) => [id, id]).toSorted())
})
