import type { Ctx } from '../context'
import { bool, type RowOf } from '../db/rows'
import { notFound } from '../errors'
import { CONNECTION, CONNECTION_COLUMNS, type ConnectionRow } from './schema'

/** A connection of the caller's organization and workspace. */
export async function findConnection(ctx: Ctx, id: string): Promise<ConnectionRow> {
  const [row] = await ctx.db.query(CONNECTION, {
    name: 'find_connection',
    text: `SELECT ${CONNECTION_COLUMNS} FROM connections
           WHERE org_id = $1 AND id = $2 AND ($3::text IS NULL OR workspace_id = $3)`,
    values: [ctx.org.id, id, ctx.workspace],
  })
  if (!row) throw notFound('Connection')
  return row
}

const HELD_CONNECTION = { ...CONNECTION, has_credentials: bool }

/** Locks the connection: nobody changes or deletes it until the transaction ends. */
export async function holdConnection(ctx: Ctx, id: string): Promise<RowOf<typeof HELD_CONNECTION>> {
  const [row] = await ctx.db.query(HELD_CONNECTION, {
    text: `SELECT ${CONNECTION_COLUMNS}, credentials IS NOT NULL AS has_credentials FROM connections
           WHERE org_id = $1 AND id = $2 AND ($3::text IS NULL OR workspace_id = $3) FOR UPDATE`,
    values: [ctx.org.id, id, ctx.workspace],
  })
  if (!row) throw notFound('Connection')
  return row
}

/** The owner that credentials are bound to. */
export const ownerOf = (orgId: string, id: string): string => `${orgId}/${id}`
