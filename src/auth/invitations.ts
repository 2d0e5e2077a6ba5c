import { APIError } from 'better-auth/api'
import type { Db } from '../db/db'
import { int8 } from '../db/rows'
import { invitations, members } from '../db/tables'
import { badRequest, forbidden } from '../errors'
import { OPEN_INVITATIONS_PER_ORG } from '../limits'

type Pending = { invitation: { id: string } }

/** What better-auth's routes ask before they change an invitation. */
export const invitationHooks = (db: Db) => ({
  beforeCreateInvitation: ({ invitation }: { invitation: { organizationId: string } }) =>
    assertRoom(db, invitation.organizationId),
  beforeCancelInvitation: ({ invitation }: Pending) => end(db, invitation.id, 'canceled'),
  beforeRejectInvitation: ({ invitation }: Pending) => end(db, invitation.id, 'rejected'),
})

/** better-auth itself writes whatever state it finds, also that of one which was accepted meanwhile. */
async function end(db: Db, id: string, status: 'canceled' | 'rejected') {
  const ended = await db.execute({
    text: `UPDATE invitations SET status = $2 WHERE id = $1 AND status = 'pending'`,
    values: [id, status],
  })
  if (ended === 0) throw new APIError('BAD_REQUEST', { message: 'Invitation not found' })
}

async function assertRoom(db: Db, organizationId: string) {
  const [open] = await db.query(
    { count: int8 },
    {
      text: `SELECT count(*) FROM invitations
             WHERE organization_id = $1 AND status = 'pending' AND expires_at > now()`,
      values: [organizationId],
    },
  )
  if (open!.count >= OPEN_INVITATIONS_PER_ORG) throw new APIError('BAD_REQUEST', { message: TOO_MANY_INVITATIONS })
}

type Inviting = { userId: string; organizationId: string | null; email: string; role: string }

/**
 * better-auth prolongs an open invitation and keeps its role, whichever is asked for. Those who may not invite are left to
 * it, so that they learn nothing.
 */
export async function assertSameRole(db: Db, { userId, organizationId, email, role }: Inviting): Promise<void> {
  const [open] = await db.query(
    { email: invitations.email, role: invitations.role.notNull(), sender: members.role },
    {
      text: `SELECT i.email, i.role, m.role AS sender
             FROM invitations i JOIN members m ON m.organization_id = i.organization_id
             WHERE i.organization_id = $1 AND m.user_id = $2 AND m.role IN ('owner', 'admin') AND i.email = lower($3)
               AND i.status = 'pending' AND i.expires_at > now() AND i.role <> $4`,
      values: [organizationId, userId, email, role],
    },
  )
  if (!open) return
  if (!maySend(open.sender, open.role)) throw forbidden(MAY_NOT_INVITE)
  throw badRequest(`${open.email} ${invitedAs(open.role)}`)
}

export const maySend = (sender: string | undefined, role: string) =>
  sender === 'owner' || (sender === 'admin' && role !== 'owner')

export const MAY_NOT_INVITE = 'You are not allowed to invite a user with this role'
export const invitedAs = (role: string) => `is already invited as ${role}: withdraw that invitation first`

/** The organization that an invitation is to, if there is such an invitation. */
export async function invitingOrganization(db: Db, invitationId: string): Promise<string | undefined> {
  const [invitation] = await db.query(
    { organization_id: invitations.organization_id },
    { text: 'SELECT organization_id FROM invitations WHERE id = $1', values: [invitationId] },
  )
  return invitation?.organization_id
}

export const TOO_MANY_INVITATIONS = `Maximum ${OPEN_INVITATIONS_PER_ORG} open invitations per organization`
