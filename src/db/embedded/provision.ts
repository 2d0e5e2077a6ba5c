import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../startup-error'

const POLL_MS = 20
const TIMEOUT_MS = 60_000

/**
 * Checks that the database lets us in, and creates Taxon's role and database if they are missing. The role is an ordinary
 * one, so that Taxon needs no more rights here than on a company's server.
 */
export async function provision(port: number, password: string): Promise<void> {
  const client = await connect(port, password)
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'taxon') AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = 'taxon') AS database`,
    )
    if (!rows[0]!.role) await client.query(`CREATE ROLE taxon LOGIN PASSWORD ${pg.escapeLiteral(password)}`)
    if (!rows[0]!.database) await client.query('CREATE DATABASE taxon OWNER taxon')
  } finally {
    await client.end()
  }
}

async function connect(port: number, password: string): Promise<pg.Client> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres', password })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      const { code, message } = error as pg.DatabaseError
      // The code while the server recovers from a crash of one of its own processes.
      const isRecovering = code === '57P03' && Date.now() < deadline
      if (!isRecovering)
        throw new StartupError(`The embedded PostgreSQL on port ${port} does not let Taxon in: ${message}`)
      await sleep(POLL_MS)
    }
  }
}
