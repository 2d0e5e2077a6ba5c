import type { Ctx } from '../../context'
import { int8 } from '../../db/rows'

/** SQL condition on an activation `a`: no process holds a claim on it that is still valid. */
export const IS_UNCLAIMED = `coalesce(a.claimed_until, '-infinity') < now()`

/**
 * SQL condition on an activation `a`: it may have been sent, and no running push will come back to it, because a refresh
 * sent it or its run has ended. If it is unclaimed as well, whoever sent it was cut off.
 */
export const IS_UNFINISHED = `a.status = 'pending' AND a.sent_name IS NOT NULL AND NOT EXISTS (
  SELECT FROM push_runs r WHERE r.org_id = a.org_id AND r.id = a.run_id AND r.status = 'running')`

export async function countUnfinished(
  { db, org, workspace }: Ctx,
  { connectionId }: { connectionId?: string } = {},
): Promise<number> {
  const [row] = await db.query(
    { count: int8 },
    {
      name: 'count_unfinished',
      text: `SELECT count(*) FROM activations a
             WHERE a.org_id = $1 AND ($2::text IS NULL OR a.workspace_id = $2)
               AND ($3::text IS NULL OR a.connection_id = $3) AND ${IS_UNFINISHED}`,
      values: [org.id, workspace, connectionId ?? null],
    },
  )
  return row!.count
}
