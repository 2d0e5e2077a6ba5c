import type { Ctx } from '../context'

export type UndoableAction = { id: string; action: 'matrix' | 'delete'; title: string; topics: number }

/** Records what has no run of its own and can be taken back. Again with the same id, it corrects the number of topics. */
export async function recordUndoable(ctx: Ctx, { id, action, title, topics }: UndoableAction): Promise<void> {
  await ctx.db.execute({
    name: 'record_undoable',
    text: `INSERT INTO undoable_actions (org_id, id, action, title, workspace_id, topics, created_by, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT (org_id, id) DO UPDATE SET topics = excluded.topics`,
    values: [ctx.org.id, id, action, title, ctx.workspace, topics, ctx.caller.userId, ctx.now],
  })
}
