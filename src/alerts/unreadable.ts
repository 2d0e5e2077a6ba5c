import type { Vault } from '../connections/encryption'
import { canOpen } from '../connections/unreadable'
import type { Db } from '../db/db'
import { alert_settings } from '../db/tables'
import { openSecret } from './secret'

const SEALED = {
  org_id: alert_settings.org_id,
  secret: alert_settings.secret.notNull(),
  secret_key: alert_settings.secret_key.notNull(),
}

/** Organizations whose signing secret no secret of the vault opens. Changes nothing. */
export async function unreadableSigningSecrets(db: Db, vault: Vault): Promise<string[]> {
  const rows = await db.query(SEALED, {
    text: 'SELECT org_id, secret, secret_key FROM alert_settings WHERE secret IS NOT NULL ORDER BY org_id',
  })
  return rows.flatMap(({ org_id, ...sealed }) => (canOpen(() => openSecret(vault, org_id, sealed)) ? [] : [org_id]))
}
