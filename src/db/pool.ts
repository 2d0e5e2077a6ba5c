import pg from 'pg'
import type { BaseLogger } from 'pino'
import {
  DATABASE_CONNECT_MS,
  DATABASE_WAIT_MS,
  IDLE_IN_TRANSACTION_MS,
  SILENCE_GRACE_MS,
  STATEMENT_MS,
  TCP_KEEP_ALIVE_MS,
} from '../limits'
import { activeParent } from '../telemetry/tracing'
import { afterAwake } from './after-awake'
import { announce, BoundedClient, type ClientConfig } from './bounded-client'
import { DatabaseUnreachable, noConnection, toUnreachable } from './unreachable'

export type Log = Pick<BaseLogger, 'info' | 'warn'>

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: unknown) => void,
) => void
type PgConnectCallback = Parameters<pg.Pool['connect']>[0]

/** The client waits a little longer than the server works on a statement, to hear that the server gave up. */
export const silenceAfter = (statementMs: number): number => statementMs + SILENCE_GRACE_MS

/** A pool in which nothing waits for ever: not for a connection, nor for a statement, nor for a silent server. */
class BoundedPool extends pg.Pool {
  constructor(
    config: pg.PoolConfig,
    private readonly silenceMs: number,
    private readonly waitMs?: number,
  ) {
    super(config)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const acquire = (onConnect: ConnectCallback) =>
      this.acquire((error, client, release) => {
        if (client instanceof BoundedClient) client.limitMs = this.silenceMs
        onConnect(error && noConnection(error), client, release)
      })
    if (callback) {
      acquire(callback)
      return undefined
    }
    return new Promise((resolve, reject) => acquire((error, client) => (client ? resolve(client) : reject(error))))
  }

  protected acquire(callback: ConnectCallback): void {
    if (this.waitMs === undefined) {
      super.connect(callback as PgConnectCallback)
      return
    }
    // Not the pool's timer: it would give up in a process that was too busy to see a connection become free.
    let hasGivenUp = false
    const stopWaiting = afterAwake(this.waitMs, () => {
      hasGivenUp = true
      leaveQueue()
      callback(new Error(`No connection to the database for ${this.waitMs} ms`), undefined, () => {})
    })
    const leaveQueue = this.#enqueue((error, client, release) => {
      stopWaiting()
      if (hasGivenUp) client?.release()
      else callback(error, client, release)
    })
  }

  /** Asks for a connection. What it returns takes the question back if others are before it. */
  #enqueue(callback: ConnectCallback): () => void {
    const { _pendingQueue: queue } = this as unknown as { _pendingQueue: unknown[] }
    const before = queue.length
    super.connect(callback as PgConnectCallback)
    const item = queue.length > before ? queue.at(-1) : undefined
    return () => {
      const at = queue.indexOf(item)
      if (at >= 0) queue.splice(at, 1)
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: stands for all of pg's overloads
  override query(config: any, values?: any): any {
    // Here too, because the pool calls the client later, from nowhere.
    announce(config)
    const query = withParent(config)
    // If a connection breaks during a statement, the pool rejects with an error that did not pass through the client.
    return super.query(query, values).catch((error: unknown) => {
      throw toUnreachable(error)
    })
  }
}

/** The pool may call the client later, from another request's work, so the statement carries the span it belongs to. */
function withParent<C>(config: C): C {
  const parent = activeParent()
  return parent && typeof config === 'object' && config && !('submit' in config) ? { ...config, parent } : config
}

/** Uses the connections of another pool for fast statements, and takes a server for silent sooner. */
class ShortTimeoutPool extends BoundedPool {
  constructor(
    private readonly pool: pg.Pool,
    limitMs: number,
  ) {
    super({}, limitMs)
  }

  protected override acquire(callback: ConnectCallback): void {
    this.pool.connect(callback as PgConnectCallback)
  }
}

export const withShortTimeout = (pool: pg.Pool, limitMs: number): pg.Pool => new ShortTimeoutPool(pool, limitMs)

export type PoolLimits = {
  /** For one statement. */
  statementMs?: number
  /** For a connection to be opened, or to become free. */
  waitMs?: number
}

type PoolOptions = PoolLimits & { namedStatements?: boolean }

export function createPool(
  url: string,
  size: number,
  log: Log,
  { statementMs = STATEMENT_MS, waitMs = DATABASE_WAIT_MS, namedStatements = true }: PoolOptions = {},
): pg.Pool {
  const config: pg.PoolConfig & ClientConfig = {
    connectionString: url,
    max: size,
    namedStatements,
    Client: BoundedClient as unknown as new () => BoundedClient,
    connectMs: Math.min(waitMs, DATABASE_CONNECT_MS),
    statement_timeout: statementMs,
    // Frees the locks of a client that vanished.
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: TCP_KEEP_ALIVE_MS,
  }
  const pool = new BoundedPool(config, silenceAfter(statementMs), waitMs)
  // Without listeners a lost connection would end the process. The pool's is for idle connections, the client's for those
  // in use.
  pool.on('error', (err) => log.warn({ err }, 'A database connection was lost'))
  pool.on('connect', (client) =>
    client.on('error', (err) => {
      if (err instanceof DatabaseUnreachable) log.warn({ err }, 'A database connection went silent')
      dropIdle(pool)
    }),
  )
  return pool
}

/** Connections that were idle when another broke are most likely broken too, so the next caller gets a new one. */
function dropIdle(pool: pg.Pool): void {
  for (let count = pool.idleCount; count > 0; count--) pool.connect((_error, client) => client?.release(true))
}
