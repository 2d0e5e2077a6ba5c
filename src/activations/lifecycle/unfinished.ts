import type { Ctx } from '../../context'

/** In SQL, of an activation `a`: nobody works on it, or who did has no time left to. */
export const IS_FREE = `coalesce(a.claimed_until, '-infinity') < now()`

/**
 * In SQL, of an activation `a`: on its way to the platform, and no push run will come to it. A refresh sent it, or a run
 * that has ended since; where nobody works on it, that was cut off.
 */
export const IS_UNFINISHED = `a.status = 'pending' AND a.sent_name IS NOT NULL AND NOT EXISTS (
  SELECT FROM push_runs r WHERE r.org_id = a.org_id AND r.id = a.run_id AND r.status = 'running')`

export async function countUnfinished({ db, org, workspace }: Ctx): Promise<number> {
  const [row] = await db.query<{ unfinished: number }>({
    name: 'count_unfinished',
    text: `SELECT count(*) AS unfinished FROM activations a
           WHERE a.org_id = $1 AND ($2::text IS NULL OR a.workspace_id = $2) AND ${IS_UNFINISHED}`,
    values: [org.id, workspace],
  })
  return row!.unfinished
}
