import { access } from '../access'
import { audit } from '../audit/audit'
import { authorize } from '../auth/authorize'
import type { Ctx } from '../context'
import { conflict } from '../errors'
import { newStampedId } from '../ids'
import { starterOf, startRun } from '../runs/start'
import { type Action, findAction } from './find-action'
import { planUndo } from './plan'
import type { UndoAnswer } from './schema'

/**
 * Lets the servers take the action back; with `dryRun`, only says what that would do. Who may edit may take an edit back;
 * everything else needs the right to delete.
 */
export async function undo(ctx: Ctx, id: string, { dryRun }: { dryRun: boolean }): Promise<UndoAnswer> {
  const action = await findAction(ctx, id)
  if (action.action !== 'edit') authorize(access.scope('topics:write', 'library:delete'), ctx.caller)
  const plan = await planUndo(ctx, action)
  if (!dryRun && plan.total === 0 && plan.externalIds === 0) throw conflict('There is nothing left to undo')
  const runId = dryRun ? null : await startUndo(ctx, action, plan.total)
  return { id, action: action.action, dryRun, runId, ...plan }
}

async function startUndo(ctx: Ctx, { id, action, title, workspace_id }: Action, total: number): Promise<string> {
  const runId = newStampedId('undo', ctx.now)
  await ctx.db.transaction(async (db) => {
    const inserted = await db.execute({
      text: `INSERT INTO undos (org_id, id, action_id, action, title, workspace_id, total_items, created_by, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
      values: [ctx.org.id, runId, id, action, title, workspace_id, total, ctx.caller.userId, ctx.now],
    })
    if (inserted === 0) throw conflict('It is being taken back already')
    await audit({ ...ctx, db }, 'topics.undo', {
      subject: { type: action, id, name: title },
      details: { topics: total, runId },
    })
    await startRun(starterOf({ ...ctx, db }), { orgId: ctx.org.id, id: runId, drive: 'server' })
  })
  return runId
}
