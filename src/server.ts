import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app'
import type { Config } from './config'
import { migrate } from './db/migrate'
import { openDatabase } from './db/open'
import { StartupError } from './db/startup-error'
import type { App } from './http/app'
import { DRAIN_MS } from './limits'
import { type FirstOwner, firstStart } from './organizations/first-start'
import { loadSecrets } from './secrets'

export type Server = { url: string; firstOwner: FirstOwner | null; embedded: boolean; stop(): Promise<void> }

/** Database, migrations, first owner, routes, and then the port. */
export async function startServer(config: Config, log: FastifyBaseLogger): Promise<Server> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.poolSize,
    log,
  })
  try {
    await migrate(database.pool)
    const firstOwner = await firstStart(database.db, config.owner, new Date())
    const secrets = await loadSecrets(config)
    const baseUrl = config.baseUrl ?? `http://${config.host}:${config.port}`
    const app = await buildApp({ config, baseUrl, secrets, db: database.db, pool: database.pool, log })
    const address = await listen(app, config)
    let stopped: Promise<void> | undefined
    const stop = async () => {
      await drain(app)
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

async function listen(app: App, { host, port }: Config): Promise<string> {
  return app.listen({ host, port }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new StartupError(`Port ${port} on ${host} is taken: set PORT to another one`)
  })
}

/** No new requests, running ones finish; what is not done after ten seconds is cut off. */
async function drain(app: App) {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearTimeout(cut)
}
