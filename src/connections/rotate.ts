import type { Db } from '../db/db'
import { type Sealed, SealedError, type Vault } from './encryption'
import { ownerOf } from './find'

const BATCH = 100

type Row = Sealed & { org_id: string; id: string }

/**
 * Encrypts all credentials with the first secret. Works beside running servers: credentials that somebody sets meanwhile
 * are left as they are. Yields its progress; `unreadable` names connections that no listed secret opens.
 */
export async function* rotateCredentials(db: Db, vault: Vault) {
  const progress = { rotated: 0, unreadable: [] as string[] }
  let after = { org_id: '', id: '' }
  for (;;) {
    const rows = await db.query<Row>({
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

function resealed(vault: Vault, row: Row): Sealed | null {
  const owner = ownerOf(row.org_id, row.id)
  try {
    return vault.seal(vault.open(row, owner), owner)
  } catch (error) {
    if (error instanceof SealedError) return null
    throw error
  }
}

const replace = (db: Db, { org_id, id, credentials }: Row, sealed: Sealed): Promise<number> =>
  db.execute({
    text: `UPDATE connections SET credentials = $4, credentials_key = $5
           WHERE org_id = $1 AND id = $2 AND credentials = $3`,
    values: [org_id, id, credentials, sealed.credentials, sealed.credentials_key],
  })
