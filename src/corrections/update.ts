import type { Db } from '../db/db'

/** Switches corrections on or off. Ids of another scope are not counted. */
export async function updateCorrections(db: Db, scope: string, { ids, enabled }: { ids: number[]; enabled: boolean }) {
  const updated = await db.execute({
    text: `UPDATE corrections c SET enabled = $3
           FROM (SELECT id FROM corrections WHERE scope = $1 AND id = ANY($2) ORDER BY id FOR NO KEY UPDATE) locked
           WHERE c.id = locked.id`,
    values: [scope, ids, enabled],
  })
  return { updated }
}
