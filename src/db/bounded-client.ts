import { channel } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import pg from 'pg'
import { CONNECTION_CLOSE_MS, DATABASE_CONNECT_MS } from '../limits'
import type { Parent } from '../telemetry/tracing'
import { afterAwake } from './after-awake'
import { DatabaseUnreachable, toUnreachable } from './unreachable'

type Callback = (error: unknown, result?: unknown) => void

/** What is sent, and what only we read: a limit of its own, and the span that it belongs to. */
export type SentQuery = string | { name?: string; text: string; values?: unknown[]; limitMs?: number; parent?: Parent }

/** Called when the statement is sent; the result when it has ended. */
export type Observe = (query: SentQuery) => (error: unknown, result?: { rowCount: number | null }) => void

export type ClientConfig = pg.ClientConfig & {
  /** False: names of statements are not sent, because the next transaction may be on another connection of a pooler. */
  namedStatements?: boolean
  /** How long the server may take to let us in. */
  connectMs?: number
  /** How long it may stay silent during a statement that sets no limit of its own. */
  limitMs?: number
}

const sent = channel('taxon:sent')

/** Tells whoever listens, in the call that sends it, so that the listener can see from where. */
export function announce(query: string | { text?: string }): void {
  if (sent.hasSubscribers) sent.publish(typeof query === 'string' ? query : query.text)
}

/**
 * A connection on which no statement waits for ever. If the server stays silent, because it vanished without closing the
 * connection, the connection is destroyed and everything that waits on it fails.
 */
export class BoundedClient extends pg.Client {
  limitMs: number
  observe: Observe | undefined

  readonly #sendsNames: boolean
  readonly #connectMs: number

  constructor({ namedStatements = true, connectMs = DATABASE_CONNECT_MS, limitMs = 0, ...config }: ClientConfig) {
    super(config)
    this.limitMs = limitMs
    this.#sendsNames = namedStatements
    this.#connectMs = connectMs
  }

  get #socket(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    // Not pg's timer: it would end the attempt of a process that was too busy to read the answers.
    const stopWaiting = afterAwake(this.#connectMs, () =>
      this.#socket.destroy(new DatabaseUnreachable(`The database let nobody in for ${this.#connectMs} ms`)),
    )
    if (callback) {
      super.connect((error: Error | null) => {
        stopWaiting()
        callback(error as Error)
      })
      return undefined
    }
    return super.connect().finally(stopWaiting)
  }

  // biome-ignore lint/suspicious/noExplicitAny: stands for all of pg's overloads
  override query(statement: any, values?: any, callback?: any): any {
    // A submittable, such as a cursor, handles its answers itself.
    if (typeof statement?.submit === 'function') return super.query(statement, values, callback)
    const config = this.#sendsNames || typeof statement === 'string' ? statement : { ...statement, name: undefined }
    announce(config)
    const stopWatch = this.#watch(config?.limitMs ?? this.limitMs)
    const ended = this.observe?.(statement)
    const done: Callback | undefined = typeof values === 'function' ? values : callback
    const parameters = typeof values === 'function' ? undefined : values
    if (done) {
      return super.query(config, parameters, (error: Error, result: pg.QueryResult) => {
        stopWatch()
        ended?.(error, result)
        done(error && toUnreachable(error), result)
      })
    }
    return super.query(config, parameters).then(
      (result: pg.QueryResult) => {
        stopWatch()
        ended?.(undefined, result)
        return result
      },
      (error: unknown) => {
        stopWatch()
        ended?.(error)
        throw toUnreachable(error)
      },
    )
  }

  #watch(limitMs: number): () => void {
    const socket = this.#socket
    let bytesRead = socket.bytesRead
    const check = () => {
      if (socket.bytesRead === bytesRead) {
        socket.destroy(new DatabaseUnreachable(`The database was silent for ${limitMs} ms`))
        return
      }
      bytesRead = socket.bytesRead
      stopWaiting = afterAwake(limitMs, check)
    }
    let stopWaiting = afterAwake(limitMs, check)
    return () => stopWaiting()
  }

  /** A server that does not answer the goodbye would keep the socket open for ever. */
  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const socket = this.#socket
    const cutOff = setTimeout(() => socket.destroy(), CONNECTION_CLOSE_MS).unref()
    socket.once('close', () => clearTimeout(cutOff))
    return callback ? super.end(callback) : super.end()
  }
}
