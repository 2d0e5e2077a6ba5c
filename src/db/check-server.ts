import type pg from 'pg'
import { DATABASE_CONNECT_MS } from '../limits'
import { BoundedClient } from './bounded-client'
import { StartupError } from './startup-error'
import { DatabaseUnreachable } from './unreachable'

const OLDEST_MAJOR = 15

const NETWORK_REASONS: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  ENOTFOUND: 'host name not found',
  EAI_AGAIN: 'host name not found',
  ETIMEDOUT: 'no answer',
  ENOENT: 'no such socket',
}

/** Checks that the server answers, lets us in and is new enough; the error says in one line what to do about the setting. */
export async function checkServer(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = createClient(url, setting)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; version: string }>(
      `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`,
    )
    const { number, version } = rows[0]!
    if (number >= OLDEST_MAJOR * 10_000) return
    throw new StartupError(`PostgreSQL ${OLDEST_MAJOR} or later is needed; ${address(client)} runs ${version}.`)
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(explain(error, client, setting))
  } finally {
    await client.end().catch(() => {})
  }
}

function createClient(url: string, setting: string): pg.Client {
  if (/^postgres(ql)?:\/\//.test(url)) {
    try {
      return new BoundedClient({ connectionString: url, limitMs: DATABASE_CONNECT_MS })
    } catch {
      // The error for an invalid URL quotes it with the password, so ours replaces it below.
    }
  }
  throw new StartupError(`${setting} is not valid: use postgres://user:password@host:5432/database.`)
}

const address = (client: pg.Client): string =>
  client.host.startsWith('/') ? client.host : `${client.host}:${client.port}`

function explain(error: unknown, client: pg.Client, setting: string): string {
  const { code = '', message } = error as Error & { code?: string }
  const where = address(client)
  if (code === '28P01' || code === '28000') {
    return `PostgreSQL at ${where} refused user "${client.user}": check the user name and the password in ${setting}.`
  }
  if (code === '3D000') {
    return `Database "${client.database}" does not exist at ${where}: create it or correct ${setting}.`
  }
  if (code === '42501') {
    return `PostgreSQL at ${where} bars user "${client.user}" from database "${client.database}": GRANT CONNECT to it or correct ${setting}.`
  }
  const reason = NETWORK_REASONS[code] ?? (error instanceof DatabaseUnreachable ? 'no answer' : undefined)
  if (reason)
    return `Cannot reach PostgreSQL at ${where} (${reason}): check that it runs and that ${setting} points to it.`
  const firstLine = message.split('\n')[0]!
  return `Cannot connect to PostgreSQL at ${where}: ${withoutPassword(firstLine, client.password)}`
}

const withoutPassword = (text: string, password: unknown): string =>
  typeof password === 'string' && password !== '' ? text.replaceAll(password, '***') : text
