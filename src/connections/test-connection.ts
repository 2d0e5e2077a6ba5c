import { type SourceCall, testSource } from '../connectors/inbound/source'
import { OutboundError } from '../connectors/outbound/outbound-error'
import { connectorOf } from '../connectors/registry'
import type { Ctx } from '../context'
import { ApiError } from '../errors'
import { CONNECTION_TEST_MS } from '../limits'
import { findConnection } from './find'
import { callOut, type Outbound } from './outbound'
import type { ConnectionRow, TestResult } from './schema'

/** Reads an item, calls the platform, or both, and stores the result as the connection's status. */
export async function testConnection(ctx: Ctx, outbound: Outbound, id: string): Promise<TestResult> {
  const connection = await findConnection(ctx, id)
  const result = await outcomeOf(ctx, outbound, connection)
  await ctx.db.execute({
    text: 'UPDATE connections SET status = $3, last_tested_at = $4 WHERE org_id = $1 AND id = $2',
    values: [ctx.org.id, id, result.success ? 'active' : 'error', ctx.now],
  })
  return result
}

async function outcomeOf(ctx: Ctx, outbound: Outbound, connection: ConnectionRow): Promise<TestResult> {
  const { platform, direction } = connection
  try {
    return await callOut(ctx, outbound, connection, Date.now() + CONNECTION_TEST_MS, async (call) => {
      const read = direction === 'outbound' ? {} : await testSource(call as SourceCall)
      const message = direction === 'inbound' ? undefined : await connectorOf(ctx.connectors, platform).test(call)
      return { success: true as const, ...read, ...(message ? { message } : {}) }
    })
  } catch (error) {
    if (error instanceof OutboundError || error instanceof ApiError) return { success: false, error: error.message }
    ctx.log.error({ err: error, connection: connection.id }, 'A connection test failed unexpectedly')
    return { success: false, error: 'Connection test failed' }
  }
}
