import type { Ctx } from '../context'
import { notFound } from '../errors'

/** The workspace that `X-Workspace-Id` names, if it is this organization's. */
export async function findWorkspace(ctx: Pick<Ctx, 'db' | 'org'>, id: string): Promise<string> {
  const rows = await ctx.db.query({
    name: 'find_workspace',
    text: 'SELECT 1 FROM workspaces WHERE org_id = $1 AND id = $2',
    values: [ctx.org.id, id],
  })
  if (rows.length === 0) throw notFound('Workspace')
  return id
}
