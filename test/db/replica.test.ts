import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb } from '../../src/db/db'
import { migrate } from '../../src/db/migrate'
import { createPool } from '../../src/db/pool'
import { openReplica, type Replica } from '../../src/db/replica'
import { startTestApp, type TestApp } from '../harness/app'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { runAsAdmin, silentLog, type TestDatabase } from '../harness/database'
import { postgresPackage } from '../harness/postgres-package'
import { startStreaming } from '../harness/streaming'

const folder = newDataFolder()
const TOKEN = 'a-token-of-the-tests-for-metrics'
let servers: Awaited<ReturnType<typeof startStreaming>>
let database: TestDatabase
let replicas: Replica[]
/** Two nodes. */
let nodes: [TestApp, TestApp]
let writer: { cookie: string }
let reader: { cookie: string }

beforeAll(async () => {
  // Otherwise writes wait for the replica after it has gone.
  const settings = { synchronous_standby_names: '' }
  servers = await startStreaming({ folder, npmPackage: postgresPackage(), durable: false, settings })
  const { url } = servers.primary
  const pool = createPool(url, 10, silentLog)
  database = { db: createDb(pool), pool, url, drop: () => pool.end() }
  await migrate(pool)
  const open = () =>
    openReplica({ url: servers.replica.url, primary: database.db, poolSize: 5, slowStatementMs: 1_000, log: silentLog })
  replicas = [open(), open()]
  const [first, second] = replicas as [Replica, Replica]
  const env = { TAXON_METRICS_TOKEN: TOKEN }
  nodes = [
    await startTestApp({ database, env, replica: first }),
    await startTestApp({ database, env, replica: second }),
  ]
  writer = (await nodes[0].staffed()).owner
  reader = (await nodes[0].staffed()).owner
}, 60_000)

afterAll(async () => {
  for (const node of nodes) await node.close()
  for (const replica of replicas) await replica.close()
  await database.drop()
  await servers.replica.stop()
  await servers.primary.stop()
  discardDataFolder(folder)
})

const add = async (topicName: string) => {
  const { statusCode } = await nodes[0].call('POST', '/api/topics', { as: writer, body: { topic_name: topicName } })
  expect(statusCode).toBe(201)
}
const catalog = async (node: TestApp, as: { cookie: string }): Promise<string[]> => {
  const answer = await node.call('GET', '/api/topics/catalog', { as })
  expect(answer.statusCode).toBe(200)
  return answer.json().data.map(({ topicName }: { topicName: string }) => topicName)
}
const metric = async (name: string): Promise<number> => {
  const { body } = await nodes[0].call('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])
}
const isInUse = () => replicas.every((replica) => replica.isInUse())

test('lists come from the replica, but not for whoever has just written, on any node', async () => {
  await expect.poll(isInUse, { timeout: 20_000 }).toBe(true)
  await add('Alpine Ski Buyers')
  // Until the replica has it.
  await expect.poll(() => catalog(nodes[0], reader)).toEqual(['Alpine Ski Buyers'])

  await runAsAdmin(servers.replica.adminUrl, 'SELECT pg_wal_replay_pause()')
  await add('Vintage Camera Collectors')
  expect(await catalog(nodes[0], reader)).toEqual(['Alpine Ski Buyers'])
  for (const node of nodes) expect(await catalog(node, writer)).toContain('Vintage Camera Collectors')
})

test('a replica that falls behind is left out, and used again when it has caught up', async () => {
  await expect.poll(() => metric('taxon_replica_in_use'), { timeout: 20_000 }).toBe(0)
  expect(await metric('taxon_replica_lag_seconds')).toBeGreaterThan(5)
  expect(await catalog(nodes[0], reader)).toContain('Vintage Camera Collectors')

  await runAsAdmin(servers.replica.adminUrl, 'SELECT pg_wal_replay_resume()')
  await expect.poll(() => metric('taxon_replica_in_use'), { timeout: 20_000 }).toBe(1)
  expect(await catalog(nodes[0], reader)).toContain('Vintage Camera Collectors')
})

test('a replica that goes away is left out at once: no read fails', async () => {
  await expect.poll(isInUse, { timeout: 20_000 }).toBe(true)
  await servers.replica.crash()
  expect(await catalog(nodes[0], reader)).toContain('Alpine Ski Buyers')
  expect(replicas[0]!.isInUse()).toBe(false)
})
