import type pg from 'pg'
import { checkServer } from './check-server'
import { createDb, type Db } from './db'
import { startEmbedded } from './embedded'
import { createPool, type Log, type PoolLimits } from './pool'

export type OpenOptions = { databaseUrl?: string; dataDir: string; poolSize?: number; log: Log; limits?: PoolLimits }

export type Database = {
  db: Db
  pool: pg.Pool
  url: string
  embedded: boolean
  close(): Promise<void>
}

/** The server of `databaseUrl`, or else the embedded PostgreSQL under `dataDir`. Migrations are the caller's business. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  poolSize = 10,
  log,
  limits,
}: OpenOptions): Promise<Database> {
  const lease = databaseUrl ? undefined : await startEmbedded({ dataDir, log })
  const url = lease?.url ?? databaseUrl!
  if (!lease) await checkServer(url)
  const pool = createPool(url, poolSize, log, limits)
  let closed: Promise<void> | undefined
  const close = async () => {
    await pool.end()
    await lease?.release()
  }
  return {
    db: createDb(pool),
    pool,
    url,
    embedded: lease !== undefined,
    close: () => {
      closed ??= close()
      return closed
    },
  }
}
