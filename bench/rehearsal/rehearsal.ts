import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { createDb } from '../../src/db/db'
import { createPool } from '../../src/db/pool'
import { bundle, DOCUMENT_WORKER } from '../../test/harness/bundle'
import { freePort } from '../../test/harness/free-port'
import { fillLibrary } from '../../test/harness/library'
import { startStreaming } from '../../test/harness/streaming'
import { ownersKey, ownersSession, TEST_OWNER } from '../../test/harness/taxon-process'
import { startMarketplace } from '../../test/simulators/platforms/marketplace'
import { startSilentProxy } from '../../test/simulators/silent-proxy'
import { startBalancer } from './balancer'
import { createClient } from './client'
import { Acknowledged, startLoad } from './load'
import { Supervised } from './nodes'
import { startPgBouncer } from './pgbouncer'
import { Recorder } from './recorder'
import { verify, waitForRuns } from './verify'

/**
 * Three nodes and two workers behind a balancer, on PostgreSQL with a replica behind PgBouncer, under a mixed load, while
 * each part fails in turn. Says what callers noticed, and whether anything that was acknowledged is lost or doubled.
 */
const LIBRARY_TOPICS = 20_000
const QUIET_SECONDS = Number(process.env.REHEARSAL_QUIET_SECONDS ?? 20)
const FAULT_SECONDS = 20
const CUT_SECONDS = 10
const SETTLE_SECONDS = 25
const RUNS_MS = 150_000

const folder = await mkdtemp(join(tmpdir(), 'taxon-rehearsal-'))
await chmod(folder, 0o755)
/** What still runs when this program ends, however that happens. */
const leftovers: (() => unknown)[] = []
process.once('exit', () => {
  for (const end of leftovers) end()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const { primary, replica } = await startStreaming({ folder, durable: true })
leftovers.push(primary.kill, replica.kill)
const pooler = await startPgBouncer(folder, primary.url)
leftovers.push(pooler.kill)
// The network between Taxon and the database servers.
const network = {
  pooler: await startSilentProxy(pooler.url),
  direct: await startSilentProxy(primary.url),
  replica: await startSilentProxy(replica.url),
}
await limitStatements(primary.adminUrl)

const env = {
  DATABASE_URL: network.pooler.url,
  DATABASE_DIRECT_URL: network.direct.url,
  DATABASE_REPLICA_URL: network.replica.url,
  DATABASE_NAMED_STATEMENTS: String(pooler.keepsStatements),
  DATABASE_POOL_SIZE: '8',
  TAXON_SECRET: 'a secret of the rehearsal that is long enough',
  TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
  TAXON_OWNER_EMAIL: TEST_OWNER.email,
  TAXON_OWNER_PASSWORD: TEST_OWNER.password,
}
const program = await bundle('src/cli/main.ts', DOCUMENT_WORKER)
const ports = [await freePort(), await freePort(), await freePort()]
const startNode = (port: number, nth: number) =>
  new Supervised(
    `node-${nth + 1}`,
    program,
    ['serve', '--no-worker'],
    { ...env, HOST: '127.0.0.1', PORT: String(port) },
    folder,
  )
const startWorker = (nth: number) => new Supervised(`worker-${nth}`, program, ['worker'], env, folder)
const nodes = ports.map(startNode) as [Supervised, Supervised, Supervised]
const workers = [startWorker(1), startWorker(2)] as const
for (const supervised of [...nodes, ...workers]) leftovers.push(() => supervised.kill())
const balancer = await startBalancer(ports)
const platform = await startMarketplace()

async function prepare() {
  do await balancer.checkAll()
  while (!balancer.isReady())
  const session = await ownersSession(balancer.origin)
  const key = await ownersKey(balancer.origin)
  const recorder = new Recorder()
  const operator = createClient(balancer.origin, recorder, { ...session, origin: balancer.origin })
  const client = createClient(balancer.origin, recorder, { authorization: `Bearer ${key}` })
  const { config, credentials } = platform
  const connected = await operator.call({
    what: 'connect',
    path: '/api/connections',
    body: { name: 'Marketplace', platform: 'marketplace', direction: 'outbound', config, credentials },
  })
  await fill()
  platform.schedule({ seed: 7, share: 1, faults: [{ kind: 'slow', ms: 30 }] })
  return { recorder, operator, client, connectionId: (connected.body as { id: string }).id }
}

async function fill(): Promise<void> {
  const pool = createPool(primary.url, 1, pino({ level: 'silent' }))
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM organizations')
  await fillLibrary(createDb(pool), rows[0]!.id, LIBRARY_TOPICS)
  await pool.query('VACUUM ANALYZE')
  await pool.end()
}

/** A pooler cannot pass these on. */
function limitStatements(adminUrl: string): Promise<void> {
  return asAdmin(
    adminUrl,
    `ALTER ROLE taxon SET statement_timeout = '30s'`,
    `ALTER ROLE taxon SET idle_in_transaction_session_timeout = '2min'`,
  )
}

async function asAdmin(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function failOver(): Promise<void> {
  await primary.crash()
  await asAdmin(replica.adminUrl, 'SELECT pg_promote(true, 30)')
  network.direct.pointTo(replica.url)
  await pooler.pointTo(replica.url)
}

async function cutNetwork(): Promise<void> {
  for (const path of Object.values(network)) path.set('swallow')
  await sleep(CUT_SECONDS * 1000)
  for (const path of Object.values(network)) path.recover()
}

async function injectFaults(recorder: Recorder): Promise<void> {
  const faults: [name: string, inject: () => unknown][] = [
    ['kill -9 of a node', () => nodes[0].kill()],
    ['kill -9 of two nodes and a worker', () => [nodes[1], nodes[2], workers[0]].map((victim) => victim.kill())],
    ['restart of PgBouncer', () => pooler.restart()],
    [`network to the databases cut for ${CUT_SECONDS} s`, cutNetwork],
    ['crash of the primary, the replica is promoted', failOver],
  ]
  for (const [name, inject] of faults) {
    recorder.fault(name)
    await inject()
    await sleep(FAULT_SECONDS * 1000)
    while (!balancer.isReady()) await sleep(100)
  }
}

const { recorder, connectionId, ...clients } = await prepare()
console.log(
  `Three nodes, two workers, PgBouncer ${pooler.version} in transaction mode, PostgreSQL with a synchronous replica, a library of ` +
    `${LIBRARY_TOPICS} topics; ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
)
const ending = new AbortController()
const acknowledged = new Acknowledged()
const loadBefore = loadavg()[0]!
const load = startLoad({ ...clients, acknowledged, connectionId, signal: ending.signal })
await sleep(QUIET_SECONDS * 1000)
await injectFaults(recorder)
await sleep((SETTLE_SECONDS - FAULT_SECONDS + QUIET_SECONDS) * 1000)
ending.abort()
await load
await waitForRuns(replica.url, RUNS_MS)

recorder.print(SETTLE_SECONDS)
console.log(`Load of the machine before the rehearsal: ${loadBefore.toFixed(1)} on ${availableParallelism()} cores`)
const findings = await verify(replica.url, acknowledged, platform)
for (const { what, count } of findings) console.log(`  ${what.padEnd(48)}${String(count).padStart(6)}`)
for (const complaint of recorder.complaints.slice(0, 20)) console.log(`  ${complaint}`)
const isGood = recorder.complaints.length === 0 && findings.every(({ count }) => count === 0)
console.log(
  isGood
    ? '\nNothing was lost or doubled, and no request met a 500.'
    : `\nNOT as it must be: see the logs in ${folder}`,
)

await Promise.all([...nodes, ...workers].map((supervised) => supervised.stop()))
await replica.stop()
if (isGood) await rm(folder, { recursive: true, force: true })
process.exit(isGood ? 0 : 1)
