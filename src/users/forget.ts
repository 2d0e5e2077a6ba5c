import type { Db } from '../db/db'
import { endSessions } from './sign-out'

const REMOVED = 'Removed user'

/** The row stays for what the user made, without name and address: the address can be invited again, as somebody new. */
export async function forgetUser(db: Db, id: string, now: Date): Promise<void> {
  await db.execute({ text: 'DELETE FROM accounts WHERE user_id = $1', values: [id] })
  await endSessions(db, id)
  await db.execute({
    text: `UPDATE users SET name = $2, email = id || '@removed.invalid', email_verified = false, image = NULL,
             operator = false, two_factor_enabled = false, last_organization_id = NULL,
             disabled_at = coalesce(disabled_at, $3), deleted_at = $3, updated_at = $3
           WHERE id = $1`,
    values: [id, REMOVED, now],
  })
}
