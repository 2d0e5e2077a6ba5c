import type { Db } from '../db/db'
import type { RowOf } from '../db/rows'
import { connections } from '../db/tables'
import { ifReadable, type Sealed, type Vault } from './encryption'
import { ownerOf } from './find'

const BATCH = 100

export const SEALED = {
  org_id: connections.org_id,
  id: connections.id,
  credentials: connections.credentials.notNull(),
  credentials_key: connections.credentials_key.notNull(),
}
type SealedRow = RowOf<typeof SEALED>

/**
 * Encrypts all credentials with the first secret. Servers may keep running: credentials that somebody changes meanwhile
 * are left alone. Yields its progress; `unreadable` names connections that none of the listed secrets can open.
 */
export async function* rotateCredentials(db: Db, vault: Vault) {
  const progress = { rotated: 0, unreadable: [] as string[] }
  let after = { org_id: '', id: '' }
  for (;;) {
    const rows = await db.query(SEALED, {
      text: `SELECT org_id, id, credentials, credentials_key FROM connections
             WHERE credentials_key <> $1 AND (org_id, id) > ($2, $3) ORDER BY org_id, id LIMIT $4`,
      values: [vault.currentKey, after.org_id, after.id, BATCH],
    })
    if (rows.length === 0) break
    for (const row of rows) {
      const sealed = resealed(vault, row)
      if (sealed) progress.rotated += await replace(db, row, sealed)
      else progress.unreadable.push(row.id)
    }
    after = rows.at(-1)!
    yield progress
  }
  return progress
}

const resealed = (vault: Vault, row: SealedRow): Sealed | null => {
  const owner = ownerOf(row.org_id, row.id)
  return ifReadable(() => vault.seal(vault.open(row, owner), owner))
}

const replace = (db: Db, { org_id, id, credentials }: SealedRow, sealed: Sealed): Promise<number> =>
  db.execute({
    text: `UPDATE connections SET credentials = $4, credentials_key = $5
           WHERE org_id = $1 AND id = $2 AND credentials = $3`,
    values: [org_id, id, credentials, sealed.credentials, sealed.credentials_key],
  })
