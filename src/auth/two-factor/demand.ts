import type { Db } from '../../db/db'
import { forbidden } from '../../errors'

const MESSAGE = 'Your organization requires two-factor sign-in: set it up first'

/**
 * SQL: whether user `u` still has to set it up for organization `o`. People without a password sign in at the identity
 * provider, which asks for what it wants.
 */
export const LACKS_TWO_FACTOR = `(o.two_factor_required AND NOT u.two_factor_enabled
  AND EXISTS (SELECT FROM accounts a WHERE a.user_id = u.id AND a.password IS NOT NULL))`

export const twoFactorMissing = () => forbidden(MESSAGE)

/** For the routes of better-auth, which does not know that an organization may demand it. */
export async function assertTwoFactor(db: Db, userId: string, organizationId: string): Promise<void> {
  const lacking = await db.execute({
    text: `SELECT 1 FROM users u, organizations o WHERE u.id = $1 AND o.id = $2 AND ${LACKS_TWO_FACTOR}`,
    values: [userId, organizationId],
  })
  if (lacking > 0) throw twoFactorMissing()
}
