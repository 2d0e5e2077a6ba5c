import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../access'
import { clientOf } from '../audit/audit'
import type { Connectors } from '../connectors/registry'
import type { RunSource } from '../context'
import type { OrgReplica, Replica } from '../db/replica'
import { forbidden, unauthorized } from '../errors'
import type { App } from '../http/app'
import { findWorkspace } from '../workspaces/find'
import { authorize } from './authorize'
import { assertSameOrigin } from './origin'
import { bearer, isKey, type ResolveDeps, resolveCaller } from './resolve'
import { assertShownOrganization, shownOrganization } from './shown-organization'
import type { StoredSession } from './stored-session'
import { twoFactorMissing } from './two-factor/demand'

type Deps = ResolveDeps & {
  trustedOrigins: readonly string[]
  metricsToken: string | undefined
  clock: () => Date
  connectors: Connectors
  replica: Replica | undefined
}

/** Runs before the body is read: finds the caller, checks the route's access and fills `request.ctx`. */
export function authenticate(app: App, deps: Deps) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return
    const access = request.routeOptions.config.access!
    if (access.kind === 'public' || access.kind === 'identity') return
    const now = deps.clock()
    if (access.kind === 'operator' || access.kind === 'metrics') {
      const session = await authenticateOperator(deps, request, access, now)
      return session && prolong(deps, session, reply)
    }
    const { caller, org, session, workspaceId } = await resolveCaller(deps, request, now)
    if (session) assertShownOrganization(shownOrganization(request), org.id)
    authorize(access, caller)
    if (session) {
      if (session.membership?.lacksTwoFactor && !request.routeOptions.config.allowsWithoutTwoFactor)
        throw twoFactorMissing()
      assertSameOrigin(request, deps.trustedOrigins)
      await prolong(deps, session, reply)
    }
    const named = workspaceIn(request)
    if (workspaceId && named && named !== workspaceId) throw forbidden('This app may work in another workspace only')
    const workspace = workspaceId ?? (named ? await findWorkspace({ db: deps.db, org }, named) : null)
    const source = sourceOf(request)
    const client = clientOf(request)
    const { db, connectors } = deps
    const replica = deps.replica && replicaFor(deps.replica, org.id)
    request.ctx = { db, org, caller, workspace, now, log: request.log, connectors, source, client, replica }
  })
}

const replicaFor = (replica: Replica, orgId: string): OrgReplica => ({
  reader: () => replica.readerFor(orgId),
  noteWrite: () => replica.noteWrite(orgId),
})

async function authenticateOperator(deps: Deps, request: FastifyRequest, access: Access, now: Date) {
  const secret = bearer(request)
  if (access.kind === 'metrics' && secret && deps.metricsToken && sameSecret(secret, deps.metricsToken)) return
  if (isKey(secret)) throw unauthorized()
  const session = await deps.sessions.ofCookie(request.headers.cookie)
  if (!session.operator) throw forbidden()
  if (session.membership?.lacksTwoFactor) throw twoFactorMissing()
  assertSameOrigin(request, deps.trustedOrigins)
  const { userId } = session
  const client = clientOf(request)
  const orgId = session.membership?.org.id
  request.operator = { db: deps.db, now, log: request.log, userId, orgId, source: sourceOf(request), client }
  return session
}

/** The browser keeps the cookie for as long as the session lasts. */
async function prolong({ sessions }: Deps, session: StoredSession, reply: FastifyReply) {
  if (session.shouldProlong) reply.header('set-cookie', await sessions.prolong(session))
}

/** From the header or, for links and streams, which cannot send one, from the address. */
function workspaceIn({ headers, query }: FastifyRequest): string | null {
  const named = headers['x-workspace-id'] ?? (query as { workspaceId?: unknown }).workspaceId
  return typeof named === 'string' && named !== '' ? named : null
}

/** Our own clients name themselves; all others are told apart by how they authenticate. */
const CLIENTS: readonly [prefix: string, source: RunSource][] = [
  ['taxon-cli', 'cli'],
  ['taxon-agent', 'agent'],
]

function sourceOf({ headers }: FastifyRequest): RunSource | undefined {
  const agent = headers['user-agent'] ?? ''
  return CLIENTS.find(([prefix]) => agent.startsWith(prefix))?.[1]
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const sameSecret = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
