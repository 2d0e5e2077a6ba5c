import type { Ctx } from '../context'
import { columnsOf } from '../db/rows'
import { toWorkspace, WORKSPACE } from './schema'

export async function listWorkspaces(ctx: Ctx) {
  const rows = await ctx.db.query(WORKSPACE, {
    text: `SELECT ${columnsOf(WORKSPACE)} FROM workspaces WHERE org_id = $1 ORDER BY name`,
    values: [ctx.org.id],
  })
  return rows.map(toWorkspace)
}
