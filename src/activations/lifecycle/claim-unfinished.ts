import type { Ctx } from '../../context'
import type { RowOf } from '../../db/rows'
import { activations } from '../../db/tables'
import { randomPart } from '../../ids'
import { ACTIVATION_CLAIM_SECONDS } from '../../limits'
import { REPLACED_SEGMENT } from '../push/claim'
import { IS_UNCLAIMED, IS_UNFINISHED } from './unfinished'

const UNFINISHED_ACTIVATION = {
  id: activations.id,
  org_topic_id: activations.org_topic_id,
  run_id: activations.run_id,
  connection_id: activations.connection_id,
  pushed_name: activations.pushed_name.notNull(),
  pushed_description: activations.pushed_description.notNull(),
  name_hash: activations.name_hash.notNull(),
  claimed_by: activations.claimed_by.notNull(),
  was_unknown: activations.outcome_unknown,
  replaced_segment: activations.platform_segment_id,
}
export type UnfinishedActivation = RowOf<typeof UNFINISHED_ACTIVATION>

/**
 * Null where the activation is not unfinished, or where its claim has not run out. The claim is respected even if its
 * process is known to be dead: the platform may still be working on the last call, and a segment that is not found now
 * would then exist twice.
 */
export async function claimUnfinished(ctx: Ctx, id: string): Promise<UnfinishedActivation | null> {
  const [activation] = await ctx.db.query(UNFINISHED_ACTIVATION, {
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
