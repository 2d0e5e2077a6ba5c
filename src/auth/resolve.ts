import type { FastifyRequest } from 'fastify'
import type { Access } from '../access'
import type { Caller, Org } from '../context'
import type { Db } from '../db/db'
import { ApiError, unauthorized } from '../errors'
import { API_KEY_PREFIX } from '../keys/secret'
import type { KeyVerifier } from '../keys/verify'
import { ACCESS_TOKEN_PREFIX } from './oauth/secret'
import type { AppVerifier } from './oauth/verify'
import type { RateLimits } from './sign-in/rate-limit'
import type { StoredSession, StoredSessions } from './stored-session'

export type ResolveDeps = {
  db: Db
  sessions: StoredSessions
  keys: KeyVerifier
  apps: AppVerifier
  rateLimits: RateLimits
}
/** `workspaceId`: the only one that an app may work in. */
export type Resolved = { caller: Caller; org: Org; session?: StoredSession; workspaceId?: string | null }

const SDK_KEY_PREFIX = 'pk_'
const KEY_ROUTES: ReadonlySet<Access['kind']> = new Set(['caller', 'scope', 'sdk'])

/** By API key, by SDK key on SDK routes, by an app's access token where apps are accepted, or else by a session with an active organization. */
export async function resolveCaller(deps: ResolveDeps, request: FastifyRequest, now: Date): Promise<Resolved> {
  const kind = request.routeOptions.config.access!.kind
  const secret = bearer(request)
  if (secret?.startsWith(API_KEY_PREFIX) && KEY_ROUTES.has(kind)) {
    return deps.keys.apiKey(secret, now).catch(countFailure(deps.rateLimits, request.ip))
  }
  if (secret?.startsWith(SDK_KEY_PREFIX) && kind === 'sdk') {
    return deps.keys.sdkKey(secret, now).catch(countFailure(deps.rateLimits, request.ip))
  }
  if (secret?.startsWith(ACCESS_TOKEN_PREFIX) && request.routeOptions.config.acceptsApps) {
    // Failures are not counted: tokens expire every hour, and all people of a hosted assistant come from a few addresses.
    return deps.apps(secret, now)
  }
  if (isKey(secret)) throw unauthorized()
  return activeMembership(await deps.sessions.ofCookie(request.headers.cookie))
}

export const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

export const isKey = (secret: string | undefined) =>
  secret !== undefined &&
  [API_KEY_PREFIX, SDK_KEY_PREFIX, ACCESS_TOKEN_PREFIX].some((prefix) => secret.startsWith(prefix))

function activeMembership(session: StoredSession): Resolved {
  const { userId, operator, membership } = session
  if (!membership) throw unauthorized()
  const { org, role, lacksTwoFactor } = membership
  return { caller: { kind: 'session', userId, role, operator, lacksTwoFactor }, org, session }
}

const countFailure = (rateLimits: RateLimits, address: string) => async (error: unknown) => {
  if (error instanceof ApiError && error.status === 401) await rateLimits.failedKey(address)
  throw error
}
