import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app'
import { baseUrlOf, type Config } from './config'
import { openDatabase } from './db/open'
import { StartupError } from './db/startup-error'
import type { App } from './http/app'
import { DRAIN_MS } from './limits'
import { type FirstOwner, firstStart } from './organizations/first-start'
import { packageVersion } from './package-version'
import { loadSecrets } from './secrets'
import { startDriving } from './start-driving'
import { startTelemetry } from './telemetry/start'
import { upgradeDatabase } from './upgrade'

export type Server = { url: string; firstOwner: FirstOwner | null; embedded: boolean; stop(): Promise<void> }

/** `worker`: false leaves all runs to other processes; true also drives jobs that were created without `drive`. */
type ServerOptions = { worker?: boolean }

/** Listens last, when everything else is ready. Then it drives runs in the background. */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  { worker }: ServerOptions = {},
): Promise<Server> {
  const database = await openDatabase({ ...config, log })
  const telemetry = await startTelemetry(config.telemetry, packageVersion(), log)
  try {
    await upgradeDatabase(database, log)
    const firstOwner = await firstStart(database.db, config.owner, new Date())
    const secrets = await loadSecrets(config)
    const baseUrl = baseUrlOf(config)
    const { db, pool, replica, directUrl: databaseUrl } = database
    const stopping = new AbortController()
    const app = await buildApp({
      config,
      baseUrl,
      secrets,
      db,
      pool,
      databaseUrl,
      replica,
      stopping: stopping.signal,
      log,
    })
    const address = await listen(app, config)
    const driving =
      worker === false ? null : await startDriving({ config, secrets, database, log }, { allJobs: worker === true })
    let stopped: Promise<void> | undefined
    const stop = async () => {
      stopping.abort()
      await Promise.all([driving?.stop(), sleep(config.drainMs).then(() => drain(app))])
      await database.close()
      await telemetry.stop()
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
    await telemetry.stop()
    throw error
  }
}

async function listen(app: App, { host, port }: Config): Promise<string> {
  return app.listen({ host, port }).catch((error) => {
    const isAboutHost = error.syscall === 'listen' || error.hostname === host
    throw isAboutHost ? new StartupError(listenProblem(error.code, host, port)) : error
  })
}

function listenProblem(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken: set PORT to another one`
  if (code === 'EACCES') return `No permission to listen on port ${port}: set PORT to another one`
  return `Cannot listen on ${host} (${code}): set HOST to an address of this machine`
}

/** Takes no new requests and lets running ones finish; after DRAIN_MS they are cut off. */
async function drain(app: App) {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearTimeout(cutOff)
}
