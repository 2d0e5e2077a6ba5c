import type { Ctx } from '../context'
import { conflict } from '../errors'
import { findRun } from './find-run'

/** Finished pages stay in the library. A page in progress finds the run closed and is rolled back. */
export async function cancelRun(ctx: Ctx, connectionId: string, runId: string) {
  const { run } = await findRun(ctx, connectionId, runId)
  const updatedRows = await ctx.db.execute({
    text: `UPDATE sync_runs SET status = 'cancelled', completed_at = $3
           WHERE org_id = $1 AND id = $2 AND status = 'running'`,
    values: [ctx.org.id, runId, ctx.now],
  })
  if (updatedRows === 0) {
    const { run: current } = await findRun(ctx, connectionId, runId)
    throw conflict(`Sync run is ${current.status}, can only cancel a running one`)
  }
  return { runId: run.id, status: 'cancelled' as const }
}
