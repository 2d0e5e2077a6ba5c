import type { FastifyRequest } from 'fastify'
import type { Access, Role } from '../access'
import type { Caller, Org } from '../context'
import type { Db } from '../db/db'
import { members, organizations } from '../db/tables'
import { orUnreachable } from '../db/unreachable'
import { ApiError, unauthorized } from '../errors'
import { API_KEY_PREFIX } from '../keys/secret'
import type { KeyVerifier } from '../keys/verify'
import type { Plan } from '../limits'
import type { Auth } from './session'
import type { RateLimits } from './sign-in/rate-limit'

export type ResolveDeps = { db: Db; auth: Auth; keys: KeyVerifier; rateLimits: RateLimits }
export type Resolved = { caller: Caller; org: Org }
export type SignedIn = { userId: string; operator: boolean; activeOrganizationId: string | null }

const SDK_KEY_PREFIX = 'pk_'
const KEY_ROUTES: ReadonlySet<Access['kind']> = new Set(['caller', 'scope', 'sdk'])

/** By API key, by SDK key on SDK routes, or else by a session with an active organization. */
export async function resolveCaller(deps: ResolveDeps, request: FastifyRequest, now: Date): Promise<Resolved> {
  const kind = request.routeOptions.config.access!.kind
  const secret = bearer(request)
  if (secret?.startsWith(API_KEY_PREFIX) && KEY_ROUTES.has(kind)) {
    return deps.keys.apiKey(secret, now).catch(countFailure(deps.rateLimits, request.ip))
  }
  if (secret?.startsWith(SDK_KEY_PREFIX) && kind === 'sdk') {
    return deps.keys.sdkKey(secret, now).catch(countFailure(deps.rateLimits, request.ip))
  }
  if (isKey(secret)) throw unauthorized()
  return activeMembership(deps.db, await signedIn(deps, request))
}

export const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

export const isKey = (secret: string | undefined) =>
  secret !== undefined && (secret.startsWith(API_KEY_PREFIX) || secret.startsWith(SDK_KEY_PREFIX))

/** The session is read from the database each time, so that signing out and revoking take effect at once. */
export async function signedIn({ auth }: Pick<ResolveDeps, 'auth'>, request: FastifyRequest): Promise<SignedIn> {
  const { cookie } = request.headers
  if (!cookie) throw unauthorized()
  const current = await orUnreachable(() => auth.api.getSession({ headers: new Headers({ cookie }) }))
  if (!current) throw unauthorized()
  const { user, session } = current
  return {
    userId: user.id,
    operator: user.operator === true,
    activeOrganizationId: session.activeOrganizationId ?? null,
  }
}

const MEMBERSHIP = {
  id: organizations.id,
  name: organizations.name,
  plan: organizations.plan.as<Plan>(),
  org_alias: organizations.org_alias,
  partner_alias: organizations.partner_alias,
  role: members.role.as<Role>(),
}

/** A session that began before the user's first membership has no active organization: the oldest membership is used. */
async function activeMembership(db: Db, session: SignedIn): Promise<Resolved> {
  const [row] = await db.query(MEMBERSHIP, {
    name: 'active_membership',
    text: `SELECT o.id, o.name, o.plan, o.org_alias, o.partner_alias, m.role
           FROM members m JOIN organizations o ON o.id = m.organization_id
           WHERE m.user_id = $1 AND ($2::text IS NULL OR m.organization_id = $2)
           ORDER BY m.created_at, m.id LIMIT 1`,
    values: [session.userId, session.activeOrganizationId],
  })
  if (!row) throw unauthorized()
  return {
    caller: { kind: 'session', userId: session.userId, role: row.role, operator: session.operator },
    org: {
      id: row.id,
      name: row.name,
      plan: row.plan,
      orgAlias: row.org_alias,
      partnerAlias: row.partner_alias,
    },
  }
}

const countFailure = (rateLimits: RateLimits, address: string) => async (error: unknown) => {
  if (error instanceof ApiError && error.status === 401) await rateLimits.failedKey(address)
  throw error
}
