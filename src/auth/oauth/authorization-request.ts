import { APP_SCOPE_NAMES, type AppScope } from '../../access'
import type { Db } from '../../db/db'
import { columnsOf, type RowOf } from '../../db/rows'
import { oauth_clients } from '../../db/tables'
import { OAUTH_VALUE_LENGTH } from '../../limits'
import { storable } from '../../storable'
import type { OAuthAddresses } from './addresses'
import type { OAuthErrorCode } from './errors'

const CLIENT = {
  id: oauth_clients.id,
  name: oauth_clients.name,
  redirect_uris: oauth_clients.redirect_uris,
  created_at: oauth_clients.created_at,
}

export type AuthorizationRequest = {
  client: RowOf<typeof CLIENT>
  redirectUri: string
  scopes: AppScope[]
  codeChallenge: string
  /** The address that takes the answer back to the app. */
  answer: (parameters: Record<string, string>) => string
}

/** Why the browser cannot be sent back: only a registered address may be redirected to. */
export type RequestRefusal = 'unknown_app' | 'unknown_address'

export type CheckedRequest =
  | { kind: 'valid'; request: AuthorizationRequest }
  /** The app is told why. */
  | { kind: 'failed'; redirect: string; code: OAuthErrorCode }
  | { kind: 'refused'; reason: RequestRefusal }

/** `query` is what came after the question mark. Nothing is stored before the person decides. */
export async function checkRequest(db: Db, addresses: OAuthAddresses, query: string): Promise<CheckedRequest> {
  const parameters = new URLSearchParams(query)
  const client = await findClient(db, parameters.get('client_id') ?? '')
  if (!client) return { kind: 'refused', reason: 'unknown_app' }
  const redirectUri = parameters.get('redirect_uri') ?? ''
  if (!client.redirect_uris.includes(redirectUri)) return { kind: 'refused', reason: 'unknown_address' }

  const state = parameters.get('state')
  const answer = (answered: Record<string, string>) =>
    withParameters(redirectUri, { ...answered, ...(state === null ? {} : { state }), iss: addresses.issuer })
  const failure = failureOf(parameters, addresses)
  if (failure) {
    const [code, description] = failure
    return { kind: 'failed', code, redirect: answer({ error: code, error_description: description }) }
  }
  const scopes = scopesOf(parameters)
  const codeChallenge = parameters.get('code_challenge')!
  return { kind: 'valid', request: { client, redirectUri, scopes, codeChallenge, answer } }
}

/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/

function failureOf(parameters: URLSearchParams, { resource }: OAuthAddresses): [OAuthErrorCode, string] | null {
  const names = [...parameters.keys()].filter((name) => name !== 'resource')
  if (new Set(names).size < names.length) return ['invalid_request', 'A parameter is repeated']
  if ([...parameters.values()].some((value) => value.length > OAUTH_VALUE_LENGTH)) {
    return ['invalid_request', 'A parameter is too long']
  }
  if (parameters.get('response_type') !== 'code') return ['unsupported_response_type', 'response_type must be code']
  if (parameters.get('code_challenge_method') !== 'S256' || !CHALLENGE.test(parameters.get('code_challenge') ?? '')) {
    return ['invalid_request', 'PKCE with code_challenge_method S256 is required']
  }
  if (!parameters.getAll('resource').every((target) => isResource(target, resource))) {
    return ['invalid_target', `resource must be ${resource}`]
  }
  if (scopesOf(parameters).length === 0) return ['invalid_scope', `scope must be among ${APP_SCOPE_NAMES.join(' ')}`]
  return null
}

/** Some clients write the address with a slash at its end. */
export const isResource = (target: string, resource: string): boolean =>
  target === resource || target === `${resource}/`

/** Without a scope the app asks for all. Those of other protocols, such as `openid`, are left out. */
function scopesOf(parameters: URLSearchParams): AppScope[] {
  const asked = parameters.get('scope')?.split(' ').filter(Boolean) ?? []
  return asked.length === 0 ? [...APP_SCOPE_NAMES] : APP_SCOPE_NAMES.filter((scope) => asked.includes(scope))
}

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

async function findClient(db: Db, id: string): Promise<RowOf<typeof CLIENT> | undefined> {
  const [client] = await db.query(CLIENT, {
    name: 'oauth_client',
    text: `SELECT ${columnsOf(CLIENT)} FROM oauth_clients WHERE id = $1`,
    values: [storable(id)],
  })
  return client
}
