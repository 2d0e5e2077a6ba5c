import type { Ctx } from '../../context'
import { randomPart } from '../../ids'
import { ACTIVATION_CLAIM_SECONDS } from '../../limits'
import { type OutgoingActivation, REPLACED_SEGMENT } from '../push/claim'
import type { ClaimedActivation } from './claim-activation'
import { IS_UNCLAIMED, IS_UNFINISHED } from './unfinished'

export type UnfinishedActivation = Omit<OutgoingActivation, 'otherSegments' | 'outcome_unknown' | 'attempts'> &
  Pick<ClaimedActivation, 'connection_id' | 'claimed_by' | 'was_unknown'> & { run_id: string | null }

/**
 * Null where the activation is not unfinished, or where its claim has not run out. The claim is respected even if its
 * process is known to be dead: the platform may still be working on the last call, and a segment that is not found now
 * would then exist twice.
 */
export async function claimUnfinished(ctx: Ctx, id: string): Promise<UnfinishedActivation | null> {
  const [activation] = await ctx.db.query<UnfinishedActivation>({
    name: 'claim_unfinished',
    text: `UPDATE activations a
           SET claimed_by = $4, claimed_until = now() + make_interval(secs => $5), outcome_unknown = true
           WHERE a.org_id = $1 AND a.id = $2 AND ($3::text IS NULL OR a.workspace_id = $3)
             AND ${IS_UNFINISHED} AND ${IS_UNCLAIMED}
           RETURNING a.id, a.org_topic_id, a.run_id, a.connection_id, a.pushed_name, a.pushed_description, a.name_hash,
                     a.claimed_by, a.outcome_unknown AS was_unknown, ${REPLACED_SEGMENT}`,
    values: [ctx.org.id, id, ctx.workspace, randomPart(), ACTIVATION_CLAIM_SECONDS],
  })
  return activation ?? null
}
