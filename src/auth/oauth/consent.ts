import { APP_SCOPES, type AppScope, ROLE_PERMISSIONS } from '../../access'
import { audit } from '../../audit/audit'
import type { Ctx, SessionCaller } from '../../context'
import { int8 } from '../../db/rows'
import { badRequest, forbidden, unauthorized } from '../../errors'
import { newId } from '../../ids'
import { newSecret } from '../../keys/secret'
import { OAUTH_CODE_MS, OAUTH_GRANTS_PER_ORG, OAUTH_REFRESH_MS } from '../../limits'
import { findWorkspace } from '../../workspaces/find'
import type { OAuthAddresses } from './addresses'
import {
  type AuthorizationRequest,
  type CheckedRequest,
  checkRequest,
  type RequestRefusal,
} from './authorization-request'
import type { Consent } from './schema'
import { CODE_PREFIX } from './secret'

export const REQUEST_REFUSALS: Record<RequestRefusal, string> = {
  unknown_app: 'This server does not know the app: remove the connection there, and add it again',
  unknown_address: 'The app did not register the address that it wants to be answered at',
}

const mayGive = (scope: AppScope, { role }: SessionCaller) => ROLE_PERMISSIONS[role].has(APP_SCOPES[scope])

/** What the page asks the person. */
export async function showRequest(ctx: Ctx, addresses: OAuthAddresses, query: string) {
  const { client, redirectUri, scopes } = validRequest(await checkRequest(ctx.db, addresses, query))
  const caller = ctx.caller as SessionCaller
  return {
    app: { name: client.name, registeredAt: client.created_at.toISOString() },
    redirectHost: new URL(redirectUri).host,
    scopes: scopes.map((scope) => ({ scope, isAllowed: mayGive(scope, caller) })),
  }
}

function validRequest(checked: CheckedRequest): AuthorizationRequest {
  if (checked.kind === 'refused') throw badRequest(REQUEST_REFUSALS[checked.reason])
  if (checked.kind === 'failed') throw badRequest(`The app asked for something that is not possible: ${checked.code}`)
  return checked.request
}

/** Connects the app to the person's active organization, or tells it that the person refused. */
export async function decide(ctx: Ctx, addresses: OAuthAddresses, consent: Consent): Promise<{ redirect: string }> {
  const request = validRequest(await checkRequest(ctx.db, addresses, consent.request))
  const { client } = request
  const subject = { type: 'app', id: client.id, name: client.name }
  if (consent.decision === 'deny') {
    await audit(ctx, 'app.refuse', { subject })
    return { redirect: request.answer({ error: 'access_denied', error_description: 'The person refused' }) }
  }
  assertMayGive(ctx.caller as SessionCaller, request, consent.scopes)
  const workspaceId = consent.workspaceId ? await findWorkspace(ctx, consent.workspaceId) : null
  const { plaintext, hash } = newSecret(CODE_PREFIX)
  await ctx.db.transaction(async (db) => {
    await lockMembership({ ...ctx, db })
    await endFormerGrants({ ...ctx, db }, client.id)
    await assertBelowLimit({ ...ctx, db })
    const id = newId('app')
    await insertGrant({ ...ctx, db }, { id, request, scopes: consent.scopes, workspaceId, addresses, hash })
    const details = { scopes: consent.scopes, workspaceId, redirectUri: request.redirectUri }
    await audit({ ...ctx, db }, 'app.connect', { subject: { ...subject, id }, details })
  })
  return { redirect: request.answer({ code: plaintext }) }
}

function assertMayGive(caller: SessionCaller, request: AuthorizationRequest, scopes: AppScope[]) {
  if (scopes.length === 0) throw badRequest('scopes must name at least one scope')
  const unasked = scopes.find((scope) => !request.scopes.includes(scope))
  if (unasked) throw badRequest(`The app did not ask for ${unasked}`)
  const beyond = scopes.find((scope) => !mayGive(scope, caller))
  if (beyond) throw forbidden(`Your role does not allow ${beyond}`)
}

/** Waits for a removal of the member that is under way, and for another consent of theirs. */
async function lockMembership({ db, org, caller }: Ctx) {
  const members = await db.execute({
    text: 'SELECT 1 FROM members WHERE organization_id = $1 AND user_id = $2 FOR NO KEY UPDATE',
    values: [org.id, caller.userId],
  })
  if (members === 0) throw unauthorized()
}

/** Whoever connects an app again replaces the connection. */
async function endFormerGrants({ db, org, caller, now }: Ctx, clientId: string) {
  await db.execute({
    text: `WITH ended AS (
             UPDATE oauth_grants SET revoked_at = $4
             WHERE org_id = $1 AND user_id = $2 AND client_id = $3 AND revoked_at IS NULL RETURNING id
           )
           DELETE FROM oauth_tokens t USING ended WHERE t.grant_id = ended.id`,
    values: [org.id, caller.userId, clientId, now],
  })
}

async function assertBelowLimit({ db, org, now }: Ctx) {
  const [live] = await db.query(
    { count: int8 },
    {
      text: 'SELECT count(*) FROM oauth_grants WHERE org_id = $1 AND revoked_at IS NULL AND expires_at > $2',
      values: [org.id, now],
    },
  )
  if (live!.count >= OAUTH_GRANTS_PER_ORG) throw badRequest(`Maximum ${OAUTH_GRANTS_PER_ORG} apps per organization`)
}

type NewGrant = {
  id: string
  request: AuthorizationRequest
  scopes: AppScope[]
  workspaceId: string | null
  addresses: OAuthAddresses
  hash: Buffer
}

async function insertGrant({ db, org, caller, now }: Ctx, grant: NewGrant) {
  const { id, request, scopes, workspaceId, addresses, hash } = grant
  const codeExpiresAt = new Date(now.getTime() + OAUTH_CODE_MS)
  const expiresAt = new Date(now.getTime() + OAUTH_REFRESH_MS)
  await db.execute({
    text: `INSERT INTO oauth_grants (org_id, id, user_id, client_id, scopes, workspace_id, resource, code_hash, code_challenge,
                                     redirect_uri, code_expires_at, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      ...[org.id, id, caller.userId, request.client.id, scopes, workspaceId, addresses.resource],
      ...[hash, request.codeChallenge, request.redirectUri, codeExpiresAt, now, expiresAt],
    ],
  })
}
