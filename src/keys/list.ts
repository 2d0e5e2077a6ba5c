import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../context'
import { toApiKeyRecord, toSdkKeyRecord } from './schema'
import { apiKeys, sdkKeys } from './tables'

export async function listApiKeys(ctx: Ctx) {
  const rows = await ctx.db.orm
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.orgId, ctx.org.id))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
  return rows.map(toApiKeyRecord)
}

export async function listSdkKeys(ctx: Ctx) {
  const rows = await ctx.db.orm
    .select()
    .from(sdkKeys)
    .where(eq(sdkKeys.orgId, ctx.org.id))
    .orderBy(desc(sdkKeys.createdAt), desc(sdkKeys.id))
  return rows.map(toSdkKeyRecord)
}
