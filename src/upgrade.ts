import type pg from 'pg'
import { moveOrgWords } from './catalog/topic/move-org-words'
import type { Db } from './db/db'
import { migrate } from './db/migrate'
import type { Log } from './db/pool'

/** Brings the database to the version of the code: the migrations, and then what takes more than SQL. */
export async function upgradeDatabase({ pool, db }: { pool: pg.Pool; db: Db }, log: Log): Promise<string[]> {
  const applied = await migrate(pool)
  const split = await moveOrgWords(db, new Date())
  if (split > 0) log.info({ topics: split }, 'Words of organizations went from the catalog to their own libraries')
  return applied
}
