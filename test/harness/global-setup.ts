import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/db/embedded'
import { migrate } from '../../src/db/migrate'
import { createPool } from '../../src/db/pool'
import { discardDataFolder, discardLeftovers, newDataFolder } from './data-folder'
import { roleOf, runAsAdmin, silentLog, withDatabase } from './database'
import { postgresPackage } from './postgres-package'
import { checkStatements } from './statements/check'
import { recordingFlags, startRecording } from './statements/recording'

type Server = { url: string; adminUrl: string; stop(): Promise<void> }

/** Starts one PostgreSQL for the run, with a migrated template database that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL
  const server = serverUrl ? { url: serverUrl, adminUrl: serverUrl, stop: async () => {} } : await startServer()
  const template = `taxon_template_${randomBytes(6).toString('hex')}`
  await createTemplate(server, template)
  project.provide('database', { url: server.url, adminUrl: server.adminUrl, template })
  const statements = startRecording()
  project.config.execArgv.push(...recordingFlags())
  return async () => {
    await checkStatements(statements, withDatabase(server.url, template))
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
  const embedded = await startEmbedded({ dataDir, log: silentLog, npmPackage: postgresPackage(), durable: false })
  return { url: embedded.url, adminUrl: embedded.adminUrl, stop: embedded.release }
}
