import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Ctx } from '../context'
import { badRequest, unauthorized } from '../errors'
import { newId } from '../ids'
import { API_KEYS_PER_ORG } from '../limits'
import { type CreateApiKey, type CreateSdkKey, toApiKeyRecord, toSdkKeyRecord } from './schema'
import { API_KEY_PREFIX, newSecret, SDK_KEY_PREFIXES } from './secret'
import { apiKeys, sdkKeys } from './tables'

export async function createApiKey(ctx: Ctx, input: CreateApiKey) {
  if (input.expiresAt && input.expiresAt <= ctx.now) throw badRequest('expiresAt must be in the future')
  const { plaintext, keyPrefix, hash } = newSecret(API_KEY_PREFIX)
  const row = await ctx.db.transaction(async (db) => {
    await holdMembership({ ...ctx, db })
    // Two creations at once must not both find room for the 25th key.
    await db.query({ text: 'SELECT 1 FROM organizations WHERE id = $1 FOR UPDATE', values: [ctx.org.id] })
    await assertRoom({ ...ctx, db })
    const [inserted] = await db.orm
      .insert(apiKeys)
      .values({ ...ownership(ctx), id: newId('key'), ...input, keyPrefix, secretHash: hash })
      .returning()
    return inserted!
  })
  return { record: toApiKeyRecord(row), plaintext }
}

/** Revoked and expired keys take no room. */
async function assertRoom(ctx: Ctx) {
  const [live] = await ctx.db.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.orgId, ctx.org.id),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, ctx.now)),
      ),
    )
  if (live!.count >= API_KEYS_PER_ORG) throw badRequest(`Maximum ${API_KEYS_PER_ORG} API keys per organization`)
}

export async function createSdkKey(ctx: Ctx, input: CreateSdkKey) {
  const { plaintext, keyPrefix, hash } = newSecret(SDK_KEY_PREFIXES[input.mode])
  const row = await ctx.db.transaction(async (db) => {
    await holdMembership({ ...ctx, db })
    const [inserted] = await db.orm
      .insert(sdkKeys)
      .values({ ...ownership(ctx), id: newId('sdk'), ...input, keyPrefix, secretHash: hash })
      .returning()
    return inserted!
  })
  return { record: toSdkKeyRecord(row), plaintext }
}

/** Keys end with their creator's membership: one that is being ended is waited for, and no key comes after it. */
async function holdMembership({ db, org, caller }: Ctx) {
  const [member] = await db.query({
    text: 'SELECT 1 FROM members WHERE organization_id = $1 AND user_id = $2 FOR KEY SHARE',
    values: [org.id, caller.userId],
  })
  if (!member) throw unauthorized()
}

const ownership = (ctx: Ctx) => ({ orgId: ctx.org.id, createdBy: ctx.caller.userId, createdAt: ctx.now })
