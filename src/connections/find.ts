import type { Ctx } from '../context'
import { notFound } from '../errors'
import { CONNECTION_COLUMNS, type ConnectionRow } from './schema'

/** A connection that this request sees. */
export async function findConnection(ctx: Ctx, id: string): Promise<ConnectionRow> {
  const [row] = await ctx.db.query<ConnectionRow>({
    name: 'find_connection',
    text: `SELECT ${CONNECTION_COLUMNS} FROM connections
           WHERE org_id = $1 AND id = $2 AND ($3::text IS NULL OR workspace_id = $3)`,
    values: [ctx.org.id, id, ctx.workspace],
  })
  if (!row) throw notFound('Connection')
  return row
}

/** The same, and nobody changes or deletes it until the transaction ends. */
export async function holdConnection(ctx: Ctx, id: string): Promise<ConnectionRow & { has_credentials: boolean }> {
  const [row] = await ctx.db.query<ConnectionRow & { has_credentials: boolean }>({
    text: `SELECT ${CONNECTION_COLUMNS}, credentials IS NOT NULL AS has_credentials FROM connections
           WHERE org_id = $1 AND id = $2 AND ($3::text IS NULL OR workspace_id = $3) FOR UPDATE`,
    values: [ctx.org.id, id, ctx.workspace],
  })
  if (!row) throw notFound('Connection')
  return row
}

/** To whom credentials are bound. */
export const ownerOf = (orgId: string, id: string): string => `${orgId}/${id}`
