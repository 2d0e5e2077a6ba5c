import { holdConnection } from '../connections/find'
import type { Ctx } from '../context'
import { conflict } from '../errors'
import { findRun } from './find-run'
import type { RunRow } from './run-schema'

/** Segments that are on the platform stay there, and those on their way arrive; nothing more is sent. */
export async function cancelRun(ctx: Ctx, connectionId: string, runId: string) {
  const { run } = await findRun(ctx, connectionId, runId)
  const closed = await closeRun(ctx, run, { status: 'cancelled', message: null, error: 'Push run was cancelled' })
  if (!closed) {
    const { run: now } = await findRun(ctx, connectionId, runId)
    throw conflict(`Push run is ${now.status}, can only cancel a running one`)
  }
  return { runId, status: 'cancelled' as const }
}

/** Every other segment would be refused for the same reason. */
export const failRun = (ctx: Ctx, run: RunRow, message: string): Promise<boolean> =>
  closeRun(ctx, run, { status: 'failed', message, error: message })

type End = { status: 'cancelled' | 'failed'; message: string | null; error: string }

/** Ends what nobody works on. Under the connection's lock, so that nobody takes any of it meanwhile. */
function closeRun(ctx: Ctx, run: RunRow, { status, message, error }: End): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    await holdConnection({ ...ctx, db }, run.connection_id)
    const ended = await db.execute({
      text: `UPDATE activations a SET status = 'error', error = $3, outcome_unknown = a.sent_at IS NOT NULL
             FROM push_runs r
             WHERE r.org_id = $1 AND r.id = $2 AND r.status = 'running' AND a.org_id = $1 AND a.run_id = $2
               AND a.status = 'pending' AND coalesce(a.claimed_until, '-infinity') < now()`,
      values: [ctx.org.id, run.id, error],
    })
    const closed = await db.execute({
      text: `UPDATE push_runs SET status = $3, message = $4, error_count = error_count + $5, completed_at = $6
             WHERE org_id = $1 AND id = $2 AND status = 'running'`,
      values: [ctx.org.id, run.id, status, message, ended, ctx.now],
    })
    return closed > 0
  })
}
