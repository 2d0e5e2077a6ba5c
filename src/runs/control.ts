import { conflict } from '../errors'
import { assertAction } from './actions'
import { findOpen } from './find'
import type { RunCtx, RunKind } from './kind'
import type { RunRow } from './row'
import { wakeServers } from './start'

/** A step under way is finished; no further one begins. */
export async function pauseRun({ db }: RunCtx, kind: RunKind, run: RunRow): Promise<void> {
  assertAction('pause', run, kind)
  const paused = await db.execute({
    text: `UPDATE runs SET paused_at = clock_timestamp()
           WHERE org_id = $1 AND id = $2 AND state = 'open' AND paused_at IS NULL AND driver = 'server'`,
    values: [run.org_id, run.id],
  })
  if (paused === 0) throw await changedMeanwhile(db, run)
}

/** The servers go on with the run, whoever drove it before. Its rate is measured anew. */
export async function resumeRun({ db }: RunCtx, kind: RunKind, run: RunRow): Promise<void> {
  assertAction('resume', run, kind)
  await db.transaction(async (tx) => {
    const resumed = await tx.execute({
      text: `UPDATE runs SET driver = 'server', paused_at = NULL, due_at = NULL, woken_at = clock_timestamp(), attempts = 0,
               measured_at = clock_timestamp(), measured_items = processed_items
             WHERE org_id = $1 AND id = $2 AND state = 'open'`,
      values: [run.org_id, run.id],
    })
    if (resumed === 0) throw await changedMeanwhile(tx, run)
    await wakeServers(tx)
  })
}

export async function cancelRun(ctx: RunCtx, kind: RunKind, run: RunRow): Promise<void> {
  assertAction('cancel', run, kind)
  await kind.cancel(ctx, run)
}

export async function retryRun(ctx: RunCtx, kind: RunKind, run: RunRow): Promise<{ runId: string }> {
  assertAction('retry', run, kind)
  return { runId: await kind.retry!(ctx, run) }
}

const changedMeanwhile = async (db: RunCtx['db'], run: RunRow) =>
  conflict(`Run ${(await findOpen(db, run)) ? 'was changed' : 'has ended'} meanwhile, look at it again`)
