import { AsyncLocalStorage } from 'node:async_hooks'

/** The database is away, silent, restarting or full. The statement may work a little later. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
  readonly code: string | undefined

  constructor(message: string, options?: { cause: unknown }) {
    super(message, options)
    this.code = (options?.cause as { code?: string } | undefined)?.code
  }
}

/** Error codes of the system, and of PostgreSQL: connection, resources, shutdown, a standby after a failover. */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|53|57P|25006|25P03)/
/** For errors of pg that have no code. */
const MESSAGES = /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e)/

/** The error itself, or a DatabaseUnreachable with it as the cause. */
export function toUnreachable(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const isUnreachable = error instanceof DatabaseUnreachable || CODES.test(code) || MESSAGES.test(message)
  return isUnreachable ? remember(error) : error
}

/** For an error when connecting: whatever the reason, the database cannot be reached. */
export const noConnection = (error: unknown): DatabaseUnreachable => remember(error)

/** Searches the causes, because libraries wrap the driver's errors. */
export function findUnreachable(error: unknown): DatabaseUnreachable | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnreachable) return cause
  }
  return undefined
}

type Watch = { failure?: DatabaseUnreachable }
const watches = new AsyncLocalStorage<Watch>()

function remember(error: unknown): DatabaseUnreachable {
  const failure =
    error instanceof DatabaseUnreachable ? error : new DatabaseUnreachable((error as Error).message, { cause: error })
  const watch = watches.getStore()
  if (watch) watch.failure ??= failure
  return failure
}

/** For libraries that swallow errors of the database, and would say "not signed in" while it is away. */
export async function orUnreachable<T>(work: () => Promise<T>): Promise<T> {
  const watch: Watch = {}
  const result = await watches.run(watch, work).catch((error) => {
    throw watch.failure ?? error
  })
  if (watch.failure) throw watch.failure
  return result
}
