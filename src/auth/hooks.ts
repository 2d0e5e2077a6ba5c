import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { Db } from '../db/db'
import { members } from '../db/tables'
import { isInvited } from './sign-in/sign-up'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
type Invitation = { organizationId: string; role: string }

/** What better-auth's routes answer, where its own answer would give something away. */
export const afterRoutes = (db: Db) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.context.returned instanceof APIError) return
    if (ctx.path === '/sign-up/email') return enterIfInvited(db, ctx)
    if (ctx.path === '/organization/list-invitations') return sendableInvitations(db, ctx)
    if (ctx.path === '/organization/invite-member') return refuseUnsendable(db, ctx)
  })

/**
 * To a stranger sign-up says the same of every address, so it cannot let them in at once: they sign in with the password
 * they chose, if it is theirs. An invitation was sent to the address, so its holder is told, and let in.
 */
async function enterIfInvited(db: Db, ctx: Context) {
  const { email, invitationId } = ctx.body
  if (typeof invitationId !== 'string' || !(await isInvited(db, email, invitationId))) return
  const { user: shown } = ctx.context.returned as { user: { id: string } }
  const user = await ctx.context.internalAdapter.findUserById(shown.id)
  if (!user) {
    throw new APIError('UNPROCESSABLE_ENTITY', { message: 'User already exists. Use another email.' })
  }
  const session = await ctx.context.internalAdapter.createSession(user.id)
  await setSessionCookie(ctx, { session, user })
  return ctx.json({ token: session.token, user: shown })
}

/** An invitation's id lets its holder in with its role: it is shown to those who might have sent it. */
async function sendableInvitations(db: Db, ctx: Context) {
  const invitations = ctx.context.returned as Invitation[]
  const [first] = invitations
  if (!first) return
  const role = await roleIn(db, ctx, first.organizationId)
  return ctx.json(invitations.filter((invitation) => maySend(role, invitation)))
}

/** Sending an invitation again answers with the one that there is, whatever role was asked for. */
async function refuseUnsendable(db: Db, ctx: Context) {
  const invitation = ctx.context.returned as Invitation
  if (maySend(await roleIn(db, ctx, invitation.organizationId), invitation)) return
  throw new APIError('FORBIDDEN', { message: 'You are not allowed to invite a user with this role' })
}

const maySend = (role: string | undefined, invitation: Invitation) =>
  role === 'owner' || (role === 'admin' && invitation.role !== 'owner')

async function roleIn(db: Db, ctx: Context, organizationId: string): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx)
  const [member] = await db.query(
    { role: members.role },
    {
      name: 'role_in_organization',
      text: 'SELECT role FROM members WHERE organization_id = $1 AND user_id = $2',
      values: [organizationId, session?.user.id],
    },
  )
  return member?.role
}
