import { findConnection } from '../../connections/find'
import { type CallOut, type Outbound, openConnection } from '../../connections/outbound'
import type { ConnectionRow } from '../../connections/schema'
import { OutboundError } from '../../connectors/outbound/outbound-error'
import { connectorOf } from '../../connectors/registry'
import type { Ctx } from '../../context'
import { ApiError, conflict } from '../../errors'
import { writeHistory } from '../../topics/history-entry'
import { BUSY, findActivation, type Held, holdActivation, letGoOnError } from '../find'
import { inLane } from '../limit-concurrency'
import type { Activation } from '../schema'

/** Off the platform first; where that fails nothing has changed. */
export async function deactivate(ctx: Ctx, outbound: Outbound, id: string, deadline: number): Promise<Activation> {
  const held = await holdActivation(ctx, id, 'deactivate')
  await letGoOnError(ctx, held, async () => {
    const connection = await findConnection({ ...ctx, workspace: null }, held.connection_id)
    const callOut = await openConnection(ctx, outbound, connection)
    await takeOff(ctx, connection, callOut, held, deadline, 'Platform deactivation failed')
    await ctx.db.transaction((db) => markDeactivated({ ...ctx, db }, held, 'deactivate'))
  })
  return findActivation(ctx, id)
}

/**
 * Platforms without a way to deactivate let segments expire. A failure carries the platform's own words. Where an earlier
 * call may have taken it off, a platform that does not know it any more says that it has.
 */
export async function takeOff(
  { connectors }: Ctx,
  connection: ConnectionRow,
  callOut: CallOut,
  { platform_segment_id: segmentId, was_unknown }: Held,
  deadline: number,
  failure: string,
): Promise<void> {
  const connector = connectorOf(connectors, connection.platform)
  if (!connector.deactivate || segmentId === null) return
  try {
    await inLane(connection.id, () => callOut(deadline, (call) => connector.deactivate!(call, segmentId)))
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if ((was_unknown || error.unknown) && GONE.includes(error.status ?? 0)) return
    throw Object.assign(platformError(failure, error.message), { cause: error })
  }
}

const GONE = [404, 410]

export const platformError = (message: string, detail: string | null): ApiError =>
  new ApiError(502, message, { detail })

export async function markDeactivated(ctx: Ctx, held: Held, source: string): Promise<void> {
  const marked = await ctx.db.execute({
    text: `UPDATE activations SET status = 'deactivated', deactivated_at = $3, outcome_unknown = false, claimed_by = NULL,
             claimed_until = NULL
           WHERE org_id = $1 AND id = $2 AND claimed_by = $4`,
    values: [ctx.org.id, held.id, new Date(), held.claimed_by],
  })
  if (marked === 0) throw conflict(BUSY)
  await writeHistory(ctx, [
    {
      orgTopicId: held.org_topic_id,
      changeType: 'deactivated',
      source: `${source}:${held.connection_id}`,
      previousValues: { platformSegmentId: held.platform_segment_id },
      metadata: { activationId: held.id },
    },
  ])
}
