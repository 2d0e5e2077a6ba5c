import type { z } from 'zod'
import type { AppScope } from '../../access'
import type { Ctx } from '../../context'
import { oauth_clients, oauth_grants, users, workspaces } from '../../db/tables'
import type { appRecord } from './schema'

const APP = {
  id: oauth_grants.id,
  name: oauth_clients.name,
  redirect_uri: oauth_grants.redirect_uri,
  scopes: oauth_grants.scopes.as<AppScope[]>(),
  workspace_id: oauth_grants.workspace_id,
  workspace_name: workspaces.name.nullable(),
  user_id: oauth_grants.user_id,
  user_name: users.name,
  created_at: oauth_grants.created_at,
  last_used_at: oauth_grants.last_used_at,
}

/** The connected apps of the organization, newest first. */
export async function listApps({ db, org, now }: Ctx): Promise<z.infer<typeof appRecord>[]> {
  const rows = await db.query(APP, {
    text: `SELECT g.id, c.name, g.redirect_uri, g.scopes, g.workspace_id, w.name AS workspace_name, g.user_id,
                  u.name AS user_name, g.created_at, g.last_used_at
           FROM oauth_grants g JOIN oauth_clients c ON c.id = g.client_id JOIN users u ON u.id = g.user_id
           LEFT JOIN workspaces w ON w.org_id = g.org_id AND w.id = g.workspace_id
           WHERE g.org_id = $1 AND g.revoked_at IS NULL AND g.code_used_at IS NOT NULL AND g.expires_at > $2
           ORDER BY g.created_at DESC, g.id DESC`,
    values: [org.id, now],
  })
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    redirectHost: new URL(row.redirect_uri).host,
    scopes: row.scopes,
    workspace: row.workspace_id === null ? null : { id: row.workspace_id, name: row.workspace_name ?? '' },
    connectedBy: { id: row.user_id, name: row.user_name },
    connectedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }))
}
