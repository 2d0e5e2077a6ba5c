import type { Db } from '../db/db'
import { connections } from '../db/tables'
import { SealedError, type Vault } from './encryption'
import { ownerOf } from './find'

const BATCH = 500

const SEALED = {
  org_id: connections.org_id,
  id: connections.id,
  credentials: connections.credentials.notNull(),
  credentials_key: connections.credentials_key.notNull(),
}

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
      if (!canOpen(() => vault.open(sealed, ownerOf(org_id, id)))) unreadable.push(id)
    }
    after = rows.at(-1)!
  }
}

export function canOpen(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch (error) {
    if (error instanceof SealedError) return false
    throw error
  }
}
