import { audit } from '../audit/audit'
import type { Ctx } from '../context'
import { api_keys } from '../db/tables'
import { notFound } from '../errors'

export const revokeApiKey = (ctx: Ctx, id: string) => revoke(ctx, 'api_keys', id, 'API key')
export const revokeSdkKey = (ctx: Ctx, id: string) => revoke(ctx, 'sdk_keys', id, 'SDK key')

/** Revoking again keeps the first `revoked_at`. */
async function revoke(ctx: Ctx, table: 'api_keys' | 'sdk_keys', id: string, what: string) {
  return ctx.db.transaction(async (db) => {
    const [key] = await db.query(
      { name: api_keys.name },
      {
        text: `UPDATE ${table} SET revoked_at = coalesce(revoked_at, $3) WHERE org_id = $1 AND id = $2 RETURNING name`,
        values: [ctx.org.id, id, ctx.now],
      },
    )
    if (!key) throw notFound(what)
    await audit({ ...ctx, db }, 'key.revoke', { subject: { type: what, id, name: key.name } })
    return { revoked: true as const }
  })
}
