import type { Ctx } from '../context'
import { notFound } from '../errors'

export async function deleteWorkspace(ctx: Ctx, id: string) {
  const deleted = await ctx.db.execute({
    text: 'DELETE FROM workspaces WHERE org_id = $1 AND id = $2',
    values: [ctx.org.id, id],
  })
  if (deleted === 0) throw notFound('Workspace')
  return { deleted: true as const }
}
