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
import { useLlm } from '../simulators/llm/provider'

const KILLS = scaled({ short: 2, full: 10 })
const TOPICS = 260
/** About as long as a call takes. */
const CALL_MS = 300

const database = await createTestDatabase()
const { simulator, env: llm } = await useLlm()
const env = { DATABASE_URL: database.url, TAXON_SECRET: 'a secret that is long enough to be taken', ...llm }
let taxon: Taxon
let server: TaxonServer
let ids: string[]
let session: Awaited<ReturnType<typeof ownersSession>> | undefined
beforeAll(async () => {
  taxon = await bundleTaxon()
  ids = await addToCatalog(
    database.db,
    Array.from({ length: TOPICS }, (_, at) => ({ name: `Ski Boot ${at}q Buyers` })),
  )
})
afterAll(async () => {
  await taxon.discard()
  await database.drop()
})

type Answer = { jobId: string; done: boolean; status: string; processed_items: number; success_count: number }
const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
  session ??= await ownersSession(server.origin)
  const response = await fetch(`${server.origin}/api/admin/jobs${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: server.origin, ...session },
    body: JSON.stringify(body),
  })
  return response.json() as Promise<Answer>
}

/** What a dead node held is free after its lease, and what the provider took is in its list by then. */
async function letTimePass(): Promise<void> {
  await expireLeases(database.db)
  await database.db.execute({ text: `UPDATE llm_batches SET intended_at = intended_at - interval '1 minute'` })
}

async function killOften(jobId: string): Promise<void> {
  for (let kills = 0; kills < KILLS; kills++) {
    const underWay = call('POST', `/${jobId}/process`).catch(() => null)
    await later(randomInt(CALL_MS))
    await server.kill()
    await underWay
    await letTimePass()
    server = await taxon.serve(env)
  }
}

const history = async (batchId: string) =>
  (
    await select(database.db, {
      text: 'SELECT count(*), count(DISTINCT topic_id) AS topics FROM global_topic_history WHERE batch_id = $1',
      values: [batchId],
    })
  )[0]

test(`jobs whose server is killed ${KILLS} times end as ones that were not`, {
  timeout: 120_000 + KILLS * 20_000,
}, async () => {
  reportTest('kills, reclassify', 2 * KILLS)
  server = await taxon.serve(env)
  const right = await catalogState(database.db, ids)
  for (const mode of ['local', 'llm']) {
    await outdate(database.db, ids, { intensity: 'Low', search_text: ' x' })
    const { jobId } = await call('POST', '', { jobType: 'reclassify', config: { mode } })
    await killOften(jobId)
    // A worker, which nobody calls, does the rest.
    await vi.waitUntil(
      async () => {
        const worker = await taxon.startIn(env, 'worker', '--once').ended
        if (worker.code !== 0) throw new Error(worker.complaints)
        await letTimePass()
        return (await call('GET', `/${jobId}`)).status === 'completed'
      },
      { timeout: 120_000, interval: 1 },
    )
    expect(await call('GET', `/${jobId}`)).toMatchObject({
      processed_items: TOPICS,
      success_count: TOPICS,
      error_count: 0,
    })
    expect(await history(jobId)).toEqual({ count: TOPICS, topics: TOPICS })
  }
  const questionIds = [...simulator.batches.values()].flatMap(({ requests }) =>
    requests.map(({ custom_id }) => custom_id),
  )
  expect([questionIds.length, new Set(questionIds).size]).toEqual([TOPICS, TOPICS])
  const [calls] = await select(database.db, { text: 'SELECT count(*) FROM llm_calls' })
  expect(calls).toEqual({ count: TOPICS })

  await outdate(database.db, ids, { intensity: 'Low' })
  await server.stop()
  server = await taxon.serve(env, '--worker')
  const { jobId } = await call('POST', '', { jobType: 'reclassify', config: { mode: 'local' } })
  await vi.waitUntil(async () => (await call('GET', `/${jobId}`)).status === 'completed', { timeout: 60_000 })
  await server.stop()
  expect(await catalogState(database.db, ids)).toEqual(right)
})
