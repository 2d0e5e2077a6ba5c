import type { Ctx } from '../context'
import { MATRIX_LEASE_MS } from '../limits'

export type UndoableAction = {
  id: string
  action: 'matrix' | 'delete'
  title: string
  topics: number
  isOpen?: boolean
}

/**
 * Records what has no run of its own and can be taken back. Again with the same id, it corrects the number of topics. What
 * is open is still being done: recorded again before that runs out, it stays open.
 */
export async function recordUndoable(
  ctx: Ctx,
  { id, action, title, topics, isOpen = false }: UndoableAction,
): Promise<void> {
  await ctx.db.execute({
    name: 'record_undoable',
    text: `INSERT INTO undoable_actions (org_id, id, action, title, workspace_id, topics, created_by, created_at, open_until)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8,
                   CASE WHEN $9 THEN clock_timestamp() + interval '${MATRIX_LEASE_MS} milliseconds' END)
           ON CONFLICT (org_id, id) DO UPDATE SET topics = excluded.topics, open_until = excluded.open_until`,
    values: [ctx.org.id, id, action, title, ctx.workspace, topics, ctx.caller.userId, ctx.now, isOpen],
  })
}
