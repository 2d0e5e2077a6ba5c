import { APP_SCOPE_NAMES } from '../../access'
import { type AuditCtx, audit } from '../../audit/audit'
import type { Db } from '../../db/db'
import { int8 } from '../../db/rows'
import { oauth_clients } from '../../db/tables'
import { tooManyRequests } from '../../errors'
import { newId } from '../../ids'
import { OAUTH_CLIENTS } from '../../limits'
import { isSafeRedirect } from './addresses'
import { oauthError } from './errors'
import type { Registration } from './schema'

const HOUR_SECONDS = 3_600

/** RFC 7591. Apps get no secret: what proves that the same app comes back with the code is PKCE. */
export async function registerClient(ctx: AuditCtx & { now: Date }, { redirect_uris, client_name }: Registration) {
  const unsafe = redirect_uris.find((address) => !isSafeRedirect(address))
  if (unsafe !== undefined) {
    throw oauthError(
      'invalid_redirect_uri',
      'Use https addresses, or http on localhost, without a fragment or a password',
    )
  }
  const id = newId('client')
  const name = client_name === '' ? new URL(redirect_uris[0]!).hostname : client_name
  await ctx.db.transaction(async (db) => {
    await db.execute({ text: `SELECT pg_advisory_xact_lock(hashtext('oauth_clients'))` })
    await makeRoom(db)
    await db.query(
      { id: oauth_clients.id },
      {
        text: `INSERT INTO oauth_clients (id, name, redirect_uris, created_at) VALUES ($1, $2, $3, $4) RETURNING id`,
        values: [id, name, redirect_uris, ctx.now],
      },
    )
    await audit({ ...ctx, db }, 'app.register', { subject: { type: 'app', id, name }, details: { redirect_uris } })
  })
  return {
    client_id: id,
    client_id_issued_at: Math.floor(ctx.now.getTime() / 1_000),
    client_name: name,
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: APP_SCOPE_NAMES.join(' '),
  }
}

/** Anyone may register apps. Those that nobody connected give way, so that strangers cannot keep others from registering. */
async function makeRoom(db: Db) {
  const [clients] = await db.query({ count: int8 }, { text: 'SELECT count(*) FROM oauth_clients' })
  if (clients!.count < OAUTH_CLIENTS) return
  const removed = await db.execute({
    text: `DELETE FROM oauth_clients WHERE id = (
             SELECT c.id FROM oauth_clients c WHERE NOT EXISTS (SELECT FROM oauth_grants g WHERE g.client_id = c.id)
             ORDER BY c.created_at, c.id LIMIT 1 FOR UPDATE SKIP LOCKED)`,
  })
  if (removed === 0) throw tooManyRequests('Too many apps are registered here', HOUR_SECONDS)
}
