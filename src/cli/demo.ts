import { join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { type Config, readConfig } from '../config'
import { openDatabase } from '../db/open'
import { prepareDemo } from '../demo/prepare'
import { type Simulators, startSimulators } from '../demo/simulators'
import { startServer } from '../server'
import { upgradeDatabase } from '../upgrade'
import { createLog } from './log'
import { createProgress } from './progress'
import { stopOnSignal } from './stop-on-signal'

export type DemoArgs = { data: string }
type DemoIo = { output: Writable; terminal: Writable & { isTTY?: boolean } }

/** Known to everybody, so the demo listens on loopback only. */
const OWNER = { email: 'demo@taxon.local', password: 'taxon-demo' }

/** Serves Taxon with demo topics and simulated platforms, from a folder of its own. */
export async function runDemo({ data }: DemoArgs, io: DemoIo): Promise<void> {
  const config = demoConfig(process.env, data)
  const log = createLog(config.logLevel)
  const simulators = await startSimulators(join(data, 'simulated'))
  try {
    await prepare(config, log, simulators, io)
    const server = await startServer(config, log)
    stopOnSignal(async () => {
      await server.stop()
      await simulators.close()
    })
    io.output.write(`${greeting(server.url, data)}\n`)
  } catch (error) {
    await simulators.close()
    throw error
  }
}

/** Of the environment only what cannot lead to the data or the accounts of another installation. */
function demoConfig({ PORT, LOG_LEVEL = 'error' }: Record<string, string | undefined>, data: string): Config {
  const settings = {
    PORT,
    LOG_LEVEL,
    HOST: 'localhost',
    TAXON_DATA_DIR: data,
    TAXON_OWNER_EMAIL: OWNER.email,
    TAXON_OWNER_PASSWORD: OWNER.password,
    TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
  }
  return { ...readConfig(settings), isDemo: true }
}

async function prepare(config: Config, log: FastifyBaseLogger, { connections }: Simulators, { terminal }: DemoIo) {
  const database = await openDatabase({ ...config, log })
  const progress = createProgress(terminal)
  try {
    await upgradeDatabase(database, log)
    const onSeeding = ({ done, total }: { done: number; total: number }) =>
      progress.show(`Adding topics to the catalog: ${done} of ${total}`, done / total)
    await prepareDemo({ database, config, log, connections, onSeeding })
  } finally {
    progress.clear()
    await database.close()
  }
}

const greeting = (url: string, data: string): string =>
  [
    `Taxon's demo listens on ${url}`,
    `  Sign in         ${OWNER.email}`,
    `  Password        ${OWNER.password}`,
    '  Platforms       simulated, on this machine: nothing is sent elsewhere',
    `  Data            ${resolve(data)}   (delete it to begin again)`,
  ].join('\n')
