import type { Ctx } from '../context'
import { CONNECTION, CONNECTION_COLUMNS, type Connection, type ConnectionsQuery, toConnection } from './schema'

/** Newest first. */
export async function listConnections(ctx: Ctx, { direction, platform }: ConnectionsQuery): Promise<Connection[]> {
  const rows = await ctx.db.query(CONNECTION, {
    name: 'list_connections',
    text: `SELECT ${CONNECTION_COLUMNS} FROM connections
           WHERE org_id = $1 AND ($2::text IS NULL OR workspace_id = $2) AND ($3::text IS NULL OR direction = $3)
             AND ($4::text IS NULL OR platform = $4)
           ORDER BY created_at DESC, id DESC`,
    values: [ctx.org.id, ctx.workspace, direction ?? null, platform ?? null],
  })
  return rows.map(toConnection)
}
