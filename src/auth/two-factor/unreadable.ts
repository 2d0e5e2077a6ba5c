import { parseEnvelope } from 'better-auth/crypto'
import type { Db } from '../../db/db'
import { two_factors } from '../../db/tables'
import { secretVersion } from './secret-version'

/** Users whose second factor none of the secrets decrypts. Changes nothing. */
export async function unreadableTwoFactors(db: Db, secrets: readonly string[]): Promise<string[]> {
  const versions = new Set(secrets.map(secretVersion))
  const rows = await db.query(
    { user_id: two_factors.user_id, secret: two_factors.secret },
    { text: 'SELECT user_id, secret FROM two_factors ORDER BY user_id' },
  )
  return rows.flatMap(({ user_id, secret }) => (versions.has(parseEnvelope(secret)?.version ?? -1) ? [] : [user_id]))
}
