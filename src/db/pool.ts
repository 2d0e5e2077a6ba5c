import pg from 'pg'
import type { BaseLogger } from 'pino'
import { DATABASE_WAIT_MS, IDLE_IN_TRANSACTION_MS, SILENCE_GRACE_MS, STATEMENT_MS, TCP_KEEP_ALIVE_MS } from '../limits'
import { BoundedClient } from './bounded-client'
import { DatabaseUnreachable, noConnection, toUnreachable } from './unreachable'

export type Log = Pick<BaseLogger, 'info' | 'warn'>

type Lend = (error: Error | undefined, client: pg.PoolClient | undefined, release: (destroy?: unknown) => void) => void
type PgLend = Parameters<pg.Pool['connect']>[0]

/** So long the server works on a statement; the client waits a little longer, to hear it say that it gave up. */
export const silenceAfter = (statementMs: number): number => statementMs + SILENCE_GRACE_MS

/** A pool of which everything ends: the waiting for a connection, each statement, and connections that went silent. */
class BoundedPool extends pg.Pool {
  constructor(
    config: pg.PoolConfig,
    private readonly silenceMs: number,
  ) {
    super(config)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(lend: Lend): void
  override connect(lend?: Lend): Promise<pg.PoolClient> | undefined {
    const acquire = (lend: Lend) =>
      this.acquire((error, client, release) => {
        if (client instanceof BoundedClient) client.limitMs = this.silenceMs
        lend(error && noConnection(error), client, release)
      })
    if (lend) {
      acquire(lend)
      return undefined
    }
    return new Promise((resolve, reject) => acquire((error, client) => (client ? resolve(client) : reject(error))))
  }

  protected acquire(lend: Lend): void {
    super.connect(lend as PgLend)
  }

  // biome-ignore lint/suspicious/noExplicitAny: stands for all of pg's overloads
  override query(config: any, values?: any): any {
    // A connection that breaks under a statement tells the pool past the statement's own answer.
    return super.query(config, values).catch((error: unknown) => {
      throw toUnreachable(error)
    })
  }
}

/** Another pool's connections, for statements that take no time: waiting for them is a sign of silence. */
class HastyPool extends BoundedPool {
  constructor(
    private readonly pool: pg.Pool,
    limitMs: number,
  ) {
    super({}, limitMs)
  }

  protected override acquire(lend: Lend): void {
    this.pool.connect(lend as PgLend)
  }
}

export const hasty = (pool: pg.Pool, limitMs: number): pg.Pool => new HastyPool(pool, limitMs)

export type PoolLimits = {
  /** For one statement. */
  statementMs?: number
  /** For a connection: to be made, or given back by somebody. */
  waitMs?: number
}

export function createPool(
  url: string,
  size: number,
  log: Log,
  { statementMs = STATEMENT_MS, waitMs = DATABASE_WAIT_MS }: PoolLimits = {},
): pg.Pool {
  const config: pg.PoolConfig = {
    connectionString: url,
    max: size,
    Client: BoundedClient as unknown as new () => BoundedClient,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    // Of a client that vanished: nobody else may wait for its locks.
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: TCP_KEEP_ALIVE_MS,
  }
  const pool = new BoundedPool(config, silenceAfter(statementMs))
  // Without a listener the death of a connection ends the process: 'error' on the pool speaks for idle connections,
  // the one on the client for those lent out.
  pool.on('error', (err) => log.warn({ err }, 'A database connection was lost'))
  pool.on('connect', (client) =>
    client.on('error', (err) => {
      if (err instanceof DatabaseUnreachable) log.warn({ err }, 'A database connection went silent')
      dropIdle(pool)
    }),
  )
  return pool
}

/** Those that were idle when one broke have most likely gone the same way: whoever comes next gets a new one. */
function dropIdle(pool: pg.Pool): void {
  for (let count = pool.idleCount; count > 0; count--) pool.connect((_error, client) => client?.release(true))
}
