import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { access } from '../access'
import type { Config } from '../config'
import type { Db } from '../db/db'
import { orUnreachable } from '../db/unreachable'
import { unauthorized } from '../errors'
import type { App } from '../http/app'
import { IDENTITY_LIST_ROWS, SMALL_BODY_LIMIT_BYTES } from '../limits'
import { answersOf, errorsOf } from './answers'
import { auditIdentity, type SessionBefore } from './audit-identity'
import { forward, messageOf, orRefused } from './forward'
import { orRefusalPage, refusalPage, wantsPage } from './identity-provider/refusal-page'
import { assertSameRole, invitingOrganization } from './invitations'
import { queueInvitation } from './mails/queue'
import { assertSameOrigin } from './origin'
import { changeOwner } from './owners'
import { endWaiting } from './password-reset/reset-link'
import { bodies, providerParams, queries } from './schema'
import type { Auth } from './session'
import { assertShownOrganization } from './shown-organization'
import { type AttemptDeps, attempt } from './sign-in/attempts'
import { assertTwoFactor } from './two-factor/demand'

type Forwarded = {
  method: 'GET' | 'POST'
  path: string
  summary: string
  body?: z.ZodType
  querystring: z.ZodType
  params?: z.ZodType
}
type Call = { request: FastifyRequest; path: string; before: SessionBefore | undefined }
type Forward = (deps: AuthRouteDeps, call: Call) => Promise<Response>

const get = (path: string, summary: string, querystring: z.ZodType = queries.none): Forwarded => ({
  method: 'GET',
  path,
  summary,
  querystring,
  ...(path.includes(':provider') ? { params: providerParams } : {}),
})
const post = (path: string, summary: string, body?: z.ZodType): Forwarded => ({
  method: 'POST',
  path,
  summary,
  querystring: queries.none,
  ...(body ? { body } : {}),
})

const CALLBACK = '/callback/:provider'
const CHANGE_PASSWORD = '/change-password'
const REVOKE_OTHERS = '/revoke-other-sessions'
const INVITE = '/organization/invite-member'
const CHANGE_ROLE = '/organization/update-member-role'
const REMOVE = '/organization/remove-member'
const LEAVE = '/organization/leave'
const OWN_INVITATIONS = '/organization/list-user-invitations'

/** The routes of better-auth that the service offers; the others do not exist here. */
const FORWARDED: Forwarded[] = [
  post('/sign-in/email', 'Sign in; the answer sets the session cookie', bodies.signIn),
  post('/sign-in/social', 'Start a sign-in at the identity provider (`provider: "oidc"`)', bodies.signInSocial),
  get(CALLBACK, 'Finish a sign-in at the identity provider, which sends the browser here', queries.callback),
  post('/sign-up/email', 'Sign up by invitation, which also signs in, or freely where sign-up is open', bodies.signUp),
  post('/sign-out', 'End this session'),
  get('/get-session', 'Get the user and session of the cookie, or null'),
  get('/list-sessions', `List your sessions, the latest first, ${IDENTITY_LIST_ROWS} at most`),
  post('/revoke-session', 'End one session', bodies.revokeSession),
  post(REVOKE_OTHERS, 'End all sessions but this one'),
  post(CHANGE_PASSWORD, 'Change your password; this ends other sessions by default', bodies.changePassword),
  post('/reset-password', 'Set a new password with the token of a link; this ends all sessions', bodies.resetPassword),
  post(
    '/two-factor/enable',
    'Begin to set up two-factor sign-in: a secret for the app, and recovery codes',
    bodies.ownPassword,
  ),
  post('/two-factor/verify-totp', 'Give the code of the app, to sign in or to finish the set-up', bodies.code),
  post('/two-factor/verify-backup-code', 'Sign in with a recovery code, which works once', bodies.code),
  post('/two-factor/generate-backup-codes', 'Replace your recovery codes', bodies.ownPassword),
  post('/two-factor/disable', 'Turn two-factor sign-in off', bodies.ownPassword),
  post('/update-user', 'Change your name', bodies.updateUser),
  get('/organization/list', `List your organizations, ${IDENTITY_LIST_ROWS} at most`),
  post('/organization/create', 'Create an organization, where sign-up is open', bodies.createOrganization),
  post('/organization/set-active', 'Switch to another organization', bodies.setActive),
  // Without paging: better-auth fails on a page beyond the last.
  get('/organization/list-members', 'List the members of the active organization', queries.ofOrganization),
  post(CHANGE_ROLE, "Change a member's role", bodies.updateMemberRole),
  post(REMOVE, 'Remove a member', bodies.removeMember),
  post(LEAVE, 'Leave an organization', bodies.leave),
  post(
    INVITE,
    'Invite by email; the id in the answer makes the link, and `mailed` tells whether it is mailed',
    bodies.invite,
  ),
  get('/organization/get-invitation', 'Get an invitation', queries.invitation),
  get(
    '/organization/list-invitations',
    'List the invitations of the active organization that you may send, open ones first, and what became of their mails',
    queries.ofOrganization,
  ),
  get(OWN_INVITATIONS, `List the open invitations to you, the latest first, ${IDENTITY_LIST_ROWS} at most`),
  post('/organization/accept-invitation', 'Accept an invitation', bodies.invitation),
  post('/organization/reject-invitation', 'Decline an invitation', bodies.invitation),
  post('/organization/cancel-invitation', 'Withdraw an invitation', bodies.invitation),
]

/** What is done in an organization, which may demand two-factor sign-in for it. */
const MANAGING: ReadonlySet<string> = new Set(
  ['list-members', 'update-member-role', 'remove-member', 'invite-member', 'list-invitations', 'cancel-invitation'].map(
    (name) => `/organization/${name}`,
  ),
)

async function assertMayManage(db: Db, { body, query }: FastifyRequest, { userId, organizationId }: SessionBefore) {
  const named = { ...(body as object), ...(query as object) } as { organizationId?: string; invitationId?: string }
  const inviting = named.invitationId === undefined ? undefined : await invitingOrganization(db, named.invitationId)
  const managed = inviting ?? named.organizationId ?? organizationId
  if (managed) await assertTwoFactor(db, userId, managed)
}

export type AuthRouteDeps = AttemptDeps & { auth: Auth; config: Pick<Config, 'signUp' | 'trustedOrigins' | 'mail'> }

export function authRoutes(app: App, deps: AuthRouteDeps) {
  for (const { method, path, summary, ...schema } of FORWARDED) {
    app.route({
      method,
      url: `/api/auth${path}`,
      config: { access: access.identity, errors: errorsOf(path) },
      bodyLimit: SMALL_BODY_LIMIT_BYTES,
      schema: { tags: ['Sign-in'], summary, ...schema, response: answersOf(path) },
      handler: async (request, reply) => {
        assertSameOrigin(request, deps.config.trustedOrigins)
        const isManaging = MANAGING.has(path)
        const before = method === 'POST' || isManaging ? await sessionBefore(deps.auth, request) : undefined
        request.signedInUser = before?.userId
        if (isManaging && before) {
          // In the address of these routes, organizationId is the organization that is managed.
          assertShownOrganization(request.headers['x-organization-id'], before.organizationId)
          await assertMayManage(deps.db, request, before)
        }
        const send = FORWARDS[path] ?? forwardAsIs
        const work = async () => {
          const response = await attempt(deps, path, request, before?.userId, () =>
            send(deps, { request, path, before }),
          )
          await auditIdentity({ db: deps.db, secret: deps.secret, path, request, response, before })
          return response
        }
        const response = await (path === CALLBACK && wantsPage(request) ? orRefusalPage(work) : work())
        return answer(response, reply.code(statusOf(response, path, before)))
      },
    })
  }
  app.route({
    method: 'GET',
    url: '/api/auth/error',
    config: { access: access.public },
    schema: {
      tags: ['Sign-in'],
      summary: 'Show why a sign-in at the identity provider failed',
      querystring: z.object({ error: z.string().max(200).default('unknown') }),
    },
    handler: (request, reply) => {
      const { error } = request.query
      if (wantsPage(request)) return reply.redirect(refusalPage(error))
      return reply.code(400).send({ error: `Sign-in failed: ${error}` })
    },
  })
}

/** Whoever has a session is not told that it has ended: a wrong code is a mistake in a form, a missing right a refusal. */
function statusOf({ status }: Response, path: string, before: SessionBefore | undefined): number {
  if (status !== 401 || !before) return status
  if (path.startsWith('/two-factor/')) return 400
  return path === REMOVE ? 403 : status
}

async function answer(response: Response, reply: FastifyReply) {
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const text = await response.text()
  return response.status < 400
    ? reply.send(text as never)
    : reply.type('application/json').send({ error: messageOf(text) })
}

/** For the logs, and for the limit of password changes. */
async function sessionBefore(auth: Auth, request: FastifyRequest): Promise<SessionBefore | undefined> {
  const { cookie } = request.headers
  if (!cookie) return undefined
  const headers = new Headers({ cookie })
  const current = await orUnreachable(() => auth.api.getSession({ headers, query: { disableRefresh: true } }))
  if (!current) return undefined
  const { user, session } = current
  return {
    token: session.token,
    userId: user.id,
    organizationId: session.activeOrganizationId ?? null,
    hasTwoFactor: user.twoFactorEnabled === true,
  }
}

const forwardAsIs: Forward = ({ auth }, { request, path }) => {
  const { provider = '' } = request.params as { provider?: string }
  // A body that no schema has checked is not passed on; better-auth needs none on these routes.
  const body = request.routeOptions.schema?.body ? request.body : {}
  return forward(auth, request, { path: path.replace(':provider', encodeURIComponent(provider)), body })
}

/** Ends the other sessions here, because better-auth's own option would also replace the current one. */
const changePassword: Forward = async ({ auth, db }, { request, path, before }) => {
  const { revokeOtherSessions, ...body } = request.body as z.infer<typeof bodies.changePassword>
  const response = await forward(auth, request, { path, body })
  if (!response.ok || !before) return response
  if (revokeOtherSessions) await endOtherSessions(db, before)
  await endWaiting(db, before.userId)
  return response
}

const revokeOthers: Forward = async (deps, call) => {
  if (!call.before) return forwardAsIs(deps, call)
  await endOtherSessions(deps.db, call.before)
  return Response.json({ status: true })
}

/** better-auth would end no more than 100. */
const endOtherSessions = (db: Db, { userId, token }: SessionBefore) =>
  db.execute({ text: 'DELETE FROM sessions WHERE user_id = $1 AND token <> $2', values: [userId, token] })

/** Where mail is configured, the invitation is mailed, too. Beyond the limits it is left to whoever invites to pass it on. */
const invite: Forward = async (deps, call) => {
  const { before } = call
  const { resend, organizationId: named, email: invited, role } = call.request.body as z.infer<typeof bodies.invite>
  if (resend && before) {
    const inviting = { userId: before.userId, organizationId: named ?? before.organizationId }
    await assertSameRole(deps.db, { ...inviting, email: invited, role })
  }
  const response = await forwardAsIs(deps, call)
  if (!response.ok) return response
  const invitation = (await response.json()) as { id: string; organizationId: string; email: string }
  const { id, organizationId, email } = invitation
  const mailed = deps.config.mail !== undefined && (await deps.rateLimits.mayMailInvitation(organizationId, email))
  if (mailed) await queueInvitation(deps.db, id)
  return Response.json({ ...invitation, mailed })
}

/** Without a session better-auth misses an address in the query, which we do not take. */
const listOwnInvitations: Forward = async (deps, call) => {
  if (!(await sessionBefore(deps.auth, call.request))) throw unauthorized()
  return forwardAsIs(deps, call)
}

const changeMembership: Forward = async (deps, call) => {
  const { request, path, before } = call
  const member = before && (await orRefused(() => changeOwner(deps.db, path, request.body as object, before)))
  if (!member) return forwardAsIs(deps, call)
  return Response.json(path === REMOVE ? { member } : member)
}

/** The routes that do more than better-auth does. */
const FORWARDS: Record<string, Forward> = {
  [CHANGE_PASSWORD]: changePassword,
  [REVOKE_OTHERS]: revokeOthers,
  [INVITE]: invite,
  [CHANGE_ROLE]: changeMembership,
  [REMOVE]: changeMembership,
  [LEAVE]: changeMembership,
  [OWN_INVITATIONS]: listOwnInvitations,
}
