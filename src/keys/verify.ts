import type { FastifyBaseLogger } from 'fastify'
import type { Scope } from '../access'
import type { ApiKeyCaller, Org, SdkKeyCaller } from '../context'
import type { Db } from '../db/db'
import { lookUp } from '../db/look-up'
import type { RowOf } from '../db/rows'
import { api_keys, organizations, users } from '../db/tables'
import { unauthorized } from '../errors'
import { LAST_USED_RESOLUTION_MS, LOOK_UP_MS, type Plan } from '../limits'
import { hashSecret, SDK_KEY_PREFIXES } from './secret'

/** For SDK keys too, which never expire. */
const KEY = {
  secret_hash: api_keys.secret_hash,
  id: api_keys.id,
  scopes: api_keys.scopes.as<Scope[]>(),
  created_by: api_keys.created_by,
  expires_at: api_keys.expires_at,
  revoked_at: api_keys.revoked_at,
  last_used_at: api_keys.last_used_at,
  creator_disabled_at: users.disabled_at,
  org_id: organizations.id,
  org_name: organizations.name,
  plan: organizations.plan.as<Plan>(),
  org_alias: organizations.org_alias,
  partner_alias: organizations.partner_alias,
}
type KeyRow = RowOf<typeof KEY>

type Table = 'api_keys' | 'sdk_keys'
type Verified<C> = { caller: C; org: Org }
export type KeyVerifier = ReturnType<typeof createKeyVerifier>

/** The one place where keys are verified. Always reads the database, so that revoking takes effect at once. */
export function createKeyVerifier(db: Db, log: FastifyBaseLogger) {
  const apiKeys = { table: 'api_keys', expires: 'k.expires_at' } as const
  const sdkKeys = { table: 'sdk_keys', expires: 'NULL::timestamptz' } as const
  const findApiKey = lookUp((hashes: Buffer[]) => readKeys(db, apiKeys, hashes))
  const findSdkKey = lookUp((hashes: Buffer[]) => readKeys(db, sdkKeys, hashes))

  /** At most one write per key and minute; requests do not wait for it. */
  function touch(table: Table, row: KeyRow, now: Date) {
    if (row.last_used_at && now.getTime() - row.last_used_at.getTime() < LAST_USED_RESOLUTION_MS) return
    const before = new Date(now.getTime() - LAST_USED_RESOLUTION_MS)
    db.execute({
      text: `UPDATE ${table} SET last_used_at = $3
             WHERE org_id = $1 AND id = $2 AND (last_used_at IS NULL OR last_used_at <= $4)`,
      values: [row.org_id, row.id, now, before],
    }).catch((err) => log.warn({ err, key: row.id }, 'Could not store when a key was used'))
  }

  return {
    apiKey: async (secret: string, now: Date): Promise<Verified<ApiKeyCaller>> => {
      const row = await findApiKey(hashSecret(secret))
      if (!row) throw unauthorized('Invalid API key')
      if (row.revoked_at) throw unauthorized('API key has been revoked')
      if (row.expires_at && row.expires_at <= now) throw unauthorized('API key has expired')
      if (row.creator_disabled_at) throw unauthorized('The user who created this API key is disabled')
      touch('api_keys', row, now)
      return { caller: { kind: 'apiKey', keyId: row.id, userId: row.created_by, scopes: row.scopes }, org: toOrg(row) }
    },
    sdkKey: async (secret: string, now: Date): Promise<Verified<SdkKeyCaller>> => {
      const row = await findSdkKey(hashSecret(secret))
      if (!row || row.revoked_at || row.creator_disabled_at) throw unauthorized('Invalid or expired SDK key')
      touch('sdk_keys', row, now)
      const test = secret.startsWith(SDK_KEY_PREFIXES.test)
      const caller = { kind: 'sdkKey' as const, keyId: row.id, userId: row.created_by, scopes: row.scopes, test }
      return { caller, org: toOrg(row) }
    },
  }
}

async function readKeys(db: Db, { table, expires }: { table: Table; expires: string }, hashes: Buffer[]) {
  const rows = await db.query(KEY, {
    name: `verify_${table}`,
    limitMs: LOOK_UP_MS,
    text: `SELECT k.secret_hash, k.id, k.scopes, k.created_by, ${expires} AS expires_at, k.revoked_at, k.last_used_at,
                  u.disabled_at AS creator_disabled_at, o.id AS org_id, o.name AS org_name, o.plan, o.org_alias, o.partner_alias
           FROM ${table} k JOIN organizations o ON o.id = k.org_id JOIN users u ON u.id = k.created_by
           WHERE k.secret_hash = ANY($1::bytea[])`,
    values: [hashes],
  })
  const byHash = new Map(rows.map((row) => [row.secret_hash.toString('latin1'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('latin1')))
}

/** Of a row with the columns of the organization that a key or token belongs to. */
export const toOrg = (row: Pick<KeyRow, 'org_id' | 'org_name' | 'plan' | 'org_alias' | 'partner_alias'>): Org => ({
  id: row.org_id,
  name: row.org_name,
  plan: row.plan,
  orgAlias: row.org_alias,
  partnerAlias: row.partner_alias,
})
