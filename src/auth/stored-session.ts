import type { Role } from '../access'
import type { Org } from '../context'
import type { Db } from '../db/db'
import { lookUp } from '../db/look-up'
import { bool, type RowOf } from '../db/rows'
import { members, organizations, sessions, users } from '../db/tables'
import { unauthorized } from '../errors'
import { LOOK_UP_MS, type Plan } from '../limits'
import type { Auth } from './session'
import type { SessionCookies } from './session-cookie'
import { LACKS_TWO_FACTOR } from './two-factor/demand'

export type StoredSession = {
  token: string
  userId: string
  operator: boolean
  /** Where the user acts, if they are a member of any organization. */
  membership: { org: Org; role: Role; lacksTwoFactor: boolean } | null
  /** Some time has passed since it was last prolonged. */
  shouldProlong: boolean
}

const SESSION = {
  token: sessions.token,
  user_id: sessions.user_id,
  expires_at: sessions.expires_at,
  operator: users.operator,
  role: members.role.as<Role>().nullable(),
  org_id: organizations.id.nullable(),
  org_name: organizations.name.nullable(),
  plan: organizations.plan.as<Plan>().nullable(),
  org_alias: organizations.org_alias,
  partner_alias: organizations.partner_alias,
  lacks_two_factor: bool.nullable(),
}

/** In seconds: how long a session lasts, and how long after that was set it is prolonged. */
type Duration = Pick<Awaited<Auth['$context']>['sessionConfig'], 'expiresIn' | 'updateAge'>

export type StoredSessions = ReturnType<typeof createStoredSessions>

/**
 * Reads the session of a request with the user and the membership in one statement. Always from the database, so that signing
 * out, removing a member and changing a role take effect at once. better-auth, whose own look-up is ten times as slow,
 * writes the sessions and answers the routes of auth/routes.ts; its clock is the process's, and so it is here.
 */
export function createStoredSessions(db: Db, cookies: SessionCookies, { expiresIn, updateAge }: Duration) {
  const find = lookUp((tokens: string[]) => readSessions(db, tokens))

  return {
    ofCookie: async (header: string | undefined): Promise<StoredSession> => {
      const cookie = header ? cookies.read(header) : null
      const row = cookie ? await find(cookie.token) : undefined
      if (!cookie || !row) throw unauthorized()
      const secondsLeft = (row.expires_at.getTime() - Date.now()) / 1_000
      if (secondsLeft < 0) {
        await db.execute({ text: 'DELETE FROM sessions WHERE token = $1 AND expires_at < now()', values: [row.token] })
        throw unauthorized()
      }
      return { ...toSession(row), shouldProlong: cookie.isRemembered && secondsLeft <= expiresIn - updateAge }
    },
    /** Returns the cookie that lasts as long as the session does from now on. */
    prolong: async ({ token }: StoredSession): Promise<string> => {
      const now = new Date()
      await db.execute({
        text: 'UPDATE sessions SET expires_at = $2, updated_at = $3 WHERE token = $1 AND expires_at < $2',
        values: [token, new Date(now.getTime() + expiresIn * 1_000), now],
      })
      return cookies.write(token)
    },
  }
}

/** A session without an active organization may have begun at the same moment as the membership: the oldest one is used. */
async function readSessions(db: Db, tokens: string[]) {
  const rows = await db.query(SESSION, {
    name: 'stored_sessions',
    limitMs: LOOK_UP_MS,
    text: `SELECT s.token, s.user_id, s.expires_at, u.operator, m.role, o.id AS org_id, o.name AS org_name, o.plan,
                  o.org_alias, o.partner_alias, ${LACKS_TWO_FACTOR} AS lacks_two_factor
           FROM sessions s
           JOIN users u ON u.id = s.user_id
           LEFT JOIN LATERAL (
             SELECT m.organization_id, m.role FROM members m
             WHERE m.user_id = s.user_id
               AND (s.active_organization_id IS NULL OR m.organization_id = s.active_organization_id)
             ORDER BY m.created_at, m.id LIMIT 1
           ) m ON true
           LEFT JOIN organizations o ON o.id = m.organization_id
           WHERE s.token = ANY($1::text[])`,
    values: [tokens],
  })
  const byToken = new Map(rows.map((row) => [row.token, row]))
  return tokens.map((token) => byToken.get(token))
}

function toSession(row: RowOf<typeof SESSION>): Omit<StoredSession, 'shouldProlong'> {
  const { token, user_id: userId, operator, role, org_id, org_name, plan } = row
  if (role === null || org_id === null || org_name === null || plan === null) {
    return { token, userId, operator, membership: null }
  }
  const org = { id: org_id, name: org_name, plan, orgAlias: row.org_alias, partnerAlias: row.partner_alias }
  return { token, userId, operator, membership: { org, role, lacksTwoFactor: row.lacks_two_factor === true } }
}
