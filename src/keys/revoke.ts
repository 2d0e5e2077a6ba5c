import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { apiKeys, sdkKeys } from './tables'

export const revokeApiKey = (ctx: Ctx, id: string) => revoke(ctx, apiKeys, id, 'API key')
export const revokeSdkKey = (ctx: Ctx, id: string) => revoke(ctx, sdkKeys, id, 'SDK key')

/** Permanent; revoking again changes nothing and keeps the first moment. */
async function revoke(ctx: Ctx, table: typeof apiKeys | typeof sdkKeys, id: string, what: string) {
  const rows = await ctx.db.orm
    .update(table)
    .set({ revokedAt: sql`coalesce(${table.revokedAt}, ${ctx.now.toISOString()}::timestamptz)` })
    .where(and(eq(table.orgId, ctx.org.id), eq(table.id, id)))
    .returning({ id: table.id })
  if (rows.length === 0) throw notFound(what)
  return { revoked: true as const }
}
