import type { Socket } from 'node:net'
import pg from 'pg'
import { CONNECTION_CLOSE_MS, DATABASE_CONNECT_MS } from '../limits'
import { DatabaseUnreachable, toUnreachable } from './unreachable'

type Done = (error: unknown, result?: unknown) => void
type Bounded = { limitMs?: number }

/**
 * A connection on which no statement waits for ever. One that stays silent (its peer is gone and nobody said so) is
 * destroyed, and with it whatever else waits on it: it is never used again.
 */
export class BoundedClient extends pg.Client {
  /** How long the server may be silent about a statement that does not say otherwise itself. */
  limitMs = 0

  constructor(config: pg.ClientConfig) {
    // The pool's own limit also covers the waiting for a free connection, which may take longer.
    super({ ...config, connectionTimeoutMillis: DATABASE_CONNECT_MS })
  }

  get #socket(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream
  }

  // biome-ignore lint/suspicious/noExplicitAny: stands for all of pg's overloads
  override query(config: any, values?: any, callback?: any): any {
    // Of another's making, such as a cursor: it answers in parts, and to whom it likes.
    if (typeof config?.submit === 'function') return super.query(config, values, callback)
    const answered = this.#watch((config as Bounded).limitMs ?? this.limitMs)
    const done: Done | undefined = typeof values === 'function' ? values : callback
    const parameters = typeof values === 'function' ? undefined : values
    if (done) {
      return super.query(config, parameters, (error: Error, result: pg.QueryResult) => {
        answered()
        done(error && toUnreachable(error), result)
      })
    }
    return super.query(config, parameters).then(
      (result: pg.QueryResult) => {
        answered()
        return result
      },
      (error: unknown) => {
        answered()
        throw toUnreachable(error)
      },
    )
  }

  #watch(limitMs: number): () => void {
    const socket = this.#socket
    let bytesRead = socket.bytesRead
    const look = () => {
      if (socket.bytesRead === bytesRead) {
        socket.destroy(new DatabaseUnreachable(`The database was silent for ${limitMs} ms`))
        return
      }
      bytesRead = socket.bytesRead
      timer = setTimeout(lookSoon, limitMs)
    }
    // After the sockets were read: in a process that was busy for so long the answer may be there already.
    const lookSoon = () => {
      immediate = setImmediate(look)
    }
    let immediate: NodeJS.Immediate | undefined
    let timer = setTimeout(lookSoon, limitMs)
    return () => {
      clearTimeout(timer)
      clearImmediate(immediate)
    }
  }

  /** A peer that does not answer our goodbye would keep the socket open for ever. */
  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const socket = this.#socket
    const cut = setTimeout(() => socket.destroy(), CONNECTION_CLOSE_MS).unref()
    socket.once('close', () => clearTimeout(cut))
    return callback ? super.end(callback) : super.end()
  }
}
