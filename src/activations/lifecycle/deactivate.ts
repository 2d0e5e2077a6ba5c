import { findConnection } from '../../connections/find'
import { type CallOut, type Outbound, openConnection } from '../../connections/outbound'
import type { ConnectionRow } from '../../connections/schema'
import { OutboundError } from '../../connectors/outbound/outbound-error'
import { connectorOf } from '../../connectors/registry'
import type { Ctx } from '../../context'
import { ApiError, conflict } from '../../errors'
import { OUTBOUND_MIN_CALL_MS } from '../../limits'
import { writeHistory } from '../../topics/history-entry'
import { findActivation } from '../find'
import { limitConcurrency } from '../limit-concurrency'
import type { Activation } from '../schema'
import { NO_TIME } from '../send-segment'
import { BUSY, type ClaimedActivation, claimActivation, releaseOnError } from './claim-activation'

/** The platform is called first: if that fails, nothing has changed here. */
export async function deactivate(ctx: Ctx, outbound: Outbound, id: string, deadline: number): Promise<Activation> {
  const activation = await claimActivation(ctx, id, 'deactivate')
  await releaseOnError(ctx, activation, async () => {
    const connection = await findConnection({ ...ctx, workspace: null }, activation.connection_id)
    const callOut = await openConnection(ctx, outbound, connection)
    await deactivateOnPlatform(ctx, connection, callOut, activation, deadline, 'Platform deactivation failed')
    await ctx.db.transaction((db) => markDeactivated({ ...ctx, db }, activation, 'deactivate'))
  })
  return findActivation(ctx, id)
}

/**
 * Does nothing on platforms that cannot deactivate: their segments expire. If an earlier call may have deactivated the
 * segment, a platform that no longer knows it confirms that it did.
 */
export async function deactivateOnPlatform(
  { connectors }: Ctx,
  connection: ConnectionRow,
  callOut: CallOut,
  { platform_segment_id: segmentId, was_unknown }: ClaimedActivation,
  deadline: number,
  failureMessage: string,
): Promise<void> {
  const connector = connectorOf(connectors, connection.platform)
  if (!connector.deactivate || segmentId === null) return
  try {
    const done = await limitConcurrency(connection.id, deadline - OUTBOUND_MIN_CALL_MS, async () => {
      await callOut(deadline, (call) => connector.deactivate!(call, segmentId))
      return true
    })
    if (!done) throw new OutboundError(NO_TIME)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if ((was_unknown || error.unknown) && GONE.includes(error.status ?? 0)) return
    throw Object.assign(platformError(failureMessage, error.message), { cause: error })
  }
}

const GONE = [404, 410]

export const platformError = (message: string, detail: string | null): ApiError =>
  new ApiError(502, message, { detail })

export async function markDeactivated(ctx: Ctx, activation: ClaimedActivation, source: string): Promise<void> {
  const updatedRows = await ctx.db.execute({
    text: `UPDATE activations SET status = 'deactivated', deactivated_at = $3, outcome_unknown = false, claimed_by = NULL,
             claimed_until = NULL
           WHERE org_id = $1 AND id = $2 AND claimed_by = $4`,
    values: [ctx.org.id, activation.id, new Date(), activation.claimed_by],
  })
  if (updatedRows === 0) throw conflict(BUSY)
  await writeHistory(ctx, [
    {
      orgTopicId: activation.org_topic_id,
      changeType: 'deactivated',
      source: `${source}:${activation.connection_id}`,
      previousValues: { platformSegmentId: activation.platform_segment_id },
      metadata: { activationId: activation.id },
    },
  ])
}
