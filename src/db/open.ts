import type pg from 'pg'
import { SLOW_STATEMENT_MS } from '../limits'
import { checkServer } from './check-server'
import { createDb, type Db } from './db'
import { startEmbedded } from './embedded'
import { observeStatements } from './observe'
import { createPool, type Log, type PoolLimits } from './pool'
import { openReplica, type Replica } from './replica'

export type OpenOptions = {
  databaseUrl?: string
  /** Past a transaction pooler; by default `databaseUrl`. */
  directUrl?: string
  replicaUrl?: string
  namedStatements?: boolean
  dataDir: string
  poolSize?: number
  log: Log
  limits?: PoolLimits
  slowStatementMs?: number
}

export type Database = {
  db: Db
  pool: pg.Pool
  url: string
  /** For what needs a session of its own: notifications. */
  directUrl: string
  replica: Replica | undefined
  embedded: boolean
  close(): Promise<void>
}

/** Opens the server of `databaseUrl`, or the embedded PostgreSQL under `dataDir`. Does not migrate it. */
export async function openDatabase({
  databaseUrl,
  directUrl,
  replicaUrl,
  namedStatements,
  dataDir,
  poolSize = 10,
  log,
  limits,
  slowStatementMs = SLOW_STATEMENT_MS,
}: OpenOptions): Promise<Database> {
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log })
  const url = embedded?.url ?? databaseUrl!
  if (!embedded) await checkServer(url)
  const pool = createPool(url, poolSize, log, { ...limits, namedStatements })
  observeStatements(pool, log, slowStatementMs)
  const db = createDb(pool)
  const replica = replicaUrl
    ? openReplica({ url: replicaUrl, primary: db, poolSize, namedStatements, slowStatementMs, log })
    : undefined
  let closed: Promise<void> | undefined
  const close = async () => {
    await replica?.close()
    await pool.end()
    await embedded?.release()
  }
  return {
    db,
    pool,
    url,
    directUrl: directUrl ?? url,
    replica,
    embedded: embedded !== undefined,
    close: () => {
      closed ??= close()
      return closed
    },
  }
}
