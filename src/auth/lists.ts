import type { Db } from '../db/db'
import { sessions } from '../db/tables'
import { IDENTITY_LIST_ROWS } from '../limits'

/** better-auth's own lists end at 100 rows, in no order. */

const SESSION = {
  id: sessions.id,
  token: sessions.token,
  userId: sessions.user_id,
  expiresAt: sessions.expires_at,
  createdAt: sessions.created_at,
  updatedAt: sessions.updated_at,
  ipAddress: sessions.ip_address,
  userAgent: sessions.user_agent,
  activeOrganizationId: sessions.active_organization_id,
}

export const listSessions = (db: Db, userId: string) =>
  db.query(SESSION, {
    name: 'list_sessions',
    text: `SELECT id, token, user_id AS "userId", expires_at AS "expiresAt", created_at AS "createdAt",
                  updated_at AS "updatedAt", ip_address AS "ipAddress", user_agent AS "userAgent",
                  active_organization_id AS "activeOrganizationId"
           FROM sessions WHERE user_id = $1 AND expires_at > now() ORDER BY created_at DESC, id LIMIT $2`,
    values: [userId, IDENTITY_LIST_ROWS],
  })
