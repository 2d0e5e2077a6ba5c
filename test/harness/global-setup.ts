import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/db/embedded'
import { migrate } from '../../src/db/migrate'
import { createPool } from '../../src/db/pool'
import { discardDataFolder, discardLeftovers, newDataFolder } from './data-folder'
import { roleOf, runAsAdmin, silentLog, withDatabase } from './database'
import { postgresPackage } from './postgres-package'

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
  discardLeftovers()
  const dataDir = newDataFolder()
  process.once('exit', () => discardDataFolder(dataDir))
  process.once('SIGTERM', () => process.exit(143))
  process.once('SIGHUP', () => process.exit(129))
  const lease = await startEmbedded({ dataDir, log: silentLog, npmPackage: postgresPackage(), durable: false })
  return { url: lease.url, adminUrl: lease.adminUrl, stop: lease.release }
}
