import type { FastifyBaseLogger } from 'fastify'
import type { Scope } from '../access'
import type { ApiKeyCaller, Org, SdkKeyCaller } from '../context'
import type { Db } from '../db/db'
import { unauthorized } from '../errors'
import { LAST_USED_RESOLUTION_MS, type Plan } from '../limits'
import { hashSecret, SDK_KEY_PREFIXES } from './secret'

type KeyRow = {
  id: string
  scopes: Scope[]
  created_by: string
  expires_at: Date | null
  revoked_at: Date | null
  last_used_at: Date | null
  org_id: string
  org_name: string
  plan: Plan
  org_alias: string | null
  partner_alias: string | null
}

export type Verified<C> = { caller: C; org: Org }
type Request = { db: Db; now: Date; log: FastifyBaseLogger }

const find = (table: 'api_keys' | 'sdk_keys', expires: string) => ({
  name: `verify_${table}`,
  text: `SELECT k.id, k.scopes, k.created_by, ${expires} AS expires_at, k.revoked_at, k.last_used_at,
                o.id AS org_id, o.name AS org_name, o.plan, o.org_alias, o.partner_alias
         FROM ${table} k JOIN organizations o ON o.id = k.org_id
         WHERE k.secret_hash = $1`,
})
const FIND_API_KEY = find('api_keys', 'k.expires_at')
const FIND_SDK_KEY = find('sdk_keys', 'NULL::timestamptz')

export async function verifyApiKey(request: Request, secret: string): Promise<Verified<ApiKeyCaller>> {
  const [row] = await request.db.query<KeyRow>({ ...FIND_API_KEY, values: [hashSecret(secret)] })
  if (!row) throw unauthorized('Invalid API key')
  if (row.revoked_at) throw unauthorized('API key has been revoked')
  if (row.expires_at && row.expires_at <= request.now) throw unauthorized('API key has expired')
  touch(request, 'api_keys', row)
  return { caller: { kind: 'apiKey', keyId: row.id, userId: row.created_by, scopes: row.scopes }, org: toOrg(row) }
}

export async function verifySdkKey(request: Request, secret: string): Promise<Verified<SdkKeyCaller>> {
  const [row] = await request.db.query<KeyRow>({ ...FIND_SDK_KEY, values: [hashSecret(secret)] })
  if (!row || row.revoked_at) throw unauthorized('Invalid or expired SDK key')
  touch(request, 'sdk_keys', row)
  const test = secret.startsWith(SDK_KEY_PREFIXES.test)
  return {
    caller: { kind: 'sdkKey', keyId: row.id, userId: row.created_by, scopes: row.scopes, test },
    org: toOrg(row),
  }
}

/** At most one write a minute and key, and no request waits for it. */
function touch({ db, now, log }: Request, table: string, row: KeyRow) {
  if (row.last_used_at && now.getTime() - row.last_used_at.getTime() < LAST_USED_RESOLUTION_MS) return
  const before = new Date(now.getTime() - LAST_USED_RESOLUTION_MS)
  db.execute({
    text: `UPDATE ${table} SET last_used_at = $3
           WHERE org_id = $1 AND id = $2 AND (last_used_at IS NULL OR last_used_at <= $4)`,
    values: [row.org_id, row.id, now, before],
  }).catch((err) => log.warn({ err, key: row.id }, 'Could not note the use of a key'))
}

const toOrg = (row: KeyRow): Org => ({
  id: row.org_id,
  name: row.org_name,
  plan: row.plan,
  orgAlias: row.org_alias,
  partnerAlias: row.partner_alias,
})
