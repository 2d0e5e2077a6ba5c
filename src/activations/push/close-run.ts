import { holdConnection } from '../../connections/find'
import type { Ctx } from '../../context'
import { conflict } from '../../errors'
import { IS_UNCLAIMED } from '../lifecycle/unfinished'
import { findRun } from './find-run'
import type { RunRow } from './schema'

/** Segments on the platform stay there, and those being sent arrive; nothing more is sent. */
export async function cancelRun(ctx: Ctx, connectionId: string, runId: string) {
  const { run } = await findRun(ctx, connectionId, runId)
  const wasRunning = await closeRun(ctx, run, { status: 'cancelled', message: null })
  if (!wasRunning) {
    const { run: current } = await findRun(ctx, connectionId, runId)
    throw conflict(`Push run is ${current.status}, can only cancel a running one`)
  }
  return { runId, status: 'cancelled' as const }
}

/** For a reason that would refuse every other segment too. */
export const failRun = (ctx: Ctx, run: RunRow, message: string): Promise<boolean> =>
  closeRun(ctx, run, { status: 'failed', message })

type RunEnd = { status: 'cancelled' | 'failed'; message: string | null }

/** Ends the activations that nobody has claimed, under the connection's lock, so that nobody claims them meanwhile. */
function closeRun(ctx: Ctx, run: RunRow, { status, message }: RunEnd): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    await holdConnection({ ...ctx, db }, run.connection_id)
    const endedCount = await endPending({ ...ctx, db }, run.id, ['running'], message)
    const updatedRows = await db.execute({
      text: `UPDATE push_runs SET status = $3, message = $4, error_count = error_count + $5, completed_at = $6
             WHERE org_id = $1 AND id = $2 AND status = 'running'`,
      // The request may have waited for platforms since it began.
      values: [ctx.org.id, run.id, status, message, endedCount, new Date()],
    })
    return updatedRows > 0
  })
}

/** Ends activations that were released after their run had ended. */
export async function endReleased(ctx: Ctx, runId: string): Promise<void> {
  const endedCount = await endPending(ctx, runId, ['cancelled', 'failed'], null)
  if (endedCount === 0) return
  await ctx.db.execute({
    text: 'UPDATE push_runs SET error_count = error_count + $3 WHERE org_id = $1 AND id = $2',
    values: [ctx.org.id, runId, endedCount],
  })
}

/** Only if the run has one of the statuses. Without a message, the run's own becomes the reason. */
const endPending = (
  { db, org }: Ctx,
  runId: string,
  statuses: readonly RunRow['status'][],
  message: string | null,
): Promise<number> =>
  db.execute({
    text: `UPDATE activations a
           SET status = 'error', error = coalesce($3, r.message, 'Push run was cancelled'),
               outcome_unknown = a.sent_at IS NOT NULL
           FROM push_runs r
           WHERE r.org_id = $1 AND r.id = $2 AND r.status = ANY($4) AND a.org_id = $1 AND a.run_id = $2
             AND a.status = 'pending' AND ${IS_UNCLAIMED}`,
    values: [org.id, runId, message, statuses],
  })
