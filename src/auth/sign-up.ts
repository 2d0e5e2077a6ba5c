import { APIError } from 'better-auth/api'
import type pg from 'pg'
import type { Config } from '../config'

type SignUp = { email: string; invitationId: unknown; byPassword: boolean }

/**
 * By invitation: whoever signs up with a password names the invitation they were sent (its id is the secret of the
 * link, so it also proves the address); an identity provider vouches for the address itself, so there a pending
 * invitation to it is enough.
 */
export async function invitedOrRefused(pool: pg.Pool, policy: Config['signUp'], signUp: SignUp): Promise<boolean> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM invitations WHERE lower(email) = lower($1) AND status = 'pending' AND expires_at > now()`,
    [signUp.email],
  )
  const invited = signUp.byPassword ? rows.some((row) => row.id === signUp.invitationId) : rows.length > 0
  if (!invited && policy !== 'open') throw new APIError('FORBIDDEN', { message: 'Sign-up is by invitation' })
  return invited
}
