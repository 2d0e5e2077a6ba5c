import { audit } from '../audit/audit'
import type { Ctx } from '../context'
import { columnsOf, int8 } from '../db/rows'
import { badRequest, unauthorized } from '../errors'
import { newId } from '../ids'
import { API_KEYS_PER_ORG } from '../limits'
import { API_KEY, type CreateApiKey, type CreateSdkKey, SDK_KEY, toApiKeyRecord, toSdkKeyRecord } from './schema'
import { API_KEY_PREFIX, newSecret, SDK_KEY_PREFIXES, SHOWN_CHARACTERS } from './secret'

export async function createApiKey(ctx: Ctx, { name, scopes, expiresAt }: CreateApiKey) {
  const { org, caller, now } = ctx
  if (expiresAt && expiresAt <= now) throw badRequest('expiresAt must be in the future')
  const { plaintext, keyPrefix, hash } = newSecret(API_KEY_PREFIX, SHOWN_CHARACTERS)
  const row = await ctx.db.transaction(async (db) => {
    await lockMembership({ ...ctx, db })
    await assertBelowLimit({ ...ctx, db })
    const [inserted] = await db.query(API_KEY, {
      text: `INSERT INTO api_keys (org_id, id, created_by, name, key_prefix, secret_hash, scopes, expires_at, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${columnsOf(API_KEY)}`,
      values: [org.id, newId('key'), caller.userId, name, keyPrefix, hash, scopes, expiresAt, now],
    })
    await audit({ ...ctx, db }, 'key.create', {
      subject: { type: 'API key', id: inserted!.id, name },
      details: { scopes },
    })
    return inserted!
  })
  return { record: toApiKeyRecord(row), plaintext }
}

/**
 * Revoked and expired keys do not count. The lock keeps two requests at once from both creating the 25th key. It is no row's,
 * because whoever ends a membership locks the organization before it.
 */
async function assertBelowLimit({ db, org, now }: Ctx) {
  await db.execute({
    text: `SELECT pg_advisory_xact_lock(hashtextextended('taxon:api_keys:' || $1, 0))`,
    values: [org.id],
  })
  const [live] = await db.query(
    { count: int8 },
    {
      text: `SELECT count(*) FROM api_keys
             WHERE org_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)`,
      values: [org.id, now],
    },
  )
  if (live!.count >= API_KEYS_PER_ORG) throw badRequest(`Maximum ${API_KEYS_PER_ORG} API keys per organization`)
}

export async function createSdkKey(ctx: Ctx, { name, scopes, mode }: CreateSdkKey) {
  const { org, caller, now } = ctx
  const { plaintext, keyPrefix, hash } = newSecret(SDK_KEY_PREFIXES[mode])
  const row = await ctx.db.transaction(async (db) => {
    await lockMembership({ ...ctx, db })
    const [inserted] = await db.query(SDK_KEY, {
      text: `INSERT INTO sdk_keys (org_id, id, created_by, name, key_prefix, mode, secret_hash, scopes, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${columnsOf(SDK_KEY)}`,
      values: [org.id, newId('sdk'), caller.userId, name, keyPrefix, mode, hash, scopes, now],
    })
    const subject = { type: 'SDK key', id: inserted!.id, name }
    await audit({ ...ctx, db }, 'key.create', { subject, details: { scopes, mode } })
    return inserted!
  })
  return { record: toSdkKeyRecord(row), plaintext }
}

/**
 * Removing a member revokes their keys. The lock waits for a removal under way, so that no key is created after it. Whoever
 * ends memberships locks the organization first, to which the key refers too.
 */
async function lockMembership({ db, org, caller }: Ctx) {
  await db.execute({ text: 'SELECT 1 FROM organizations WHERE id = $1 FOR KEY SHARE', values: [org.id] })
  const members = await db.execute({
    text: 'SELECT 1 FROM members WHERE organization_id = $1 AND user_id = $2 FOR KEY SHARE',
    values: [org.id, caller.userId],
  })
  if (members === 0) throw unauthorized()
}
