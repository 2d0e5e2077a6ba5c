import type { Direction } from '../connectors/connector'
import { type SourceCall, testSource } from '../connectors/inbound/source'
import { OutboundError } from '../connectors/outbound/outbound-error'
import { connectorOf } from '../connectors/registry'
import type { Ctx } from '../context'
import { ApiError } from '../errors'
import { CONNECTION_TEST_MS } from '../limits'
import { findConnection } from './find'
import { type CallOut, callWith, type Outbound, openConnection, storedSettings } from './outbound'
import type { ConnectionRow, TestChanges, TestResult, TryConnection } from './schema'
import { assertDirection, assertSameDestination, checkedConfig, checkedCredentials } from './settings'

/** Reads an item, calls the platform, or both, and stores the result as the connection's status. */
export async function testConnection(ctx: Ctx, outbound: Outbound, id: string): Promise<TestResult> {
  const connection = await findConnection(ctx, id)
  const result = await outcomeOf(ctx, connection, () => openForTest(ctx, outbound, connection))
  await ctx.db.execute({
    text: 'UPDATE connections SET status = $3, last_tested_at = $4 WHERE org_id = $1 AND id = $2',
    values: [ctx.org.id, id, result.success ? 'active' : 'error', ctx.now],
  })
  return result
}

/** A test that calls nobody does not count as a call that accepted the credentials. */
async function openForTest(ctx: Ctx, outbound: Outbound, connection: ConnectionRow): Promise<CallOut> {
  const { id, platform, direction } = connection
  const { testsSettingsOnly } = connectorOf(ctx.connectors, platform)
  if (direction !== 'outbound' || !testsSettingsOnly) return openConnection(ctx, outbound, connection)
  const { config, credentials } = await storedSettings(ctx, outbound, id)
  return callWith(ctx, outbound, { platform, config, credentials: credentials() })
}

/** Tests settings that nobody has stored, and stores nothing. */
export async function tryConnection(ctx: Ctx, outbound: Outbound, input: TryConnection): Promise<TestResult> {
  const { platform, direction } = input
  const connector = connectorOf(ctx.connectors, platform)
  assertDirection(connector, direction)
  const config = checkedConfig(connector, direction, input.config)
  const credentials = checkedCredentials(connector, input.credentials ?? {})
  return outcomeOf(ctx, input, async () => callWith(ctx, outbound, { platform, config, credentials }))
}

/** Tests changes of a connection before they are stored. As in an update, stored credentials go only where they went before. */
export async function tryChanges(ctx: Ctx, outbound: Outbound, id: string, changes: TestChanges): Promise<TestResult> {
  const { platform, direction } = await findConnection(ctx, id)
  const stored = await storedSettings(ctx, outbound, id)
  const connector = connectorOf(ctx.connectors, platform)
  const config = checkedConfig(connector, direction, { ...stored.config, ...changes.config })
  if (!changes.credentials && stored.hasCredentials) {
    assertSameDestination(connector, { direction, config: stored.config }, config, outbound.addresses)
  }
  const entered = changes.credentials && checkedCredentials(connector, changes.credentials)
  return outcomeOf(ctx, { platform, direction, id }, async () =>
    callWith(ctx, outbound, { platform, config, credentials: entered ?? stored.credentials() }),
  )
}

type Tested = { platform: string; direction: Direction; id?: string }

async function outcomeOf(ctx: Ctx, tested: Tested, open: () => Promise<CallOut>): Promise<TestResult> {
  const { platform, direction } = tested
  try {
    const callOut = await open()
    return await callOut(Date.now() + CONNECTION_TEST_MS, async (call) => {
      const read = direction === 'outbound' ? {} : await testSource(call as SourceCall)
      const message = direction === 'inbound' ? undefined : await connectorOf(ctx.connectors, platform).test(call)
      return { success: true as const, ...read, ...(message ? { message } : {}) }
    })
  } catch (error) {
    if (error instanceof OutboundError || error instanceof ApiError) return { success: false, error: error.message }
    ctx.log.error({ err: error, connection: tested.id, platform }, 'A connection test failed unexpectedly')
    return { success: false, error: 'Connection test failed' }
  }
}
