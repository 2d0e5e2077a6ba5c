import type { CallOut } from '../connections/outbound'
import type { ConnectionRow } from '../connections/schema'
import type { Connector, Segment } from '../connectors/connector'
import { OutboundError } from '../connectors/outbound/outbound-error'
import { connectorOf } from '../connectors/registry'
import type { Ctx } from '../context'
import { PUSH_RETRIES } from '../limits'
import { matchKeyOf, matchValuesOf } from '../topics/match-values/match-values'
import type { Claimed } from './push/claim'
import type { Outcome } from './record-outcomes'

/** `refused`: the platform does not know us, so nothing else will go through either. */
export type Sent = { outcome: Outcome; refused: boolean }

/** A call that is cut off at once would leave its outcome unknown for nothing. */
const LEAST_MS = 1_000

/** Creates the segment, or finds the one that an earlier try has created. */
export async function send(
  ctx: Ctx,
  callOut: CallOut,
  connection: ConnectionRow,
  activation: Claimed,
  deadline: number,
): Promise<Sent> {
  const connector = connectorOf(ctx.connectors, connection.platform)
  const segment = segmentOf(ctx, connector, connection, activation)
  let unknown = activation.outcome_unknown
  try {
    if (Date.now() > deadline - LEAST_MS) throw new OutboundError('No time was left to send it')
    const id = await callOut(deadline, async (call) => {
      if (unknown && !connector.idempotent) {
        const found = await connector.find?.(call, segment)
        if (found) return found
        // A platform that cannot be searched leaves it unknown: what may be there is not created again.
        if (found === undefined) throw new OutboundError('The platform cannot be searched', { unknown: true })
        unknown = false
      }
      return connector.create(call, segment)
    })
    return { outcome: { ...settledAs(activation.id, 'active'), platform_segment_id: id }, refused: false }
  } catch (error) {
    const refused = error instanceof OutboundError && error.status === 401
    return { outcome: failureOf(ctx, activation, error, unknown), refused }
  }
}

const settledAs = <S extends Outcome['status']>(id: string, status: S) => ({
  id,
  status,
  platform_segment_id: null,
  error: null,
  outcome_unknown: false,
})

/** A search that failed leaves unknown what was unknown before; a create says it itself. */
function failureOf(ctx: Ctx, activation: Claimed, error: unknown, unknown: boolean): Outcome {
  const { id, attempts, pushed_name } = activation
  if (error instanceof OutboundError && !error.unknown && !unknown) {
    return { ...settledAs(id, 'error'), error: error.message }
  }
  if (!(error instanceof OutboundError)) ctx.log.error({ err: error, activation: id }, 'A push failed unexpectedly')
  const message = error instanceof OutboundError ? error.message : 'Push failed'
  if (attempts < PUSH_RETRIES) return { ...settledAs(id, 'pending'), error: message, outcome_unknown: true }
  return {
    ...settledAs(id, 'error'),
    outcome_unknown: true,
    error:
      `${message}. It is not known whether the segment exists: look for "${pushed_name}" on the platform. Another push ` +
      'looks for it first; deactivate this activation to say that it is not there',
  }
}

/** The key is the topic's: a platform that leaves ids to us knows the segment again by it. */
const segmentOf = (
  ctx: Ctx,
  { idempotent }: Connector,
  { config }: ConnectionRow,
  { org_topic_id, pushed_name, pushed_description, except, replaced_segment }: Claimed,
): Segment => ({
  name: pushed_name,
  description: pushed_description,
  key: (idempotent && replaced_segment) || org_topic_id,
  except,
  matchValues: () => matchValuesOf(ctx, org_topic_id, matchKeyOf(config)),
})
