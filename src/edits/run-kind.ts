import { access } from '../access'
import { BULK_STATEMENT_MS, RUN_TURN_MS } from '../limits'
import { keptFailures } from '../runs/failures'
import { organizationOf, type RunKind, type StepCtx, type StepOutcome } from '../runs/kind'
import { closeEdit } from './edit-row'
import { editSome } from './edit-some'

/** Library topics that get the same changes, some hundred in a transaction. */
export const editKind: RunKind = {
  kind: 'edit',
  access: { read: access.scope('topics:read'), write: access.scope('topics:write', 'topics:write') },
  step: (ctx, run) => stepOf(ctx, run.id),
  cancel: (ctx, run) => closeEdit(organizationOf(ctx), run.id, 'cancelled'),
  fail: (ctx, run) => closeEdit(organizationOf(ctx), run.id, 'failed'),
  retryRefusal: 'Edit the topics again: those that are changed stay as they are',
  failures: keptFailures,
}

async function stepOf(ctx: StepCtx, id: string): Promise<StepOutcome> {
  const organization = organizationOf(ctx)
  const turnEnd = Date.now() + RUN_TURN_MS
  do {
    const isDone = await organization.db.transaction((db) => editSome({ ...organization, db, now: new Date() }, id), {
      statementMs: BULK_STATEMENT_MS,
    })
    if (isDone) return 'done'
  } while (!ctx.signal.aborted && Date.now() < turnEnd)
  return 'more'
}
