import { AsyncLocalStorage } from 'node:async_hooks'

/** Nothing is wrong with the statement: the database is away, silent, restarting or full. The same may work a little later. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
  readonly code: string | undefined

  constructor(message: string, options?: { cause: unknown }) {
    super(message, options)
    this.code = (options?.cause as { code?: string } | undefined)?.code
  }
}

/** Of the system's errors, and of PostgreSQL's: connection, resources, shutdown, a standby after a failover. */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|53|57P|25006|25P03)/
/** Pg says so without a code. */
const MESSAGES = /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e)/

/** What a statement threw, or DatabaseUnreachable with it as the cause. */
export function toUnreachable(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const isAway = error instanceof DatabaseUnreachable || CODES.test(code) || MESSAGES.test(message)
  return isAway ? noted(error) : error
}

/** What asking for a connection threw: whatever the reason, there is no database without one. */
export const noConnection = (error: unknown): DatabaseUnreachable => noted(error)

/** Libraries wrap what the driver throws. */
export function findUnreachable(error: unknown): DatabaseUnreachable | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnreachable) return cause
  }
  return undefined
}

type Watch = { failure?: DatabaseUnreachable }
const watches = new AsyncLocalStorage<Watch>()

function noted(error: unknown): DatabaseUnreachable {
  const failure =
    error instanceof DatabaseUnreachable ? error : new DatabaseUnreachable((error as Error).message, { cause: error })
  const watch = watches.getStore()
  if (watch) watch.failure ??= failure
  return failure
}

/** For work that makes "nobody is signed in" of a database that is away: throws what really happened. */
export async function orUnreachable<T>(work: () => Promise<T>): Promise<T> {
  const watch: Watch = {}
  const result = await watches.run(watch, work).catch((error) => {
    throw watch.failure ?? error
  })
  if (watch.failure) throw watch.failure
  return result
}
