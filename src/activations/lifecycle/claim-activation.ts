import { OutboundError } from '../../connectors/outbound/outbound-error'
import type { Ctx } from '../../context'
import type { RowOf } from '../../db/rows'
import { activations } from '../../db/tables'
import { ApiError, conflict } from '../../errors'
import { randomPart } from '../../ids'
import { ACTIVATION_CLAIM_SECONDS } from '../../limits'
import { findActivation } from '../find'
import type { ActivationStatus } from '../schema'
import { IS_UNCLAIMED } from './unfinished'

type Change = 'deactivate' | 'refresh'

const REFUSALS: Record<Change, (status: ActivationStatus) => string> = {
  deactivate: (status) => `Activation is ${status}, cannot deactivate`,
  refresh: (status) => `Activation is ${status}, must be active to refresh`,
}

const CLAIMED_ACTIVATION = {
  id: activations.id,
  org_topic_id: activations.org_topic_id,
  topic_name: activations.topic_name,
  connection_id: activations.connection_id,
  workspace_id: activations.workspace_id,
  platform_segment_id: activations.platform_segment_id,
  claimed_by: activations.claimed_by.notNull(),
  /** An earlier call to deactivate or create the segment had no answer. */
  was_unknown: activations.outcome_unknown,
}
export type ClaimedActivation = RowOf<typeof CLAIMED_ACTIVATION>

/** The jobs and clients that get this try again later. */
export const BUSY = 'Activation is being changed by another request'

/**
 * Claims an active activation. Deactivating also takes one in error whose outcome is unknown: that is how a person says
 * that the segment does not exist. `outcome_unknown` is set before the platform is called, so that a process which is
 * killed during the call leaves a trace.
 */
export async function claimActivation(ctx: Ctx, id: string, change: Change): Promise<ClaimedActivation> {
  const [activation] = await ctx.db.query(CLAIMED_ACTIVATION, {
    name: 'claim_activation',
    text: `WITH before AS (
             SELECT a.id, a.outcome_unknown FROM activations a
             WHERE a.org_id = $1 AND a.id = $2 AND ($3::text IS NULL OR a.workspace_id = $3)
               AND (a.status = 'active' OR $6 AND a.status = 'error' AND a.outcome_unknown) AND ${IS_UNCLAIMED} FOR UPDATE
           )
           UPDATE activations a
           SET claimed_by = $4, claimed_until = now() + make_interval(secs => $5), outcome_unknown = true
           FROM before WHERE a.org_id = $1 AND a.id = before.id
           RETURNING a.id, a.org_topic_id, a.topic_name, a.connection_id, a.workspace_id, a.platform_segment_id,
                     a.claimed_by, before.outcome_unknown AS was_unknown`,
    values: [ctx.org.id, id, ctx.workspace, randomPart(), ACTIVATION_CLAIM_SECONDS, change === 'deactivate'],
  })
  if (activation) return activation
  const { status, unfinished = false } = await findActivation(ctx, id)
  const isBusy = status === 'active' || (change === 'refresh' && unfinished)
  throw conflict(isBusy ? BUSY : REFUSALS[change](status))
}

type Claim = Pick<ClaimedActivation, 'id' | 'claimed_by' | 'was_unknown'>

/** A failure gives the claim back and leaves the activation as it was. */
export async function releaseOnError<T>(
  { db, org }: Ctx,
  { id, claimed_by, was_unknown }: Claim,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await db.execute({
      text: `UPDATE activations SET claimed_by = NULL, claimed_until = NULL, outcome_unknown = $4
             WHERE org_id = $1 AND id = $2 AND claimed_by = $3`,
      values: [org.id, id, claimed_by, was_unknown || isOutcomeUnknown(error)],
    })
    throw error
  }
}

/** After a clear refusal, by us or by the platform, nothing has happened there. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError ? error.cause instanceof OutboundError && error.cause.unknown : true
