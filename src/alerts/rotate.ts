import { ifReadable, type Vault } from '../connections/encryption'
import type { Db } from '../db/db'
import { alert_settings } from '../db/tables'
import { openSecret, sealSecret } from './secret'

export const SEALED = {
  org_id: alert_settings.org_id,
  secret: alert_settings.secret.notNull(),
  secret_key: alert_settings.secret_key.notNull(),
}

/** Encrypts all signing secrets with the first secret. `unreadable` names organizations whose secret nothing opens. */
export async function rotateSigningSecrets(db: Db, vault: Vault): Promise<{ rotated: number; unreadable: string[] }> {
  const rows = await db.query(SEALED, {
    text: 'SELECT org_id, secret, secret_key FROM alert_settings WHERE secret_key <> $1 ORDER BY org_id',
    values: [vault.currentKey],
  })
  let rotated = 0
  const unreadable: string[] = []
  for (const { org_id, ...sealed } of rows) {
    const next = ifReadable(() => sealSecret(vault, org_id, openSecret(vault, org_id, sealed)))
    if (next === null) {
      unreadable.push(org_id)
      continue
    }
    rotated += await db.execute({
      text: 'UPDATE alert_settings SET secret = $3, secret_key = $4 WHERE org_id = $1 AND secret = $2',
      values: [org_id, sealed.secret, next.secret, next.secret_key],
    })
  }
  return { rotated, unreadable }
}
