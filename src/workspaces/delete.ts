import { audit } from '../audit/audit'
import type { Ctx } from '../context'
import type { Db } from '../db/db'
import { workspaces } from '../db/tables'
import { notFound } from '../errors'

export async function deleteWorkspace(ctx: Ctx, id: string) {
  return ctx.db.transaction(async (db) => {
    const values: [string, string] = [ctx.org.id, id]
    const [workspace] = await db.query(
      { name: workspaces.name },
      { text: 'SELECT name FROM workspaces WHERE org_id = $1 AND id = $2 FOR UPDATE', values },
    )
    if (!workspace) throw notFound('Workspace')
    await lockTopics(db, values)
    await db.execute({ text: 'DELETE FROM workspaces WHERE org_id = $1 AND id = $2', values })
    await audit({ ...ctx, db }, 'workspace.delete', { subject: { type: 'workspace', id, name: workspace.name } })
    return { deleted: true as const }
  })
}

/** In the order in which edits lock them. The deletion takes them in any order, which could deadlock with an edit. */
async function lockTopics(db: Db, values: [orgId: string, workspaceId: string]): Promise<void> {
  await db.execute({
    text: `SELECT count(*) FROM (
             SELECT FROM org_topics WHERE org_id = $1 AND workspace_id = $2 ORDER BY id FOR NO KEY UPDATE
           ) locked`,
    values,
  })
}
