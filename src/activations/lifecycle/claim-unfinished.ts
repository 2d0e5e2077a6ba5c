import type { Ctx } from '../../context'
import { randomPart } from '../../ids'
import { MOVE_CLAIM_SECONDS } from '../../limits'
import type { Held } from '../find'
import { type Claimed, REPLACED_SEGMENT } from '../push/claim'
import { IS_FREE, IS_UNFINISHED } from './unfinished'

/** An activation that was cut off, with what had been written down before it was sent. */
export type Unfinished = Omit<Claimed, 'except' | 'outcome_unknown' | 'attempts'> &
  Pick<Held, 'connection_id' | 'claimed_by' | 'was_unknown'> & { run_id: string | null }

/**
 * Null where the activation is none that was cut off, or where its claim has not run out. A claim is waited for even
 * where the process that had it is known to be dead: a platform may still be carrying out its last call, and the segment
 * that is not found now would then be there twice.
 */
export async function holdUnfinished(ctx: Ctx, id: string): Promise<Unfinished | null> {
  const [held] = await ctx.db.query<Unfinished>({
    name: 'hold_unfinished',
    text: `UPDATE activations a
           SET claimed_by = $4, claimed_until = now() + make_interval(secs => $5), outcome_unknown = true
           WHERE a.org_id = $1 AND a.id = $2 AND ($3::text IS NULL OR a.workspace_id = $3)
             AND ${IS_UNFINISHED} AND ${IS_FREE}
           RETURNING a.id, a.org_topic_id, a.run_id, a.connection_id, a.pushed_name, a.pushed_description, a.name_hash,
                     a.claimed_by, a.outcome_unknown AS was_unknown, ${REPLACED_SEGMENT}`,
    values: [ctx.org.id, id, ctx.workspace, randomPart(), MOVE_CLAIM_SECONDS],
  })
  return held ?? null
}
