import type { CallOut } from '../connections/outbound'
import type { ConnectionRow } from '../connections/schema'
import type { Connector, Segment } from '../connectors/connector'
import { OutboundError } from '../connectors/outbound/outbound-error'
import { connectorOf } from '../connectors/registry'
import type { Ctx } from '../context'
import { OUTBOUND_MIN_CALL_MS, PUSH_RETRIES } from '../limits'
import { matchKeyOf, matchValuesOf } from '../topics/match-values/match-values'
import type { OutgoingActivation } from './push/claim'
import type { Outcome } from './record-outcomes'

/** `isUnauthorized`: the platform refused our credentials or login, so it will refuse every other segment too. */
export type SendResult = { outcome: Outcome; isUnauthorized: boolean }

export const NO_TIME = 'The platform was busy, and no time was left to call it'

/** Creates the segment, or finds the one that an earlier attempt created. */
export async function sendSegment(
  ctx: Ctx,
  callOut: CallOut,
  connection: ConnectionRow,
  activation: OutgoingActivation,
  deadline: number,
): Promise<SendResult> {
  const connector = connectorOf(ctx.connectors, connection.platform)
  const segment = segmentOf(ctx, connector, connection, activation)
  let isUnknown = activation.outcome_unknown
  try {
    assertTime(deadline)
    const id = await callOut(deadline, async (call) => {
      if (isUnknown && !connector.idempotent) {
        const existingId = await connector.find?.(call, segment)
        if (existingId) return existingId
        // Undefined: the connector cannot search. Creating the segment again might make a second one.
        if (existingId === undefined) throw new OutboundError('The platform cannot be searched', { unknown: true })
        isUnknown = false
        assertTime(deadline)
      }
      return create(connector, call, segment, activation)
    })
    return { outcome: { ...newOutcome(activation.id, 'active'), platform_segment_id: id }, isUnauthorized: false }
  } catch (error) {
    const isUnauthorized = error instanceof OutboundError && error.refusesLogin
    return { outcome: failedOutcome(ctx, activation, error, isUnknown), isUnauthorized }
  }
}

const assertTime = (deadline: number) => {
  if (Date.now() > deadline - OUTBOUND_MIN_CALL_MS) throw new OutboundError(NO_TIME)
}

/** A name that is in use may be that of the segment from an earlier attempt, which the platform did not list yet. */
async function create(
  { create, find }: Connector,
  call: Parameters<Connector['create']>[0],
  segment: Segment,
  { outcome_unknown }: OutgoingActivation,
): Promise<string> {
  try {
    return await create(call, segment)
  } catch (error) {
    if (!outcome_unknown || !(error instanceof OutboundError) || error.status !== 409) throw error
    const existingId = await find?.(call, segment).catch(() => null)
    if (existingId) return existingId
    throw error.as({ unknown: true, passing: false })
  }
}

/** What becomes of a segment for which the platform had no time. */
export const unsentOutcome = (ctx: Ctx, activation: OutgoingActivation): Outcome =>
  failedOutcome(ctx, activation, new OutboundError(NO_TIME), activation.outcome_unknown)

const newOutcome = <S extends Outcome['status']>(id: string, status: S) => ({
  id,
  status,
  platform_segment_id: null,
  error: null,
  outcome_unknown: false,
})

/** `wasUnknown`: the segment may exist from an earlier attempt, and the search for it failed. */
function failedOutcome(ctx: Ctx, activation: OutgoingActivation, error: unknown, wasUnknown: boolean): Outcome {
  const { id, attempts, pushed_name } = activation
  if (error instanceof OutboundError && !error.unknown && !wasUnknown) {
    return { ...newOutcome(id, 'error'), error: error.message }
  }
  if (!(error instanceof OutboundError)) ctx.log.error({ err: error, activation: id }, 'A push failed unexpectedly')
  const message = error instanceof OutboundError ? error.message : 'Push failed'
  if (attempts < PUSH_RETRIES) return { ...newOutcome(id, 'pending'), error: message, outcome_unknown: true }
  return {
    ...newOutcome(id, 'error'),
    outcome_unknown: true,
    error:
      `${message}. It is not known whether the segment exists: look for "${pushed_name}" on the platform. Another push ` +
      'looks for it first; deactivate this activation to say that it is not there',
  }
}

/** On platforms that let us choose ids, a refreshed segment keeps its id, and a new one gets the topic's. */
const segmentOf = (
  ctx: Ctx,
  { idempotent }: Connector,
  { config }: ConnectionRow,
  { org_topic_id, pushed_name, pushed_description, otherSegments, replaced_segment }: OutgoingActivation,
): Segment => ({
  name: pushed_name,
  description: pushed_description,
  key: (idempotent && replaced_segment) || org_topic_id,
  except: otherSegments,
  matchValues: () => matchValuesOf(ctx, org_topic_id, matchKeyOf(config)),
})
