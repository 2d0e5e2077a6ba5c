import type { Db } from '../db/db'
import { ifReadable, type Vault } from './encryption'
import { ownerOf } from './find'
import { SEALED } from './rotate'

const BATCH = 500

/** Connections of all organizations whose credentials no secret of the vault opens. Changes nothing. */
export async function unreadableCredentials(db: Db, vault: Vault): Promise<string[]> {
  const unreadable: string[] = []
  let after = { org_id: '', id: '' }
  for (;;) {
    const rows = await db.query(SEALED, {
      text: `SELECT org_id, id, credentials, credentials_key FROM connections
             WHERE credentials IS NOT NULL AND (org_id, id) > ($1, $2) ORDER BY org_id, id LIMIT $3`,
      values: [after.org_id, after.id, BATCH],
    })
    if (rows.length === 0) return unreadable
    for (const { org_id, id, ...sealed } of rows) {
      if (ifReadable(() => vault.open(sealed, ownerOf(org_id, id))) === null) unreadable.push(id)
    }
    after = rows.at(-1)!
  }
}
