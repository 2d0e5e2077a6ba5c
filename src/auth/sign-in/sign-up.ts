import { APIError } from 'better-auth/api'
import type { Config } from '../../config'
import type { Db } from '../../db/db'

type SignUp = { email: string; invitationId: unknown; byPassword: boolean }

/**
 * By invitation: whoever signs up with a password names the invitation they were sent, whose id is the secret of the
 * link; an identity provider vouches for the address, so there a pending invitation to it is enough. Whether the
 * address has an account already is not looked at: a stranger learns nothing of it.
 */
export async function invitedOrRefused(db: Db, policy: Config['signUp'], signUp: SignUp): Promise<boolean> {
  const invited = await isInvited(db, signUp.email, signUp.byPassword ? String(signUp.invitationId) : undefined)
  if (!invited && policy !== 'open') throw new APIError('FORBIDDEN', { message: 'Sign-up is by invitation' })
  return invited
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
