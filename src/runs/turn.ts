import type { Ctx } from '../context'
import { conflict } from '../errors'
import { BULK_STATEMENT_MS, RUN_TURN_MS } from '../limits'
import { organizationOf, type StepCtx, type StepOutcome } from './kind'

/** A turn of a run that does some of its work in a transaction, and again until its time is over. `work` says if it is done. */
export async function inTransactions(ctx: StepCtx, work: (inside: Ctx) => Promise<boolean>): Promise<StepOutcome> {
  const organization = organizationOf(ctx)
  const turnEnd = Date.now() + RUN_TURN_MS
  do {
    const isDone = await organization.db.transaction((db) => work({ ...organization, db, now: new Date() }), {
      statementMs: BULK_STATEMENT_MS,
    })
    if (isDone) return 'done'
  } while (!ctx.signal.aborted && Date.now() < turnEnd)
  return 'more'
}

/** Ends a run whose state is the `status` of its own row. */
export async function closeRun(
  { db, org, now }: Ctx,
  table: 'undos' | 'topic_edits',
  id: string,
  status: 'completed' | 'cancelled' | 'failed',
): Promise<void> {
  const closed = await db.execute({
    text: `UPDATE ${table} SET status = $3, completed_at = $4 WHERE org_id = $1 AND id = $2 AND status = 'processing'`,
    values: [org.id, id, status, now],
  })
  if (closed === 0) throw conflict('Run has ended already')
}
