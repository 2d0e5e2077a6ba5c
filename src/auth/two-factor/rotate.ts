import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Db } from '../../db/db'
import type { RowOf } from '../../db/rows'
import { two_factors } from '../../db/tables'
import { secretVersion } from './secret-version'

const STORED = { id: two_factors.id, secret: two_factors.secret, backup_codes: two_factors.backup_codes }

/** Encrypts what two-factor sign-in needs with the first secret. `unreadable` names users whose nothing opens. */
export async function rotateTwoFactors(
  db: Db,
  secrets: readonly string[],
): Promise<{ rotated: number; unreadable: string[] }> {
  const keys = new Map(secrets.map((secret) => [secretVersion(secret), secret]))
  const key = { keys, currentVersion: secretVersion(secrets[0]!) }
  const reencrypted = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) })
  const isReadable = (data: string) => keys.has(parseEnvelope(data)?.version ?? -1)
  const rows = await db.query(
    { ...STORED, user_id: two_factors.user_id },
    {
      text: `SELECT id, secret, backup_codes, user_id FROM two_factors
             WHERE NOT starts_with(secret, $1) OR NOT starts_with(backup_codes, $1) ORDER BY id`,
      values: [`$ba$${key.currentVersion}$`],
    },
  )
  let rotated = 0
  const unreadable: string[] = []
  for (const row of rows) {
    if (!isReadable(row.secret) || !isReadable(row.backup_codes)) unreadable.push(row.user_id)
    else rotated += await replace(db, row, await reencrypted(row.secret), await reencrypted(row.backup_codes))
  }
  return { rotated, unreadable }
}

/** A row that changed meanwhile, because a code was used up, is left for the next time. */
const replace = (db: Db, row: RowOf<typeof STORED>, secret: string, backupCodes: string): Promise<number> =>
  db.execute({
    text: `UPDATE two_factors SET secret = $4, backup_codes = $5
           WHERE id = $1 AND secret = $2 AND backup_codes = $3`,
    values: [row.id, row.secret, row.backup_codes, secret, backupCodes],
  })
