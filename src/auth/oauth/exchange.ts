import type { RequestClient } from '../../context'
import type { Db } from '../../db/db'
import { columnsOf, type RowOf } from '../../db/rows'
import { oauth_grants, oauth_tokens } from '../../db/tables'
import { hashSecret, newSecret } from '../../keys/secret'
import { OAUTH_ACCESS_MS, OAUTH_REFRESH_MS } from '../../limits'
import type { OAuthAddresses } from './addresses'
import { isResource } from './authorization-request'
import { endGrant } from './end-grant'
import { oauthError } from './errors'
import type { TokenBody, Tokens } from './schema'
import { ACCESS_TOKEN_PREFIX, isVerifierOf, REFRESH_TOKEN_PREFIX } from './secret'

export type ExchangeCtx = { db: Db; now: Date; client: RequestClient; addresses: OAuthAddresses }

const GRANT = {
  id: oauth_grants.id,
  org_id: oauth_grants.org_id,
  user_id: oauth_grants.user_id,
  client_id: oauth_grants.client_id,
  scopes: oauth_grants.scopes,
  resource: oauth_grants.resource,
  code_challenge: oauth_grants.code_challenge,
  redirect_uri: oauth_grants.redirect_uri,
  code_expires_at: oauth_grants.code_expires_at,
  code_used_at: oauth_grants.code_used_at,
  expires_at: oauth_grants.expires_at,
  revoked_at: oauth_grants.revoked_at,
}
type Grant = RowOf<typeof GRANT>
/** A refused exchange may still change something: a code or token that comes back ends its grant. */
type Outcome = { tokens: Tokens } | { refusal: string }

/** Answers codes and refresh tokens with new tokens. The grant's row orders requests that come at once. */
export async function exchange(ctx: ExchangeCtx, body: TokenBody): Promise<Tokens> {
  if (body.resource !== undefined && !isResource(body.resource, ctx.addresses.resource)) {
    throw oauthError('invalid_target', `resource must be ${ctx.addresses.resource}`)
  }
  const redeem = EXCHANGES[body.grant_type]
  if (!redeem) throw oauthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token')
  const outcome = await ctx.db.transaction((db) => redeem({ ...ctx, db }, body))
  if ('refusal' in outcome) throw oauthError('invalid_grant', outcome.refusal)
  return outcome.tokens
}

const EXCHANGES: Record<string, (ctx: ExchangeCtx, body: TokenBody) => Promise<Outcome>> = {
  authorization_code: redeemCode,
  refresh_token: redeemRefreshToken,
}

const INVALID_CODE = 'The code is unknown, expired or was used already, or belongs to another app, address or verifier'
const INVALID_TOKEN = 'The refresh token is unknown, expired, revoked or was used already, or belongs to another app'

async function redeemCode(ctx: ExchangeCtx, body: TokenBody): Promise<Outcome> {
  const { code, redirect_uri, code_verifier, client_id } = body
  if (code === undefined || redirect_uri === undefined || code_verifier === undefined || client_id === undefined) {
    throw oauthError('invalid_request', 'code, redirect_uri, code_verifier and client_id are required')
  }
  const [grant] = await ctx.db.query(GRANT, {
    text: `SELECT ${columnsOf(GRANT)} FROM oauth_grants WHERE code_hash = $1 FOR UPDATE`,
    values: [hashSecret(code)],
  })
  if (!grant || !isLive(ctx, grant) || grant.client_id !== client_id) return { refusal: INVALID_CODE }
  if (grant.code_used_at) {
    await endGrant(ctx, grant, 'app.reuse')
    return { refusal: INVALID_CODE }
  }
  const isRight = grant.redirect_uri === redirect_uri && isVerifierOf(code_verifier, grant.code_challenge)
  // A wrong verifier uses the code up as well: nobody gets to guess.
  await ctx.db.execute({
    text: 'UPDATE oauth_grants SET code_used_at = $3 WHERE org_id = $1 AND id = $2',
    values: [grant.org_id, grant.id, ctx.now],
  })
  if (!isRight || grant.code_expires_at <= ctx.now) {
    await endGrant(ctx, grant)
    return { refusal: INVALID_CODE }
  }
  return { tokens: await issueTokens(ctx, grant) }
}

const REFRESH = { grant_id: oauth_tokens.grant_id, expires_at: oauth_tokens.expires_at, used_at: oauth_tokens.used_at }

async function redeemRefreshToken(ctx: ExchangeCtx, { refresh_token, client_id }: TokenBody): Promise<Outcome> {
  if (refresh_token === undefined || client_id === undefined) {
    throw oauthError('invalid_request', 'refresh_token and client_id are required')
  }
  const hash = hashSecret(refresh_token)
  const [grant] = await ctx.db.query(GRANT, {
    text: `SELECT ${columnsOf(GRANT, 'g')} FROM oauth_grants g JOIN oauth_tokens t ON t.grant_id = g.id
           WHERE t.hash = $1 AND t.kind = 'refresh' FOR UPDATE OF g`,
    values: [hash],
  })
  if (!grant || !isLive(ctx, grant) || grant.client_id !== client_id) return { refusal: INVALID_TOKEN }
  // Read under the grant's lock: another exchange may just have used it.
  const [token] = await ctx.db.query(REFRESH, {
    text: `SELECT ${columnsOf(REFRESH)} FROM oauth_tokens WHERE hash = $1`,
    values: [hash],
  })
  if (!token || token.expires_at <= ctx.now) return { refusal: INVALID_TOKEN }
  if (token.used_at) {
    await endGrant(ctx, grant, 'app.reuse')
    return { refusal: INVALID_TOKEN }
  }
  await ctx.db.execute({ text: 'UPDATE oauth_tokens SET used_at = $2 WHERE hash = $1', values: [hash, ctx.now] })
  return { tokens: await issueTokens(ctx, grant) }
}

const isLive = ({ now, addresses }: ExchangeCtx, grant: Grant): boolean =>
  grant.revoked_at === null && grant.expires_at > now && grant.resource === addresses.resource

/** The access tokens before end with it, so that a grant has one. */
async function issueTokens({ db, now }: ExchangeCtx, grant: Grant): Promise<Tokens> {
  const access = newSecret(ACCESS_TOKEN_PREFIX)
  const refresh = newSecret(REFRESH_TOKEN_PREFIX)
  const accessExpiresAt = new Date(now.getTime() + OAUTH_ACCESS_MS)
  const refreshExpiresAt = new Date(now.getTime() + OAUTH_REFRESH_MS)
  await db.execute({
    text: `DELETE FROM oauth_tokens WHERE grant_id = $1 AND (kind = 'access' OR expires_at <= $2)`,
    values: [grant.id, now],
  })
  await db.execute({
    text: `WITH prolonged AS (UPDATE oauth_grants SET expires_at = $5 WHERE org_id = $6 AND id = $1)
           INSERT INTO oauth_tokens (hash, grant_id, kind, expires_at) VALUES ($2, $1, 'access', $4), ($3, $1, 'refresh', $5)`,
    values: [grant.id, access.hash, refresh.hash, accessExpiresAt, refreshExpiresAt, grant.org_id],
  })
  return {
    access_token: access.plaintext,
    token_type: 'Bearer',
    expires_in: OAUTH_ACCESS_MS / 1_000,
    refresh_token: refresh.plaintext,
    scope: grant.scopes.join(' '),
  }
}
