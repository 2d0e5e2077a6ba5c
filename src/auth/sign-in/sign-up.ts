import type { Config } from '../../config'
import type { Db } from '../../db/db'
import { refused } from '../identity-provider/refusals'

type SignUp = { email: string; invitationId: unknown; byPassword: boolean }

/**
 * With a password, the invitation's id is needed: it is the secret of the link. An identity provider has verified the
 * address, so there any pending invitation to it is enough. Whether the address has an account already is not checked,
 * so that strangers learn nothing about it.
 */
export async function assertInvited(db: Db, policy: Config['signUp'], signUp: SignUp): Promise<void> {
  if (policy === 'open') return
  if (await isInvited(db, signUp.email, signUp.byPassword ? String(signUp.invitationId) : undefined)) return
  throw refused('not_invited')
}

export async function isInvited(db: Db, email: string, invitationId?: string): Promise<boolean> {
  const invitations = await db.execute({
    name: 'pending_invitation',
    text: `SELECT 1 FROM invitations
           WHERE lower(email) = lower($1) AND status = 'pending' AND expires_at > now()
             AND ($2::text IS NULL OR id = $2) LIMIT 1`,
    values: [email, invitationId ?? null],
  })
  return invitations > 0
}
