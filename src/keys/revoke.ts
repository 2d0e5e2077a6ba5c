import type { Ctx } from '../context'
import { notFound } from '../errors'

export const revokeApiKey = (ctx: Ctx, id: string) => revoke(ctx, 'api_keys', id, 'API key')
export const revokeSdkKey = (ctx: Ctx, id: string) => revoke(ctx, 'sdk_keys', id, 'SDK key')

/** Revoking again keeps the first `revoked_at`. */
async function revoke({ db, org, now }: Ctx, table: 'api_keys' | 'sdk_keys', id: string, what: string) {
  const keys = await db.execute({
    text: `UPDATE ${table} SET revoked_at = coalesce(revoked_at, $3) WHERE org_id = $1 AND id = $2`,
    values: [org.id, id, now],
  })
  if (keys === 0) throw notFound(what)
  return { revoked: true as const }
}
