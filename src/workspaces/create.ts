import { audited } from '../audit/audit'
import type { Ctx } from '../context'
import { columnsOf } from '../db/rows'
import { conflict } from '../errors'
import { newId } from '../ids'
import { toWorkspace, WORKSPACE } from './schema'

export const createWorkspace = (ctx: Ctx, name: string) =>
  audited(
    ctx,
    'workspace.create',
    (inside) => insertWorkspace(inside, name),
    ({ id }) => ({ subject: { type: 'workspace', id, name } }),
  )

async function insertWorkspace(ctx: Ctx, name: string) {
  const [row] = await ctx.db.query(WORKSPACE, {
    text: `INSERT INTO workspaces (org_id, id, name, created_by, created_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (org_id, name) DO NOTHING RETURNING ${columnsOf(WORKSPACE)}`,
    values: [ctx.org.id, newId('ws'), name, ctx.caller.userId, ctx.now],
  })
  if (!row) throw conflict('A workspace with this name exists')
  return toWorkspace(row)
}
