import type { Db } from '../../db/db'
import { OAUTH_ENDED_GRANT_DAYS, OAUTH_UNUSED_CLIENT_HOURS } from '../../limits'

/** Removes expired tokens, connections that ended long ago, and apps that nobody connected. */
export async function sweepApps(db: Db): Promise<void> {
  await db.execute({ text: 'DELETE FROM oauth_tokens WHERE expires_at < now()' })
  await db.execute({
    text: `DELETE FROM oauth_grants
           WHERE least(revoked_at, expires_at) < now() - make_interval(days => $1)
              OR (code_used_at IS NULL AND code_expires_at < now())`,
    values: [OAUTH_ENDED_GRANT_DAYS],
  })
  await db.execute({
    text: `DELETE FROM oauth_clients c WHERE created_at < now() - make_interval(hours => $1)
           AND NOT EXISTS (SELECT FROM oauth_grants g WHERE g.client_id = c.id)`,
    values: [OAUTH_UNUSED_CLIENT_HOURS],
  })
}
