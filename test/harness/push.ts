import { afterAll, afterEach, expect } from 'vitest'
import type { Connectors } from '../../src/connectors/registry'
import { startDspapi } from '../simulators/platforms/dspapi'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { type Key, type Session, useTestApp } from './app'
import { createTestDatabase } from './database'
import { simulatedHttp } from './outbound'

type Caller = Session | Key
type Simulator = {
  config: Record<string, unknown>
  credentials: Record<string, unknown>
  close(): Promise<void>
}
type Connect = { as?: { owner: Session }; config?: object; headers?: Record<string, string> }

const SECRET = 'a-secret-of-the-tests-of-pushes-that-is-long-enough'

type PushOptions = { connectors?: Connectors; env?: Record<string, string> }

/** An application, two organizations, and helpers for tests of pushes. */
export async function usePush({ connectors, env: settings = {} }: PushOptions = {}) {
  const { http, waits } = simulatedHttp()
  const database = await createTestDatabase()
  const env = { TAXON_ALLOW_PRIVATE_NETWORKS: 'true', ...settings }
  const app = await useTestApp({ http, connectors, database, env, secrets: [SECRET] })
  const secondNode = await useTestApp({ http: simulatedHttp().http, database, env, secrets: [SECRET] })
  afterAll(database.drop)
  const { call, staffed, db } = app
  const acme = await staffed()
  const other = await staffed()

  const running: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const platform of running.splice(0)) await platform.close()
    waits.length = 0
    await db.execute({ text: 'DELETE FROM activations' })
    await db.execute({ text: 'DELETE FROM connections' })
  })
  const closeAfterTest = <T extends { close(): Promise<void> }>(platform: T): T => {
    running.push(platform)
    return platform
  }

  async function connect(platform: string, simulator: Simulator, { as = acme, config = {}, headers }: Connect = {}) {
    const body = {
      name: platform,
      platform,
      direction: 'outbound',
      config: { ...simulator.config, ...config },
      credentials: simulator.credentials,
    }
    const response = await call('POST', '/api/connections', { as: as.owner, body, headers })
    expect(response.statusCode, response.body).toBe(201)
    return response.json().id as string
  }
  async function connectMarketplace(
    options: Parameters<typeof startMarketplace>[0] & Connect = {},
  ): Promise<{ platform: Awaited<ReturnType<typeof startMarketplace>>; id: string }> {
    const { as, config, headers, ...marketplace } = options
    const platform = closeAfterTest(await startMarketplace(marketplace))
    return { platform, id: await connect('marketplace', platform, { as, config, headers }) }
  }
  async function connectDspapi({ as, config }: Connect = {}) {
    const platform = closeAfterTest(await startDspapi())
    return { platform, id: await connect('dspapi', platform, { as, config }) }
  }

  let series = 0
  /** Creates library topics and returns their ids. */
  async function createTopics(count: number, as: Caller = acme.member, headers = {}): Promise<string[]> {
    const prefix = `zq${(series++).toString(36)}x`
    const values = Array.from({ length: count }, (_, index) => `${prefix}${index.toString(36)}w`)
    const dimensions = [
      { name: 'Thing', values },
      { name: 'People', values: ['Collectors'] },
    ]
    const body = { dimensions, parentCategory: 'Auto', segmentType: 'B2C' }
    const response = await call('POST', '/api/topics/generate-matrix', { as, body, headers })
    expect(response.json().created, response.body).toBe(count)
    return response.json().topicIds
  }

  const startRun = (id: string, body: unknown, as: Caller = acme.member, headers = {}) =>
    call('POST', `/api/connections/${id}/push/run`, { as, body, headers })
  const push = (id: string, runId: string, as: Caller = acme.member) =>
    call('POST', `/api/connections/${id}/push/run/${runId}/push`, { as })
  const status = async (id: string, runId: string) =>
    (await call('GET', `/api/connections/${id}/push/run/${runId}/status`, { as: acme.viewer })).json()

  /** Creates a run, pushes until it is done, and returns its status. */
  async function pushTopics(id: string, topicIds: readonly string[]) {
    const created = await startRun(id, { topicIds })
    expect(created.statusCode, created.body).toBe(200)
    const { runId } = created.json()
    for (let calls = 0; calls < 50; calls++) {
      const response = await push(id, runId)
      expect(response.statusCode, response.body).toBe(200)
      if (response.json().done) return status(id, runId)
    }
    throw new Error('The run does not end')
  }
  const listActivations = async (
    query = '',
    as: Caller = acme.member,
    headers = {},
  ): Promise<Record<string, unknown>[]> => {
    const response = await call('GET', `/api/activations${query}`, { as, headers })
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }
  /** The newest activation of a topic. */
  const newestActivation = async (orgTopicId: string) =>
    (await listActivations()).find((activation) => activation.orgTopicId === orgTopicId)!

  /** The push of a topic that never gets its answer, though the platform has created the segment. */
  async function pushWithoutAnswer() {
    const { platform, id } = await connectMarketplace()
    const [topic] = (await createTopics(1)) as [string]
    const { runId } = (await startRun(id, { topicIds: [topic] })).json()
    platform.faults.push({ kind: 'hang', on: 'create' })
    const lost = push(id, runId)
    await expect.poll(() => platform.segments.size).toBe(1)
    return { platform, id, topic, runId, lost }
  }
  const cancelRun = (id: string, runId: string) =>
    call('PATCH', `/api/connections/${id}/push/run/${runId}/status`, {
      as: acme.member,
      body: { status: 'cancelled' },
    })

  /** As after the end of the process that had the claims. */
  const expireClaims = () =>
    db.execute({ text: `UPDATE activations SET claimed_until = now() - interval '1 s' WHERE claimed_by IS NOT NULL` })

  return {
    ...app,
    secondNode,
    databaseUrl: database.url,
    secret: SECRET,
    waits,
    acme,
    other,
    closeAfterTest,
    connect,
    connectMarketplace,
    connectDspapi,
    createTopics,
    startRun,
    push,
    pushWithoutAnswer,
    cancelRun,
    status,
    pushTopics,
    listActivations,
    newestActivation,
    expireClaims,
  }
}
