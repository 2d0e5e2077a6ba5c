import type pg from 'pg'
import { BoundedClient } from '../db/bounded-client'
import { checkServer } from '../db/check-server'
import { StartupError } from '../db/startup-error'
import { DATABASE_CONNECT_MS } from '../limits'
import { type Finding, ok, problem, warning } from './finding'

/** How often two connections compare which process of the server works for them. */
const COMPARISONS = 5

type PoolerMode = 'none' | 'session' | 'transaction'

/**
 * A pooler gives clients a process number of its own. If it lends the server's connections for a transaction only, two
 * connections of ours are served by the same process of the server in turn.
 */
export async function poolerMode(url: string): Promise<PoolerMode> {
  const clients: pg.Client[] = [url, url].map(
    (connectionString) => new BoundedClient({ connectionString, limitMs: DATABASE_CONNECT_MS }),
  )
  try {
    for (const client of clients) {
      client.on('error', () => {})
      await client.connect()
    }
    const [first, second] = clients as [pg.Client, pg.Client]
    const { processID } = first as unknown as { processID: number }
    if ((await serverProcess(first)) === processID) return 'none'
    const ours = new Set<number>()
    const theirs = new Set<number>()
    for (let comparison = 0; comparison < COMPARISONS; comparison++) {
      ours.add(await serverProcess(first))
      theirs.add(await serverProcess(second))
    }
    return [...ours].some((pid) => theirs.has(pid)) ? 'transaction' : 'session'
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
}

async function serverProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]!.pid
}

export async function checkPooler(url: string, directUrl: string | undefined): Promise<Finding> {
  const wrong = directUrl ? await checkDirect(directUrl) : undefined
  if (wrong) return wrong
  const mode = await poolerMode(url)
  if (mode === 'none') return ok('pooler', 'DATABASE_URL leads straight to the server')
  if (mode === 'session') return ok('pooler', 'DATABASE_URL leads to a pooler in session mode')
  const message = 'DATABASE_URL leads to a pooler in transaction mode'
  if (!directUrl) {
    return warning(
      'pooler',
      `${message}, which passes on no notifications`,
      'Set DATABASE_DIRECT_URL to the server itself, and add statement_timeout and idle_in_transaction_session_timeout to the pooler’s ignore_startup_parameters',
    )
  }
  return ok('pooler', `${message}, DATABASE_DIRECT_URL straight to the server`)
}

/** Notifications come this way whatever DATABASE_URL leads to. */
async function checkDirect(directUrl: string): Promise<Finding | undefined> {
  const unreachable = await checkServer(directUrl, 'DATABASE_DIRECT_URL').catch((error) => {
    if (!(error instanceof StartupError)) throw error
    return problem('pooler', error.message)
  })
  if (unreachable) return unreachable
  if ((await poolerMode(directUrl)) !== 'transaction') return undefined
  return problem(
    'pooler',
    'DATABASE_DIRECT_URL leads to a pooler in transaction mode',
    'Set it to the address of the server itself',
  )
}
