import type pg from 'pg'
import { moveOrgWords } from './catalog/topic/move-org-words'
import type { Db } from './db/db'
import { migrate } from './db/migrate'
import type { Log } from './db/pool'

/** Migrates the database and then makes the changes of data that SQL alone cannot. */
export async function upgradeDatabase({ pool, db }: { pool: pg.Pool; db: Db }, log: Log): Promise<string[]> {
  const applied = await migrate(pool)
  const topics = await moveOrgWords(db, new Date())
  if (topics > 0) log.info({ topics }, 'Moved words of organizations from the catalog to their libraries')
  return applied
}
