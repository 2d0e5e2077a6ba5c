import { createHash } from 'node:crypto'
import { z } from 'zod'
import { MARKETPLACE_AUTH_MS, OUTBOUND_RETRIES } from '../../limits'
import { type Grant, grantsOf } from '../outbound/grants'
import { OutboundError } from '../outbound/outbound-error'
import { required } from '../settings'
import type { Call } from './schema'

const RENEW_BEFORE_MS = 60_000
/** Where the answer does not say. */
const EXPIRES_IN_S = 300

const tokens = grantsOf<string>()

/**
 * Works with a token. Tokens are cached for each username and client. If a cached token is refused, it is forgotten and
 * the work is repeated once with a new one.
 */
export async function withToken<T>(call: Call, work: (token: string) => Promise<T>): Promise<T> {
  const cache = tokens(call.http)
  const login = loginOf(call)
  const take = () => cache.take(login.key, () => requestToken(call, login))
  const { value, fresh } = await take()
  try {
    return await work(value)
  } catch (error) {
    if (fresh || !(error instanceof OutboundError) || (error.status !== 401 && error.status !== 403)) throw error
    await cache.drop(login.key, value)
    return await work((await take()).value)
  }
}

type Login = { url: URL; form: URLSearchParams; key: string }

function loginOf({ config, credentials }: Call): Login {
  const url = new URL(required(config.token_url, 'config.token_url is required for marketplace'))
  const form = new URLSearchParams({
    grant_type: 'password',
    username: required(credentials.username, 'credentials.username is required for marketplace'),
    password: required(credentials.password, 'credentials.password is required for marketplace'),
    scope: 'openid',
    client_id: required(credentials.client_id, 'credentials.client_id is required for marketplace'),
    response_type: 'token',
    ...(credentials.client_secret ? { client_secret: credentials.client_secret } : {}),
  })
  // The key includes the password: knowing somebody's username is not enough to get their token.
  const key = createHash('sha256').update(`${url} ${form}`).digest('hex')
  return { url, form, key }
}

const answer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,8000}$/),
  expires_in: z.coerce.number().positive().max(1e9).catch(EXPIRES_IN_S),
})

/** OAuth2, password grant. */
async function requestToken({ http, deadline }: Call, { url, form }: Login): Promise<Grant<string>> {
  const requestedAt = Date.now()
  const body = await http
    .json({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      timeoutMs: MARKETPLACE_AUTH_MS,
      retries: OUTBOUND_RETRIES,
      deadline,
    })
    .catch((error) => {
      throw error instanceof OutboundError ? tokenFailure(error) : error
    })
  const parsed = answer.safeParse(body)
  if (!parsed.success) throw new OutboundError('Token request failed: the answer holds no access_token')
  const { access_token, expires_in } = parsed.data
  return { value: access_token, usableUntil: requestedAt + expires_in * 1000 - RENEW_BEFORE_MS }
}

/** OAuth2 answers 400 to most logins that it refuses. */
const REFUSALS = new Set([400, 401, 403])

/** A failed token request created no segment, and it has been repeated already. */
function tokenFailure(error: OutboundError): OutboundError {
  const isRefused = REFUSALS.has(error.status ?? 0)
  return error.as({
    message:
      error.status === undefined
        ? `Token request failed: ${error.message}`
        : `Token request failed with status ${error.status}: ${error.words || error.message}`,
    passing: false,
    unknown: false,
    unauthorized: isRefused,
    refusesLogin: isRefused,
  })
}
