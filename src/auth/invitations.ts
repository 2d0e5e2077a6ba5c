import { APIError } from 'better-auth/api'
import type { Db } from '../db/db'
import { int8 } from '../db/rows'
import { invitations } from '../db/tables'
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

/** The organization that an invitation is to, if there is such an invitation. */
export async function invitingOrganization(db: Db, invitationId: string): Promise<string | undefined> {
  const [invitation] = await db.query(
    { organization_id: invitations.organization_id },
    { text: 'SELECT organization_id FROM invitations WHERE id = $1', values: [invitationId] },
  )
  return invitation?.organization_id
}

export const TOO_MANY_INVITATIONS = `Maximum ${OPEN_INVITATIONS_PER_ORG} open invitations per organization`
