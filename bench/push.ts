import pino from 'pino'
import { request } from 'undici'
import { listActivations } from '../src/activations/list'
import { namingOf } from '../src/activations/naming/naming'
import { createRun } from '../src/activations/push/create-run'
import { push } from '../src/activations/push/push'
import { readConfig } from '../src/config'
import { createConnection } from '../src/connections/create'
import { createVault } from '../src/connections/encryption'
import { createHttpClient } from '../src/connectors/outbound/http'
import { CONNECTORS } from '../src/connectors/platforms'
import type { Ctx } from '../src/context'
import { PUSH_BATCH, PUSH_CONCURRENCY } from '../src/limits'
import { createOrganization } from '../src/organizations/create-organization'
import { createUser } from '../src/organizations/create-user'
import { fillLibrary } from '../test/harness/library'
import { startMarketplace } from '../test/simulators/platforms/marketplace'
import { benchDatabase } from './harness/database'
import { figure, print, ratio } from './harness/report'

/**
 * Pushes against a simulated marketplace, and the same requests in a bare loop, as many at once, in turn; and the list of an
 * organization's stale activations. The platform takes a moment to answer, as those out there do.
 */
const SEGMENTS = Number(process.env.BENCH_SEGMENTS ?? 1_000)
const LATENCY_MS = Number(process.env.BENCH_LATENCY_MS ?? 20)
const ACTIVATIONS = Number(process.env.BENCH_ACTIVATIONS ?? 50_000)
const ROUNDS = 3
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 2)

const database = await benchDatabase()
const { db } = database
const platform = await startMarketplace()
const http = createHttpClient({ forbids: () => null })
const vault = createVault(['a secret of the benchmark, long enough'])
const outbound = { http, vault, addresses: readConfig({}).platforms, connectors: CONNECTORS }
const ctx = await organization()
await fillLibrary(db, ctx.org.id, ACTIVATIONS)
await db.execute({
  text: `UPDATE global_topics SET segment_name_marketplace = topic_name || ' > ' || segment_name_marketplace`,
})
await database.pool.query('VACUUM ANALYZE')

const results = [await throughput(), ...(await lists())]
print(results)
await http.close()
await platform.close()
await database.close()

async function organization(): Promise<Ctx> {
  const now = new Date()
  const base = { name: 'Bench', plan: 'enterprise', org_alias: null, partner_alias: null } as const
  const { id } = await createOrganization({ db, now }, base)
  const user = { email: 'bench@example.com', password: 'a password of the benchmark', organizationId: id }
  const { id: userId } = await createUser({ db, now }, { ...user, role: 'owner', operator: false })
  return {
    db,
    org: { id, name: 'Bench', plan: 'enterprise', orgAlias: null, partnerAlias: null },
    caller: { kind: 'session', userId, role: 'owner', operator: false },
    workspace: null,
    connectors: CONNECTORS,
    now,
    log: pino({ level: 'silent' }),
  }
}

function connection(config = {}) {
  return createConnection(ctx, vault, {
    name: 'Marketplace',
    platform: 'marketplace',
    direction: 'outbound',
    config: { ...platform.config, ...config },
    credentials: platform.credentials,
  })
}

async function throughput() {
  const rates = { push: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    platform.schedule({ seed: round, share: 1, faults: [{ kind: 'slow', ms: LATENCY_MS, on: 'create' }] })
    platform.requests.length = 0
    rates.push.push(await perSecond(() => pushAll(round)))
    const sent = platform.requestsFor('create').map(({ text, headers }) => ({ text, headers }))
    if (sent.length !== SEGMENTS) throw new Error(`${sent.length} segments were sent`)
    rates.bare.push(await perSecond(() => inLoop(sent)))
  }
  platform.schedule({ seed: 0, share: 0, faults: [] })
  return ratio(
    `push of ${SEGMENTS} segments by ${CLIENTS} clients to a platform that answers in ${LATENCY_MS} ms`,
    rates.push,
    `the same requests in a bare loop, ${PUSH_CONCURRENCY} at once`,
    rates.bare,
    'segments/s',
    0.7,
  )
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (SEGMENTS * 1000) / (performance.now() - started)
}

/** As clients do: a call after the other until the run is done. Two share a run without more being under way. */
async function pushAll(round: number): Promise<void> {
  const { id } = await connection()
  const prefix = `ot_${ctx.org.id.slice(-6)}_`
  const topicIds = Array.from({ length: SEGMENTS }, (_, nth) => `${prefix}${round * SEGMENTS + nth + 1}`)
  const { runId, totalItems } = await createRun(ctx, id, { topicIds })
  if (totalItems !== SEGMENTS) throw new Error(`${totalItems} of ${SEGMENTS} topics`)
  const client = async () => {
    // The last few batches are sent below: a client that comes too late to a run is told so.
    for (let remaining = SEGMENTS; remaining > CLIENTS * PUSH_BATCH; ) {
      const answer = await push(ctx, outbound, { connectionId: id, runId })
      if (answer.errors > 0) throw new Error('A segment failed')
      remaining = answer.remaining
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  while (!(await push(ctx, outbound, { connectionId: id, runId })).done);
}

type Sent = { text: string; headers: Record<string, unknown> }

async function inLoop(sent: readonly Sent[]): Promise<void> {
  const url = `${platform.url}/data-marketplace/provider-api/v1/segments`
  let next = 0
  const worker = async () => {
    while (next < sent.length) {
      const { text, headers } = sent[next++]!
      const { authorization } = headers
      const organization = String(headers['x-organization-id'])
      const answer = await request(url, {
        method: 'POST',
        body: text,
        headers: {
          authorization: String(authorization),
          'x-organization-id': organization,
          'content-type': 'application/json',
        },
      })
      if (answer.statusCode !== 201) throw new Error(`The platform answered ${answer.statusCode}`)
      await answer.body.json()
    }
  }
  await Promise.all(Array.from({ length: PUSH_CONCURRENCY }, worker))
}

/**
 * Half of the activations are stale: pushed by another version of the engine, which left the names as they are. Of topics
 * that have changed since the push the catalog's rows are read.
 */
async function lists() {
  const figures = []
  for (const [how, config, changed] of [
    ['names stored with the topics, all of which have changed since', {}, [0, 1]],
    ['names stored with the topics, of which the stale ones have changed since', {}, [1]],
    ['names made by the connection’s template, nothing changed since', { template_key: 'dspapi' }, []],
  ] as const) {
    const { id } = await connection(config)
    const { key } = await namingOf(ctx, { id, platform: 'marketplace', config })
    await db.execute({ text: 'DELETE FROM activations' })
    await db.execute({
      text: `INSERT INTO activations (org_id, id, org_topic_id, topic_name, connection_id, platform, status, created_at,
               activated_at, platform_segment_id, sent_name, pushed_name, pushed_description, engine_version_at_push,
               naming_key, topic_updated_at)
             SELECT o.org_id, 'act_' || o.id, o.id, o.topic_name, $2, 'marketplace', 'active', now(), now(), 'seg-' || o.id,
               g.segment_name_marketplace, g.segment_name_marketplace, g.segment_desc_marketplace,
               CASE WHEN n % 2 = 0 THEN o.engine_version ELSE '2.4' END, $3,
               o.updated_at - CASE WHEN n % 2 = ANY($4) THEN interval '1 day' ELSE '0' END
             FROM (SELECT *, row_number() OVER () AS n FROM org_topics WHERE org_id = $1) o
             JOIN global_topics g ON g.id = o.topic_id`,
      values: [ctx.org.id, id, key, changed],
    })
    await database.pool.query('VACUUM ANALYZE activations')
    const times: number[] = []
    let bytes = 0
    for (let round = 0; round < 5; round++) {
      const started = performance.now()
      bytes = 0
      for await (const chunk of await listActivations(ctx, { stale: true })) bytes += chunk.length
      times.push(performance.now() - started)
    }
    const slowest = Math.max(...times.slice(1))
    figures.push(
      figure(
        `the stale ones of ${ACTIVATIONS} activations, ${Math.round(bytes / 1e6)} MB`,
        `the slowest of ${times.length - 1}, ${how}`,
        slowest,
        'ms',
        slowest < 1_000,
        'under 1,000 ms',
      ),
    )
  }
  return figures
}
