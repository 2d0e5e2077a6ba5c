import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app'
import type { Config } from './config'
import type { Db } from './db/db'
import { openDatabase } from './db/open'
import { StartupError } from './db/startup-error'
import type { App } from './http/app'
import { work } from './jobs/runner/worker'
import { openWorkerDeps } from './jobs/runner/worker-deps'
import { DRAIN_MS } from './limits'
import { type FirstOwner, firstStart } from './organizations/first-start'
import { loadSecrets } from './secrets'
import { upgradeDatabase } from './upgrade'

export type Server = { url: string; firstOwner: FirstOwner | null; embedded: boolean; stop(): Promise<void> }

/** Listens last, when everything else is ready. With `worker`, this process also works on jobs. */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  { worker = false }: { worker?: boolean } = {},
): Promise<Server> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.poolSize,
    log,
  })
  try {
    await upgradeDatabase(database, log)
    const firstOwner = await firstStart(database.db, config.owner, new Date())
    const secrets = await loadSecrets(config)
    const baseUrl = config.baseUrl ?? `http://${config.host}:${config.port}`
    const app = await buildApp({ config, baseUrl, secrets, db: database.db, pool: database.pool, log })
    const address = await listen(app, config)
    const stopWorker = worker ? await startWorker(config, secrets, database.db, log) : async () => {}
    let stopped: Promise<void> | undefined
    const stop = async () => {
      await Promise.all([stopWorker(), drain(app)])
      await database.close()
    }
    return {
      url: config.baseUrl ?? `http://${config.host}:${new URL(address).port}`,
      firstOwner,
      embedded: database.embedded,
      stop: () => {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function startWorker(config: Config, secrets: string[], db: Db, log: FastifyBaseLogger) {
  const deps = await openWorkerDeps(config, secrets)
  const stopping = new AbortController()
  const working = work({ db, log, ...deps }, { signal: stopping.signal })
  return async () => {
    stopping.abort()
    await working
    await deps.close()
  }
}

async function listen(app: App, { host, port }: Config): Promise<string> {
  return app.listen({ host, port }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new StartupError(`Port ${port} on ${host} is taken: set PORT to another one`)
  })
}

/** Takes no new requests and lets running ones finish; after DRAIN_MS they are cut off. */
async function drain(app: App) {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearTimeout(cutOff)
}
