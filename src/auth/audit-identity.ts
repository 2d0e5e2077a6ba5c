import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '../audit/actions'
import { type AuditEntry, audit, clientOf } from '../audit/audit'
import type { Db } from '../db/db'
import { sessions, users, verifications } from '../db/tables'
import { storableStart } from '../storable'
import { messageOf } from './forward'
import { accountTag } from './sign-in/account-tag'

/** The session that came with a request, before better-auth answered it. */
export type SessionBefore = { token: string; userId: string; organizationId: string | null; hasTwoFactor: boolean }

type Call = {
  db: Db
  /** For `accountTag`. */
  secret: string
  path: string
  request: FastifyRequest
  response: Response
  before: SessionBefore | undefined
}

type Json = Record<string, unknown>
type Answered = Call & { body: Json }
type Recorded = AuditEntry & { action: AuditAction; userId?: string | undefined }
type Describe = (call: Answered) => Recorded | null | Promise<Recorded | null>

/**
 * Writes what better-auth did to the audit log. It has its own transactions, so this follows right after: a caller is
 * answered only once the entry is there.
 */
export async function auditIdentity(call: Call): Promise<void> {
  const describe = call.response.status < 400 ? SUCCESSES[call.path] : FAILURES[call.path]
  if (!describe) return
  const text = await call.response.clone().text()
  const recorded = await describe({ ...call, body: jsonOf(text) })
  if (!recorded) return
  const { action, userId = call.before?.userId, ...entry } = recorded
  const ctx = { db: call.db, client: clientOf(call.request), ...(userId === undefined ? {} : { userId }) }
  await audit(ctx, action, { orgId: call.before?.organizationId ?? null, ...entry })
  if (action === 'sign_in.succeed') call.request.log.info({ user: userId, address: call.request.ip }, 'Signed in')
}

const own =
  (action: AuditAction): Describe =>
  () => ({ action })

const ofInvitation =
  (action: AuditAction): Describe =>
  ({ body }) => {
    // Never its id, which is the secret part of the link.
    const { organizationId, email, role } = (body.invitation ?? body) as Record<string, string>
    return { action, orgId: organizationId ?? null, subject: { type: 'invitation', name: email! }, details: { role } }
  }

const ofMember =
  (action: AuditAction): Describe =>
  async ({ db, body }) => {
    const { organizationId, userId, role } = (body.member ?? body) as Record<string, string>
    const subject = { type: 'user', id: userId!, ...(await emailOf(db, userId!)) }
    return { action, orgId: organizationId ?? null, subject, details: { role } }
  }

const signedIn =
  (method: string): Describe =>
  async ({ db, response, request }) => {
    const session = await newSession(db, response)
    // With two-factor sign-in the code is still to come.
    if (!session) return request.method === 'GET' ? refusedAtProvider(response) : null
    const { user_id, active_organization_id } = session
    return { action: 'sign_in.succeed', userId: user_id, orgId: active_organization_id, details: { method } }
  }

/** With a session, the code confirms that two-factor sign-in has been set up. */
const totpAccepted: Describe = (call) => {
  if (!call.before) return signedIn('two-factor code')(call)
  return call.before.hasTwoFactor ? null : { action: 'two_factor.enable' }
}

/** With a session, nothing comes of it. */
const recoveryCodeAccepted: Describe = (call) => (call.before ? null : signedIn('recovery code')(call))

/** Where the address had an account already, the answer names a user who does not exist. */
const signedUp: Describe = async ({ db, body }) => {
  const user = await userOf(db, 'id = $1', (body.user as { id: string }).id)
  return user ? { action: 'user.sign_up', userId: user.id } : null
}

const SUCCESSES: Record<string, Describe> = {
  '/sign-in/email': signedIn('password'),
  '/callback/:provider': signedIn('identity provider'),
  '/two-factor/verify-totp': totpAccepted,
  '/two-factor/verify-backup-code': recoveryCodeAccepted,
  '/sign-up/email': signedUp,
  '/sign-out': ({ before }) => (before ? { action: 'sign_in.end' } : null),
  '/revoke-session': own('session.end'),
  '/revoke-other-sessions': own('session.end'),
  '/change-password': own('password.change'),
  '/update-user': ({ body: _, request }) => ({ action: 'user.rename', details: request.body as Json }),
  '/two-factor/disable': own('two_factor.disable'),
  '/two-factor/generate-backup-codes': own('two_factor.codes'),
  '/organization/create': ({ body: { id, name } }) => ({
    action: 'organization.create',
    orgId: String(id),
    subject: { type: 'organization', id: String(id), name: String(name) },
  }),
  '/organization/set-active': ({ request }) => ({
    action: 'session.switch',
    orgId: (request.body as { organizationId: string }).organizationId,
  }),
  '/organization/update-member-role': ofMember('member.role'),
  '/organization/remove-member': ofMember('member.remove'),
  '/organization/leave': ofMember('member.leave'),
  '/organization/invite-member': ofInvitation('invitation.create'),
  '/organization/accept-invitation': ofInvitation('invitation.accept'),
  '/organization/reject-invitation': ofInvitation('invitation.decline'),
  '/organization/cancel-invitation': ofInvitation('invitation.cancel'),
}

const refusedSignIn: Describe = async ({ db, secret, request, body }) => {
  const { email } = request.body as { email: string }
  const user = await userOf(db, 'email = lower($1)', email)
  const details = { reason: messageOf(JSON.stringify(body)) }
  if (!user) return { action: 'sign_in.refuse', details: { ...details, account: accountTag(secret, email) } }
  return { action: 'sign_in.refuse', ...refusedUser(user), details }
}

/** The cookie of a sign-in that waits for its code names the person. */
const refusedCode: Describe = async ({ db, request, before, body }) => {
  if (before) return null
  const [, identifier] = /two_factor=([\w-]+)/.exec(request.headers.cookie ?? '') ?? []
  const [waiting] = await db.query(
    { value: verifications.value },
    { text: 'SELECT value FROM verifications WHERE identifier = $1 LIMIT 1', values: [identifier ?? ''] },
  )
  const user = waiting && (await userOf(db, 'id = $1', waiting.value))
  return {
    action: 'sign_in.refuse',
    ...(user ? refusedUser(user) : {}),
    details: { reason: messageOf(JSON.stringify(body)) },
  }
}

/** The same routes also fail for other reasons, most of them before they look at the password. */
const refusedPassword: Describe = async ({ db, before, body }) => {
  if (!before || messageOf(JSON.stringify(body)) !== 'Invalid password') return null
  const withPassword = await db.execute({
    text: 'SELECT 1 FROM accounts WHERE user_id = $1 AND password IS NOT NULL LIMIT 1',
    values: [before.userId],
  })
  return withPassword > 0 ? { action: 'password.refuse' } : null
}

const FAILURES: Record<string, Describe> = {
  '/sign-in/email': refusedSignIn,
  '/callback/:provider': ({ body }) => ({
    action: 'sign_in.refuse',
    details: { reason: messageOf(JSON.stringify(body)), method: 'identity provider' },
  }),
  '/two-factor/verify-totp': refusedCode,
  '/two-factor/verify-backup-code': refusedCode,
  '/change-password': refusedPassword,
  '/two-factor/enable': refusedPassword,
  '/two-factor/disable': refusedPassword,
  '/two-factor/generate-backup-codes': refusedPassword,
}

/** better-auth sends the browser to a page that tells the reason. */
function refusedAtProvider(response: Response): Recorded {
  const location = response.headers.get('location') ?? ''
  const reason = new URL(location, 'http://localhost').searchParams.get('error')
  return {
    action: 'sign_in.refuse',
    details: { reason: storableStart(reason ?? '', 200) || undefined, method: 'identity provider' },
  }
}

type User = { id: string; email: string; last_organization_id: string | null }

const refusedUser = ({ id, email, last_organization_id }: User) => ({
  orgId: last_organization_id,
  subject: { type: 'user', id, name: email },
})

async function userOf(db: Db, condition: 'id = $1' | 'email = lower($1)', value: string) {
  const [user] = await db.query(
    { id: users.id, email: users.email, last_organization_id: users.last_organization_id },
    {
      text: `SELECT id, email, (
               SELECT organization_id FROM members m WHERE m.user_id = u.id
               ORDER BY m.organization_id = u.last_organization_id DESC NULLS LAST, m.created_at, m.id LIMIT 1
             ) AS last_organization_id
             FROM users u WHERE ${condition}`,
      values: [value],
    },
  )
  return user
}

async function emailOf(db: Db, userId: string): Promise<{ name?: string }> {
  const user = await userOf(db, 'id = $1', userId)
  return user ? { name: user.email } : {}
}

async function newSession(db: Db, response: Response) {
  const cookie = response.headers.getSetCookie().find((header) => /session_token=[^;]/.test(header)) ?? ''
  const [, token] = /session_token=([^.;]+)/.exec(cookie) ?? []
  if (!token) return undefined
  const [session] = await db.query(
    { user_id: sessions.user_id, active_organization_id: sessions.active_organization_id },
    { text: 'SELECT user_id, active_organization_id FROM sessions WHERE token = $1', values: [token] },
  )
  return session
}

function jsonOf(text: string): Json {
  try {
    return (JSON.parse(text) as Json | null) ?? {}
  } catch {
    return {}
  }
}
