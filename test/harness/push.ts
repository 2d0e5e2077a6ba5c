import { afterAll, afterEach, expect } from 'vitest'
import type { Connectors } from '../../src/connectors/registry'
import { startDspapi } from '../simulators/platforms/dspapi'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { type Key, type Session, useTestApp } from './app'
import { createTestDatabase } from './database'
import { simulatedHttp } from './outbound'

type Who = Session | Key
type Simulated = {
  config: Record<string, unknown>
  credentials: Record<string, unknown>
  close(): Promise<void>
}
type Connect = { as?: { owner: Session }; config?: object; headers?: Record<string, string> }

const SECRET = 'a-secret-of-the-tests-of-pushes-that-is-long-enough'

/** An application, two organizations, and what a test of pushes does again and again. */
export async function usePush({ connectors }: { connectors?: Connectors } = {}) {
  const { http, waits } = simulatedHttp()
  const database = await createTestDatabase()
  const env = { TAXON_ALLOW_PRIVATE_NETWORKS: 'true' }
  const app = await useTestApp({ http, connectors, database, env, secrets: [SECRET] })
  const secondNode = await useTestApp({ http: simulatedHttp().http, database, env, secrets: [SECRET] })
  afterAll(database.drop)
  const { call, staffed, db } = app
  const acme = await staffed()
  const other = await staffed()

  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const platform of open.splice(0)) await platform.close()
    waits.length = 0
    await db.execute({ text: 'DELETE FROM activations' })
    await db.execute({ text: 'DELETE FROM connections' })
  })
  const kept = <T extends { close(): Promise<void> }>(platform: T): T => {
    open.push(platform)
    return platform
  }

  async function connect(platform: string, simulated: Simulated, { as = acme, config = {}, headers }: Connect = {}) {
    const body = {
      name: platform,
      platform,
      direction: 'outbound',
      config: { ...simulated.config, ...config },
      credentials: simulated.credentials,
    }
    const response = await call('POST', '/api/connections', { as: as.owner, body, headers })
    expect(response.statusCode, response.body).toBe(201)
    return response.json().id as string
  }
  async function onMarketplace(
    options: Parameters<typeof startMarketplace>[0] & Connect = {},
  ): Promise<{ platform: Awaited<ReturnType<typeof startMarketplace>>; id: string }> {
    const { as, config, headers, ...given } = options
    const platform = kept(await startMarketplace(given))
    return { platform, id: await connect('marketplace', platform, { as, config, headers }) }
  }
  async function onDspapi({ as, config }: Connect = {}) {
    const platform = kept(await startDspapi())
    return { platform, id: await connect('dspapi', platform, { as, config }) }
  }

  let series = 0
  /** New topics of a library; their ids there. */
  async function topics(count: number, as: Who = acme.member, headers = {}): Promise<string[]> {
    const of = `zq${(series++).toString(36)}x`
    const values = Array.from({ length: count }, (_, at) => `${of}${at.toString(36)}w`)
    const dimensions = [
      { name: 'Thing', values },
      { name: 'People', values: ['Collectors'] },
    ]
    const body = { dimensions, parentCategory: 'Auto', segmentType: 'B2C' }
    const response = await call('POST', '/api/topics/generate-matrix', { as, body, headers })
    expect(response.json().created, response.body).toBe(count)
    return response.json().topicIds
  }

  const begin = (id: string, body: unknown, as: Who = acme.member, headers = {}) =>
    call('POST', `/api/connections/${id}/push/run`, { as, body, headers })
  const push = (id: string, runId: string, as: Who = acme.member) =>
    call('POST', `/api/connections/${id}/push/run/${runId}/push`, { as })
  const status = async (id: string, runId: string) =>
    (await call('GET', `/api/connections/${id}/push/run/${runId}/status`, { as: acme.viewer })).json()

  /** A run from its beginning to its end; its last status. */
  async function pushed(id: string, topicIds: readonly string[]) {
    const begun = await begin(id, { topicIds })
    expect(begun.statusCode, begun.body).toBe(200)
    const { runId } = begun.json()
    for (let calls = 0; calls < 50; calls++) {
      const response = await push(id, runId)
      expect(response.statusCode, response.body).toBe(200)
      if (response.json().done) return status(id, runId)
    }
    throw new Error('The run does not end')
  }
  const listed = async (query = '', as: Who = acme.member, headers = {}): Promise<Record<string, unknown>[]> => {
    const response = await call('GET', `/api/activations${query}`, { as, headers })
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }
  /** The newest activation of a topic. */
  const newest = async (orgTopicId: string) =>
    (await listed()).find((activation) => activation.orgTopicId === orgTopicId)!

  /** As if the process that took them had ended, and their time had run out. */
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
    kept,
    connect,
    onMarketplace,
    onDspapi,
    topics,
    begin,
    push,
    status,
    pushed,
    listed,
    newest,
    expireClaims,
  }
}
