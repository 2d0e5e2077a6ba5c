import type { Db } from '../db/db'

/** Forgets corrections. Ids of another scope are not counted. */
export async function deleteCorrections(db: Db, scope: string, ids: readonly number[]) {
  const deleted = await db.execute({
    text: `DELETE FROM corrections c
           USING (SELECT id FROM corrections WHERE scope = $1 AND id = ANY($2) ORDER BY id FOR UPDATE) locked
           WHERE c.id = locked.id`,
    values: [scope, ids],
  })
  return { deleted }
}
