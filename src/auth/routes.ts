import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { access } from '../access'
import type { App } from '../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import { assertSameOrigin } from './origin'
import type { RateLimits } from './rate-limit'
import { bodies, type signInBody } from './schema'
import type { Auth } from './session'

type Forwarded = { method: 'GET' | 'POST'; path: string; summary: string; body?: z.ZodType }

const get = (path: string, summary: string): Forwarded => ({ method: 'GET', path, summary })
const post = (path: string, summary: string, body?: z.ZodType): Forwarded => ({ method: 'POST', path, summary, body })

/** The part of better-auth that is ours to offer; the rest of its routes do not exist here. */
const FORWARDED: Forwarded[] = [
  post('/sign-in/email', 'Sign in; the answer sets the session cookie', bodies.signIn),
  post('/sign-in/social', 'Start a sign-in at the identity provider (`provider: "oidc"`)', bodies.signInSocial),
  get('/callback/:provider', 'Where the identity provider sends the browser back to'),
  post('/sign-up/email', 'Create a user, by invitation or where sign-up is open', bodies.signUp),
  post('/sign-out', 'End this session'),
  get('/get-session', 'The user and session of the cookie, or null'),
  get('/list-sessions', 'All sessions of the user'),
  post('/revoke-session', 'End one session', bodies.revokeSession),
  post('/revoke-other-sessions', 'End all sessions but this one'),
  post('/change-password', 'Change the password', bodies.changePassword),
  post('/update-user', "Change the user's name", bodies.updateUser),
  get('/organization/list', 'The organizations the user is a member of'),
  post('/organization/create', 'Create an organization, where sign-up is open', bodies.createOrganization),
  post('/organization/set-active', 'Switch to another organization', bodies.setActive),
  get('/organization/list-members', 'Members of the active organization'),
  post('/organization/update-member-role', "Change a member's role", bodies.updateMemberRole),
  post('/organization/remove-member', 'Remove a member', bodies.removeMember),
  post('/organization/leave', 'Leave an organization', bodies.leave),
  post('/organization/invite-member', 'Invite by email; send its id on: it is the link', bodies.invite),
  get('/organization/get-invitation', 'One invitation, by `?id=`'),
  get('/organization/list-invitations', 'Invitations of the active organization'),
  get('/organization/list-user-invitations', 'Invitations to the user'),
  post('/organization/accept-invitation', 'Accept an invitation', bodies.invitation),
  post('/organization/reject-invitation', 'Decline an invitation', bodies.invitation),
  post('/organization/cancel-invitation', 'Withdraw an invitation', bodies.invitation),
]

export type AuthRouteDeps = { auth: () => Promise<Auth>; rateLimits: RateLimits; trustedOrigins: readonly string[] }

export function authRoutes(app: App, deps: AuthRouteDeps) {
  for (const { method, path, summary, body } of FORWARDED) {
    app.route({
      method,
      url: `/api/auth${path}`,
      config: { access: access.identity },
      bodyLimit: SMALL_BODY_LIMIT_BYTES,
      schema: { tags: ['Sign-in'], summary, ...(body ? { body } : {}) },
      handler: async (request, reply) => {
        assertSameOrigin(request, deps.trustedOrigins)
        if (path === '/sign-in/email') {
          const { email } = request.body as z.infer<typeof signInBody>
          await deps.rateLimits.signInAttempt(request.ip, email)
        }
        return forward(await deps.auth(), request, reply)
      },
    })
  }
  app.route({
    method: 'GET',
    url: '/api/auth/error',
    config: { access: access.public },
    schema: {
      tags: ['Sign-in'],
      summary: 'Where a sign-in at the identity provider ends when it fails',
      querystring: z.object({ error: z.string().max(200).default('unknown') }),
    },
    handler: (request, reply) => reply.code(400).send({ error: `Sign-in failed: ${request.query.error}` }),
  })
}

async function forward(auth: Auth, request: FastifyRequest, reply: FastifyReply) {
  const response = await auth.handler(toFetchRequest(request))
  reply.code(response.status)
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const text = await response.text()
  return response.status < 400 ? reply.send(text) : reply.type('application/json').send({ error: messageOf(text) })
}

function toFetchRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, String(value))
  }
  headers.set('x-taxon-address', request.ip)
  const home = `${request.protocol}://${request.host}`
  // Our own check has let it pass; better-auth would also refuse a program, which names no origin.
  if (!headers.has('origin')) headers.set('origin', home)
  const hasBody = request.method === 'POST'
  if (hasBody) headers.set('content-type', 'application/json')
  return new Request(home + request.url, {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
  })
}

/** better-auth answers `{message, code}`. */
function messageOf(text: string): string {
  try {
    const { message } = JSON.parse(text)
    if (typeof message === 'string' && message !== '') return message
  } catch {
    // Not JSON: nothing of it is for the caller.
  }
  return 'Sign-in failed'
}
