import { afterEach, expect } from 'vitest'
import { readConfig } from '../../src/config'
import { createVault } from '../../src/connections/encryption'
import { findConnection } from '../../src/connections/find'
import { callOut } from '../../src/connections/outbound'
import type { Connector, PlatformCall, Segment } from '../../src/connectors/connector'
import { OutboundError } from '../../src/connectors/outbound/outbound-error'
import { CONNECTORS } from '../../src/connectors/platforms'
import { connectorOf } from '../../src/connectors/registry'
import { useTestApp } from './app'
import { contextOf } from './context'
import { simulatedHttp } from './outbound'

const SECRET = 'a secret of the tests of connectors, long enough'
const LONG_MS = 60_000

type Simulator = { config: object; credentials?: object; env?: Record<string, string> }
type Call = PlatformCall<Record<string, unknown>, Record<string, string>>

/** An application, and helpers for tests of connectors that work through a connection, as the service does. */
export async function usePlatforms(connectors = CONNECTORS) {
  const { http, waits, calls } = simulatedHttp()
  const app = await useTestApp({ http, connectors, secrets: [SECRET] })
  const acme = await app.staffed()
  const ctx = contextOf(app.db, acme.id, acme.owner.id)
  const vault = createVault([SECRET])

  const connectionIds: string[] = []
  afterEach(async () => {
    for (const id of connectionIds.splice(0)) await app.call('DELETE', `/api/connections/${id}`, { as: acme.owner })
    waits.length = 0
    calls.length = 0
  })

  /** Creates a connection to a simulator; `work` calls the connector through it. */
  async function connect(platform: string, simulator: Simulator, config: object = {}) {
    const body = {
      name: 'Platform',
      platform,
      direction: 'outbound',
      config: { ...simulator.config, ...config },
      credentials: simulator.credentials,
    }
    const response = await app.call('POST', '/api/connections', { as: acme.owner, body })
    expect(response.statusCode, response.body).toBe(201)
    const { id } = response.json()
    connectionIds.push(id)
    const outbound = { http, vault, addresses: readConfig(simulator.env ?? {}).platforms, connectors }
    const connector = connectorOf(connectors, platform)
    const work = async <T>(task: (connector: Connector, call: Call) => Promise<T>, ms = LONG_MS): Promise<T> =>
      callOut(ctx, outbound, await findConnection(ctx, id), Date.now() + ms, (call) => task(connector, call))
    return {
      id,
      connector,
      work,
      create: (segment: Segment, ms?: number) => work((on, call) => on.create(call, segment), ms),
      update: (segmentId: string, segment: Segment) => work((on, call) => on.update(call, segmentId, segment)),
      find: (name: string, except?: Set<string>) => work((on, call) => on.find!(call, { name, except })),
      deactivate: (segmentId: string) => work((on, call) => on.deactivate!(call, segmentId)),
      test: async () => (await app.call('POST', `/api/connections/${id}/test`, { as: acme.owner })).json(),
    }
  }
  return { ...app, acme, http, waits, calls, connect }
}

/** The OutboundError of a failed call; anything else fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<OutboundError> {
  const outcome = await call.catch((error) => error)
  if (outcome instanceof OutboundError) return outcome
  throw outcome instanceof Error ? outcome : new Error(`No failure: ${JSON.stringify(outcome)}`)
}

export const segmentOf = (name: string, overrides: Partial<Segment> = {}): Segment => ({
  name,
  description: `People who like ${name}`,
  key: 'ot_abc123',
  ...overrides,
})

export async function* valuesOf(...values: string[]): AsyncGenerator<string> {
  yield* values
}
