import { ROLE_PERMISSIONS } from '../../access'
import type { AuditAction } from '../../audit/actions'
import { audit } from '../../audit/audit'
import type { Ctx, RequestClient } from '../../context'
import type { Db } from '../../db/db'
import { oauth_clients, oauth_grants } from '../../db/tables'
import { forbidden, notFound } from '../../errors'
import { hashSecret } from '../../keys/secret'

type EndCtx = { db: Db; now: Date; client?: RequestClient }
type EndedGrant = { id: string; org_id: string; user_id: string }

/** Within a transaction. Its tokens are refused from now on. With an action, the app itself is who did it. */
export async function endGrant(ctx: EndCtx, { id, org_id: orgId, user_id: userId }: EndedGrant, action?: AuditAction) {
  const [app] = await ctx.db.query(
    { name: oauth_clients.name },
    {
      text: `UPDATE oauth_grants g SET revoked_at = coalesce(g.revoked_at, $2) FROM oauth_clients c
             WHERE g.org_id = $3 AND g.id = $1 AND c.id = g.client_id RETURNING c.name`,
      values: [id, ctx.now, orgId],
    },
  )
  await ctx.db.execute({ text: 'DELETE FROM oauth_tokens WHERE grant_id = $1', values: [id] })
  if (!action) return
  const actor = { ...ctx, userId, keyId: id, source: 'agent' as const }
  await audit(actor, action, { orgId, subject: { type: 'app', id, name: app!.name } })
}

const GRANT = { id: oauth_grants.id, org_id: oauth_grants.org_id, user_id: oauth_grants.user_id }

/** In the console: everybody ends their own connections, and those who manage keys end all. */
export async function disconnectApp(ctx: Ctx, id: string): Promise<{ disconnected: true }> {
  return ctx.db.transaction(async (db) => {
    const [grant] = await db.query(
      { ...GRANT, name: oauth_clients.name },
      {
        text: `SELECT g.id, g.org_id, g.user_id, c.name FROM oauth_grants g JOIN oauth_clients c ON c.id = g.client_id
               WHERE g.org_id = $1 AND g.id = $2 FOR UPDATE OF g`,
        values: [ctx.org.id, id],
      },
    )
    if (!grant) throw notFound('App')
    const { caller } = ctx
    const isManager = caller.kind === 'session' && ROLE_PERMISSIONS[caller.role].has('api_keys:manage')
    if (grant.user_id !== caller.userId && !isManager) throw forbidden()
    await endGrant({ ...ctx, db }, grant)
    await audit({ ...ctx, db }, 'app.disconnect', { subject: { type: 'app', id, name: grant.name } })
    return { disconnected: true as const }
  })
}

/** RFC 7009: by the app itself, with either of its tokens. An unknown token is no error. */
export async function revokeToken(
  ctx: EndCtx,
  { token, client_id }: { token: string; client_id?: string | undefined },
) {
  await ctx.db.transaction(async (db) => {
    const [grant] = await db.query(GRANT, {
      text: `SELECT g.id, g.org_id, g.user_id FROM oauth_grants g JOIN oauth_tokens t ON t.grant_id = g.id
             WHERE t.hash = $1 AND ($2::text IS NULL OR g.client_id = $2) FOR UPDATE OF g`,
      values: [hashSecret(token), client_id ?? null],
    })
    if (grant) await endGrant({ ...ctx, db }, grant, 'app.disconnect')
  })
}
