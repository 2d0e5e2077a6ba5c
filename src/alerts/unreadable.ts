import { ifReadable, type Vault } from '../connections/encryption'
import type { Db } from '../db/db'
import { SEALED } from './rotate'
import { openSecret } from './secret'

/** Organizations whose signing secret no secret of the vault opens. Changes nothing. */
export async function unreadableSigningSecrets(db: Db, vault: Vault): Promise<string[]> {
  const rows = await db.query(SEALED, {
    text: 'SELECT org_id, secret, secret_key FROM alert_settings WHERE secret IS NOT NULL ORDER BY org_id',
  })
  return rows.flatMap(({ org_id, ...sealed }) =>
    ifReadable(() => openSecret(vault, org_id, sealed)) === null ? [org_id] : [],
  )
}
