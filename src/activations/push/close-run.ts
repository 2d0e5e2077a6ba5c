import { holdConnection } from '../../connections/find'
import type { Ctx } from '../../context'
import { conflict } from '../../errors'
import { IS_FREE } from '../lifecycle/unfinished'
import { findRun } from './find-run'
import type { RunRow } from './schema'

/** Segments that are on the platform stay there, and those on their way arrive; nothing more is sent. */
export async function cancelRun(ctx: Ctx, connectionId: string, runId: string) {
  const { run } = await findRun(ctx, connectionId, runId)
  const closed = await closeRun(ctx, run, { status: 'cancelled', message: null })
  if (!closed) {
    const { run: now } = await findRun(ctx, connectionId, runId)
    throw conflict(`Push run is ${now.status}, can only cancel a running one`)
  }
  return { runId, status: 'cancelled' as const }
}

/** Every other segment would be refused for the same reason. */
export const failRun = (ctx: Ctx, run: RunRow, message: string): Promise<boolean> =>
  closeRun(ctx, run, { status: 'failed', message })

type End = { status: 'cancelled' | 'failed'; message: string | null }

/** Ends what nobody works on. Under the connection's lock, so that nobody takes any of it meanwhile. */
function closeRun(ctx: Ctx, run: RunRow, { status, message }: End): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    await holdConnection({ ...ctx, db }, run.connection_id)
    const ended = await endPending({ ...ctx, db }, run.id, ['running'], message)
    const closed = await db.execute({
      text: `UPDATE push_runs SET status = $3, message = $4, error_count = error_count + $5, completed_at = $6
             WHERE org_id = $1 AND id = $2 AND status = 'running'`,
      values: [ctx.org.id, run.id, status, message, ended, ctx.now],
    })
    return closed > 0
  })
}

/** What was given back to a run that has ended. */
export async function endWithRun(ctx: Ctx, runId: string): Promise<void> {
  const ended = await endPending(ctx, runId, ['cancelled', 'failed'], null)
  if (ended === 0) return
  await ctx.db.execute({
    text: 'UPDATE push_runs SET error_count = error_count + $3 WHERE org_id = $1 AND id = $2',
    values: [ctx.org.id, runId, ended],
  })
}

/** Of a run in one of these statuses; without a message the run's own is the reason. */
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
             AND a.status = 'pending' AND ${IS_FREE}`,
    values: [org.id, runId, message, statuses],
  })
