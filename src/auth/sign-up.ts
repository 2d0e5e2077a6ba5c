import { APIError } from 'better-auth/api'
import type pg from 'pg'
import type { Config } from '../config'

/**
 * By invitation: whoever signs up with a password names the invitation they were sent (its id is the secret of the
 * link); an identity provider vouches for the address itself, so there a pending invitation to it is enough.
 */
export async function assertMaySignUp(
  pool: pg.Pool,
  signUp: Config['signUp'],
  email: string,
  invitationId: unknown,
  byPassword: boolean,
) {
  if (signUp === 'open') return
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM invitations WHERE lower(email) = lower($1) AND status = 'pending' AND expires_at > now()`,
    [email],
  )
  const invited = byPassword ? rows.some((row) => row.id === invitationId) : rows.length > 0
  if (!invited) throw new APIError('FORBIDDEN', { message: 'Sign-up is by invitation' })
}
