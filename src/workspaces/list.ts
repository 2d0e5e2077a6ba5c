import type { Ctx } from '../context'
import { toWorkspace, type WorkspaceRow } from './schema'

export async function listWorkspaces(ctx: Ctx) {
  const rows = await ctx.db.query<WorkspaceRow>({
    text: 'SELECT id, name, created_at FROM workspaces WHERE org_id = $1 ORDER BY name',
    values: [ctx.org.id],
  })
  return rows.map(toWorkspace)
}
