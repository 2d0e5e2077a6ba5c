import type { Db } from '../db/db'
import { bool, int8, json, timestamptz } from '../db/rows'
import { users } from '../db/tables'
import { notFound } from '../errors'
import type { UserDetail } from './schema'

const USER = {
  id: users.id,
  name: users.name,
  email: users.email,
  operator: users.operator,
  two_factor_enabled: users.two_factor_enabled,
  created_at: users.created_at,
  disabled_at: users.disabled_at,
  has_password: bool,
  sessions: int8,
  last_sign_in_at: timestamptz.nullable(),
  keys: int8,
  organizations: json.as<UserDetail['organizations']>(),
}

/** SQL: whether member `m` is the only owner of the organization who can sign in. */
const IS_ONLY_OWNER = `m.role = 'owner' AND NOT EXISTS (
  SELECT FROM members other JOIN users o ON o.id = other.user_id
  WHERE other.organization_id = m.organization_id AND other.user_id <> m.user_id
    AND other.role = 'owner' AND o.disabled_at IS NULL)`

/** Not one who was deleted. */
export async function findUser({ db }: { db: Db }, id: string): Promise<UserDetail> {
  const [row] = await db.query(USER, {
    text: `SELECT u.id, u.name, u.email, u.operator, u.two_factor_enabled, u.created_at, u.disabled_at,
                  EXISTS (SELECT FROM accounts a WHERE a.user_id = u.id AND a.password IS NOT NULL) AS has_password,
                  s.sessions, s.last_sign_in_at,
                  (SELECT count(*) FROM api_keys k WHERE k.created_by = u.id AND k.revoked_at IS NULL)
                    + (SELECT count(*) FROM sdk_keys k WHERE k.created_by = u.id AND k.revoked_at IS NULL) AS keys,
                  coalesce((SELECT json_agg(json_build_object('id', o.id, 'name', o.name, 'role', m.role,
                                                              'isOnlyOwner', ${IS_ONLY_OWNER}) ORDER BY o.name, o.id)
                            FROM members m JOIN organizations o ON o.id = m.organization_id
                            WHERE m.user_id = u.id), '[]') AS organizations
           FROM users u, LATERAL (
             SELECT count(*) AS sessions, max(created_at) AS last_sign_in_at FROM sessions
             WHERE user_id = u.id AND expires_at > now()
           ) s
           WHERE u.id = $1 AND u.deleted_at IS NULL`,
    values: [id],
  })
  if (!row) throw notFound('User')
  const { two_factor_enabled, created_at, disabled_at, has_password, last_sign_in_at, ...user } = row
  return {
    ...user,
    hasPassword: has_password,
    hasTwoFactor: two_factor_enabled,
    createdAt: created_at.toISOString(),
    disabledAt: disabled_at?.toISOString() ?? null,
    lastSignInAt: last_sign_in_at?.toISOString() ?? null,
  }
}
