import { audit } from '../audit/audit'
import type { Ctx } from '../context'
import { workspaces } from '../db/tables'
import { notFound } from '../errors'

export async function deleteWorkspace(ctx: Ctx, id: string) {
  return ctx.db.transaction(async (db) => {
    const [workspace] = await db.query(
      { name: workspaces.name },
      { text: 'DELETE FROM workspaces WHERE org_id = $1 AND id = $2 RETURNING name', values: [ctx.org.id, id] },
    )
    if (!workspace) throw notFound('Workspace')
    await audit({ ...ctx, db }, 'workspace.delete', { subject: { type: 'workspace', id, name: workspace.name } })
    return { deleted: true as const }
  })
}
