import pg from 'pg'
import type { BaseLogger } from 'pino'

export type Log = Pick<BaseLogger, 'info' | 'warn'>

export function createPool(url: string, size: number, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: size, connectionTimeoutMillis: 10_000, keepAlive: true })
  // Without a listener the death of a connection ends the process: 'error' on the pool speaks for idle connections,
  // the one on the client for those lent out between two statements.
  pool.on('error', (err) => log.warn({ err }, 'A database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
