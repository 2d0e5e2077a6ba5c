import { constants } from 'node:fs'
import { access, chmod, mkdir, realpath, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { type Binaries, findBinaries, repairBinaries } from './embedded/binaries'
import { countLiving, register } from './embedded/clients'
import { clusterVersion, initialiseCluster, readPassword } from './embedded/cluster'
import { databaseUser, giveAway, refuseBarredFolder } from './embedded/database-user'
import { withLock } from './embedded/lock'
import {
  attachPostmaster,
  findPostmaster,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from './embedded/postmaster'
import { provision } from './embedded/provision'
import type { Log } from './pool'
import { StartupError } from './startup-error'

export type EmbeddedOptions = {
  dataDir: string
  log: Log
  /** The npm package that brings the binaries; the tests run on another version too. */
  npmPackage?: string
  /** False only for databases that are thrown away. */
  durable?: boolean
}

/** A share in the running database: the last to be released stops it. */
export type Lease = { url: string; adminUrl: string; release(): Promise<void> }

type Place = { dataDir: string; cluster: string; passwordFile: string; lock: string; clients: string }

const WATCH_MS = 250

/**
 * Attaches to the database that runs under the data folder, or starts it, or makes it first. Loopback TCP rather than a
 * socket file: it works whatever the length of the folder's path, and what connects is an ordinary URL.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Lease> {
  const place = await prepareFolder(options.dataDir)
  const { client, port, password } = await withLock(place.lock, async () => {
    const client = await register(place.clients)
    try {
      return { client, ...(await ensureRunning(place, options)) }
    } catch (error) {
      await leave(place, client)
      throw error
    }
  })
  const watch = keepRunning(place, options, port)
  const login = (role: string, database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  return {
    url: login('taxon', 'taxon'),
    adminUrl: login('postgres', 'postgres'),
    release: async () => {
      watch.stop()
      await withLock(place.lock, () => leave(place, client))
    },
  }
}

async function leave(place: Place, client: string): Promise<void> {
  await rm(client, { force: true })
  if ((await countLiving(place.clients)) === 0) await stopPostmaster(place.cluster)
}

async function prepareFolder(folder: string): Promise<Place> {
  try {
    const created = await mkdir(folder, { recursive: true })
    // The database's user must pass through it; what is secret in it has modes of its own.
    if (created !== undefined) await chmod(folder, 0o755)
    await access(folder, constants.W_OK)
    const dataDir = await realpath(folder)
    return {
      dataDir,
      cluster: join(dataDir, 'postgres'),
      passwordFile: join(dataDir, 'postgres.password'),
      lock: join(dataDir, 'postgres.lock'),
      clients: join(dataDir, 'clients'),
    }
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be used: ${(error as Error).message}`)
  }
}

async function ensureRunning(place: Place, options: EmbeddedOptions): Promise<{ port: number; password: string }> {
  const binaries = findBinaries(options.npmPackage)
  const version = await clusterVersion(place.cluster)
  if (version !== undefined && version !== binaries.major) {
    throw new StartupError(
      `${place.cluster} holds a database of PostgreSQL ${version}, this Taxon brings ${binaries.major}: move the data with pg_dump and pg_restore, or start the Taxon that made it.`,
    )
  }
  const { port } = (await attachPostmaster(place.cluster)) ?? (await start(place, binaries, options))
  const password = await readPassword(place.passwordFile)
  await provision(port, password)
  return { port, password }
}

async function start(place: Place, binaries: Binaries, { durable = true }: EmbeddedOptions): Promise<Postmaster> {
  const { cluster, passwordFile } = place
  const user = await databaseUser(cluster)
  await refuseBarredFolder(place.dataDir, user)
  await refuseBarredFolder(join(binaries.root, 'native/bin'), user)
  const libraryPath = await repairBinaries(binaries, join(place.dataDir, 'postgres-lib'))
  const env = { LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: libraryPath, DYLD_LIBRARY_PATH: libraryPath }
  if ((await clusterVersion(cluster)) === undefined) {
    await initialiseCluster({ binaries, cluster, passwordFile, user, env, durable })
  }
  await giveAway(cluster, user)
  const logFile = join(place.dataDir, 'postgres.log')
  return startPostmaster({ postgres: binaries.postgres, cluster, logFile, settings: settings(durable), user, env })
}

function settings(durable: boolean): Record<string, string> {
  const sync = durable ? 'on' : 'off'
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: `${bufferMegabytes()}MB`,
    // After each checkpoint pages are written to the log whole: with more room there are fewer, a third of the log in bulk work.
    max_wal_size: '4GB',
    // Reading here and there costs hardly more than reading on: without it lists are sorted instead of read from an index.
    random_page_cost: '1.1',
    fsync: sync,
    synchronous_commit: sync,
    full_page_writes: sync,
    // A statement's error goes to whoever sent it; here it would leave customers' data in a file nobody reads.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    // After a crash: one sync of the file system instead of a thousand files (0.15 s against 0.2 to 2 s).
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  }
}

/** An eighth of the memory there is, because the database has not the machine to itself. */
function bufferMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.round(Math.min(1024, Math.max(128, memory / 8 / 2 ** 20)))
}

/** A database that dies under a living client is started again, on its port, and the client's pool reconnects. */
function keepRunning(place: Place, options: EmbeddedOptions, port: number): { stop(): void } {
  let stopped = false
  let busy = false
  const revive = async () => {
    if (stopped || (await findPostmaster(place.cluster)) || (await clusterVersion(place.cluster)) === undefined) return
    const running = await ensureRunning(place, options)
    options.log.warn('The embedded database had ended and was started again')
    if (running.port !== port) options.log.warn(`Its port ${port} was taken meanwhile: restart Taxon`)
  }
  const timer = setInterval(async () => {
    if (busy || (await findPostmaster(place.cluster))) return
    busy = true
    await withLock(place.lock, revive).catch((err) => options.log.warn({ err }, 'The embedded database does not start'))
    busy = false
  }, WATCH_MS)
  timer.unref()
  return {
    stop: () => {
      stopped = true
      clearInterval(timer)
    },
  }
}
