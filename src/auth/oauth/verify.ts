import type { FastifyBaseLogger } from 'fastify'
import type { Role, Scope } from '../../access'
import type { OAuthCaller, Org } from '../../context'
import type { Db } from '../../db/db'
import { lookUp } from '../../db/look-up'
import { bool, type RowOf } from '../../db/rows'
import { members, oauth_grants, oauth_tokens, organizations, users } from '../../db/tables'
import { unauthorized } from '../../errors'
import { hashSecret } from '../../keys/secret'
import { toOrg } from '../../keys/verify'
import { LAST_USED_RESOLUTION_MS, LOOK_UP_MS, type Plan } from '../../limits'
import { LACKS_TWO_FACTOR, twoFactorMissing } from '../two-factor/demand'
import type { OAuthAddresses } from './addresses'

const ACCESS = {
  hash: oauth_tokens.hash,
  expires_at: oauth_tokens.expires_at,
  id: oauth_grants.id,
  user_id: oauth_grants.user_id,
  scopes: oauth_grants.scopes.as<Scope[]>(),
  workspace_id: oauth_grants.workspace_id,
  resource: oauth_grants.resource,
  revoked_at: oauth_grants.revoked_at,
  last_used_at: oauth_grants.last_used_at,
  role: members.role.as<Role>(),
  disabled_at: users.disabled_at,
  lacks_two_factor: bool,
  org_id: organizations.id,
  org_name: organizations.name,
  plan: organizations.plan.as<Plan>(),
  org_alias: organizations.org_alias,
  partner_alias: organizations.partner_alias,
}
type AccessRow = RowOf<typeof ACCESS>

export type VerifiedApp = { caller: OAuthCaller; org: Org; workspaceId: string | null }
export type AppVerifier = ReturnType<typeof createAppVerifier>

/** The one place where access tokens are verified. Always reads the database: token, grant, member and role as they are now. */
export function createAppVerifier(db: Db, log: FastifyBaseLogger, addresses: OAuthAddresses | null) {
  const find = lookUp((hashes: Buffer[]) => readTokens(db, hashes))

  /** At most one write per app and minute; requests do not wait for it. */
  function touch(row: AccessRow, now: Date) {
    if (row.last_used_at && now.getTime() - row.last_used_at.getTime() < LAST_USED_RESOLUTION_MS) return
    const before = new Date(now.getTime() - LAST_USED_RESOLUTION_MS)
    db.execute({
      text: `UPDATE oauth_grants SET last_used_at = $3
             WHERE org_id = $1 AND id = $2 AND (last_used_at IS NULL OR last_used_at <= $4)`,
      values: [row.org_id, row.id, now, before],
    }).catch((err) => log.warn({ err, app: row.id }, 'Could not store when an app was used'))
  }

  return async (token: string, now: Date): Promise<VerifiedApp> => {
    const row = addresses ? await find(hashSecret(token)) : undefined
    if (!row || row.revoked_at || row.resource !== addresses?.resource) throw unauthorized('Invalid access token')
    if (row.expires_at <= now) throw unauthorized('Access token has expired')
    if (row.disabled_at) throw unauthorized('The user who connected this app is disabled')
    if (row.lacks_two_factor) throw twoFactorMissing()
    touch(row, now)
    const { id: keyId, user_id: userId, role, scopes } = row
    return { caller: { kind: 'oauth', keyId, userId, role, scopes }, org: toOrg(row), workspaceId: row.workspace_id }
  }
}

async function readTokens(db: Db, hashes: Buffer[]) {
  const rows = await db.query(ACCESS, {
    name: 'verify_oauth_tokens',
    limitMs: LOOK_UP_MS,
    text: `SELECT t.hash, t.expires_at, g.id, g.user_id, g.scopes, g.workspace_id, g.resource, g.revoked_at, g.last_used_at,
                  m.role, u.disabled_at, ${LACKS_TWO_FACTOR} AS lacks_two_factor,
                  o.id AS org_id, o.name AS org_name, o.plan, o.org_alias, o.partner_alias
           FROM oauth_tokens t JOIN oauth_grants g ON g.id = t.grant_id
           JOIN members m ON m.organization_id = g.org_id AND m.user_id = g.user_id
           JOIN users u ON u.id = g.user_id JOIN organizations o ON o.id = g.org_id
           WHERE t.hash = ANY($1::bytea[]) AND t.kind = 'access'`,
    values: [hashes],
  })
  const byHash = new Map(rows.map((row) => [row.hash.toString('latin1'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('latin1')))
}
