import type { Ctx } from '../context'
import { notFound } from '../errors'
import { isStorable } from '../storable'

/** The workspace that `X-Workspace-Id` names, if it is this organization's. */
export async function findWorkspace(ctx: Pick<Ctx, 'db' | 'org'>, id: string): Promise<string> {
  if (!isStorable(id)) throw notFound('Workspace')
  const workspaces = await ctx.db.execute({
    name: 'find_workspace',
    text: 'SELECT 1 FROM workspaces WHERE org_id = $1 AND id = $2',
    values: [ctx.org.id, id],
  })
  if (workspaces === 0) throw notFound('Workspace')
  return id
}
