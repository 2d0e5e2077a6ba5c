import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { ROLES } from '../access'
import type { Db } from '../db/db'
import { members } from '../db/tables'
import { MAY_NOT_INVITE, maySend } from './invitations'
import { listInvitations, listMembers, listOrganizations, listOwnInvitations, listSessions } from './lists'
import { mailsOfInvitations } from './mails/queue'
import { isInvited } from './sign-in/sign-up'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
type Invitation = { organizationId: string; role: string }

/** Changes better-auth's answers where they would tell too much or too little. */
export const afterRoutes = (db: Db) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.context.returned instanceof APIError) return
    if (ctx.path === '/sign-up/email') return signInIfInvited(db, ctx)
    if (ctx.path === '/list-sessions') return ctx.json(await listSessions(db, await userIdOf(ctx)))
    if (ctx.path === '/organization/list') return ctx.json(await listOrganizations(db, await userIdOf(ctx)))
    if (ctx.path === '/organization/list-user-invitations') {
      return ctx.json(await listOwnInvitations(db, await userIdOf(ctx)))
    }
    if (ctx.path === '/organization/list-members') return showMembers(db, ctx)
    if (ctx.path === '/organization/list-invitations') return showInvitations(db, ctx)
    if (ctx.path === '/organization/invite-member') return refuseHigherRole(db, ctx)
  })

/**
 * Sign-up gives the same answer whether or not the address has an account, so it cannot sign in: people sign in afterwards
 * with the password they chose. Somebody with the invitation owns the address, and is told the truth and signed in.
 */
async function signInIfInvited(db: Db, ctx: Context) {
  const { email, invitationId } = ctx.body
  if (typeof invitationId !== 'string' || !(await isInvited(db, email, invitationId))) return
  const { user: returnedUser } = ctx.context.returned as { user: { id: string } }
  const user = await ctx.context.internalAdapter.findUserById(returnedUser.id)
  if (!user) {
    throw new APIError('UNPROCESSABLE_ENTITY', { message: 'User already exists. Use another email.' })
  }
  const session = await ctx.context.internalAdapter.createSession(user.id)
  await setSessionCookie(ctx, { session, user })
  return ctx.json({ token: session.token, user: returnedUser })
}

/** Whoever knows an invitation's id can join with its role, so only those who may send it see it, and what became of its mail. */
async function showInvitations(db: Db, ctx: Context) {
  const [first] = ctx.context.returned as Invitation[]
  if (!first) return
  const sender = await roleIn(db, ctx, first.organizationId)
  const roles = ROLES.filter((role) => maySend(sender, role))
  const invitations = await listInvitations(db, first.organizationId, roles)
  const sent = await mailsOfInvitations(
    db,
    invitations.map(({ id }) => id),
  )
  return ctx.json(invitations.map((invitation) => ({ ...invitation, mail: sent.get(invitation.id) ?? null })))
}

/** All members; who asks for a page, an order or a filter gets better-auth's answer. */
async function showMembers(db: Db, ctx: Context) {
  if (Object.keys(ctx.query ?? {}).some((key) => !key.startsWith('organization'))) return
  const { members: returned } = ctx.context.returned as { members: { organizationId: string }[] }
  const [first] = returned
  if (!first) return
  const members = await listMembers(db, first.organizationId)
  return ctx.json({ members, total: members.length })
}

/** better-auth answers a repeated invitation with the existing one, whose role may be higher than the one asked for. */
async function refuseHigherRole(db: Db, ctx: Context) {
  const invitation = ctx.context.returned as Invitation
  if (maySend(await roleIn(db, ctx, invitation.organizationId), invitation.role)) return
  throw new APIError('FORBIDDEN', { message: MAY_NOT_INVITE })
}

/** Of a route that better-auth has answered, so there was a session. It may have ended since. */
async function userIdOf(ctx: Context): Promise<string> {
  const session = await getSessionFromCtx(ctx)
  if (!session) throw new APIError('UNAUTHORIZED', { message: 'Unauthorized' })
  return session.user.id
}

async function roleIn(db: Db, ctx: Context, organizationId: string): Promise<string | undefined> {
  const [member] = await db.query(
    { role: members.role },
    {
      name: 'role_in_organization',
      text: 'SELECT role FROM members WHERE organization_id = $1 AND user_id = $2',
      values: [organizationId, await userIdOf(ctx)],
    },
  )
  return member?.role
}
