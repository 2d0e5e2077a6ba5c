import type { Ctx } from '../context'
import { notFound } from '../errors'
import { mayChange } from './permissions'
import { type Screen, toView, VIEW, type View, type ViewRow } from './schema'

const COLUMNS = `v.id, v.screen, v.workspace_id, v.owner_id, u.name AS owner_name, v.name, v.is_shared, v.query, v.columns,
                 v.created_at, v.updated_at, v.owner_id = $2 AS is_own`
const VISIBLE = `v.org_id = $1 AND (v.owner_id = $2 OR v.is_shared)`

/** The caller's own and the shared ones, of the organization and of the request's workspace. */
export async function listViews(ctx: Ctx): Promise<View[]> {
  const rows = await ctx.db.query(VIEW, {
    name: 'list_views',
    text: `SELECT ${COLUMNS} FROM saved_views v JOIN users u ON u.id = v.owner_id
           WHERE ${VISIBLE} AND (v.workspace_id IS NULL OR v.workspace_id = $3)
           ORDER BY lower(v.name), v.id`,
    values: [ctx.org.id, ctx.caller.userId, ctx.workspace],
  })
  return rows.map((row) => toView(row, mayChange(ctx, row)))
}

/** In a transaction: nobody else changes it until its end. Another person's own view does not exist. */
export async function lockView(ctx: Ctx, id: string, screen?: Screen): Promise<ViewRow> {
  const [view] = await ctx.db.query(VIEW, {
    text: `SELECT ${COLUMNS} FROM saved_views v JOIN users u ON u.id = v.owner_id
           WHERE ${VISIBLE} AND v.id = $3 AND ($4::text IS NULL OR v.screen = $4) FOR UPDATE OF v`,
    values: [ctx.org.id, ctx.caller.userId, id, screen ?? null],
  })
  if (!view) throw notFound('View')
  return view
}
