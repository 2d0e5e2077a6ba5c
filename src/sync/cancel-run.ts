import type { Ctx } from '../context'
import { conflict } from '../errors'
import { findRun } from './find-run'

/** Pages that are done stay in the library; the one under way finds the run closed and is undone. */
export async function cancelRun(ctx: Ctx, connectionId: string, runId: string) {
  const { run } = await findRun(ctx, connectionId, runId)
  const [closed] = await ctx.db.query({
    text: `UPDATE sync_runs SET status = 'cancelled', completed_at = $3
           WHERE org_id = $1 AND id = $2 AND status = 'running' RETURNING id`,
    values: [ctx.org.id, runId, ctx.now],
  })
  if (!closed) {
    const { run: now } = await findRun(ctx, connectionId, runId)
    throw conflict(`Sync run is ${now.status}, can only cancel a running one`)
  }
  return { runId: run.id, status: 'cancelled' as const }
}
