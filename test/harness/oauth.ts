import { createHash, randomBytes } from 'node:crypto'
import type { Session, TestApp } from './app'

export const BASE_URL = 'http://localhost:3000'
export const OAUTH = { TAXON_OAUTH: 'true', TAXON_BASE_URL: BASE_URL }
export const REDIRECT = 'https://assistant.example/callback'

export type Registered = { client_id: string }
export type Tokens = { access_token: string; refresh_token: string; scope: string; expires_in: number }

/** An app's part of the protocol, spoken by hand: for what a well-behaved library would not send. */
export function useOAuth({ call }: Pick<TestApp, 'call'>) {
  const register = async (body: object = {}): Promise<Registered> =>
    (
      await call('POST', '/oauth/register', { body: { client_name: 'Assistant', redirect_uris: [REDIRECT], ...body } })
    ).json()

  const newVerifier = () => randomBytes(32).toString('base64url')

  const requestOf = ({ client_id }: Registered, verifier: string, changes: Record<string, string> = {}) =>
    new URLSearchParams({
      response_type: 'code',
      client_id,
      redirect_uri: REDIRECT,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'xyz',
      ...changes,
    }).toString()

  const consent = (as: Session, request: string, scopes: string[] = ['topics:read'], body: object = {}) =>
    call('POST', '/api/apps/consent', { as, body: { request, decision: 'allow', scopes, ...body } })

  const form = (url: string, fields: Record<string, string>) =>
    call('POST', url, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  /** The person allows it; returns what the app then exchanges. */
  async function allowed(as: Session, scopes?: string[], body?: object) {
    const client = await register()
    const verifier = newVerifier()
    const { redirect } = (await consent(as, requestOf(client, verifier), scopes, body)).json()
    const code = new URL(redirect).searchParams.get('code')!
    const fields = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      client_id: client.client_id,
    }
    return { client, fields }
  }

  const token = (fields: Record<string, string>) => form('/oauth/token', fields)
  const refresh = ({ refresh_token }: Tokens, { client_id }: Registered) =>
    token({ grant_type: 'refresh_token', refresh_token, client_id })

  async function connected(as: Session, scopes?: string[], body?: object) {
    const { client, fields } = await allowed(as, scopes, body)
    const tokens: Tokens = (await token(fields)).json()
    return { client, tokens, fields }
  }

  const mcp = (accessToken: string, method: string, params?: object, headers: Record<string, string> = {}) =>
    call('POST', '/mcp', {
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })

  return { register, newVerifier, requestOf, consent, form, allowed, token, refresh, connected, mcp }
}
