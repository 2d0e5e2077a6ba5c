import { constants } from 'node:fs'
import { access, chmod, mkdir, realpath, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { type Binaries, findBinaries, repairBinaries } from './embedded/binaries'
import { countClients, register } from './embedded/clients'
import { clusterVersion, initialiseCluster, readPassword } from './embedded/cluster'
import { checkFolderAccess, databaseUser, giveToUser } from './embedded/database-user'
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
  /** The npm package with the binaries; the tests also use another version. */
  npmPackage?: string
  /** False only for databases that are deleted afterwards. */
  durable?: boolean
}

/** The running database as one client uses it; when the last client releases it, it stops. */
export type EmbeddedDatabase = { url: string; adminUrl: string; release(): Promise<void> }

/** Where the database and its files are, under the data folder. */
type ClusterPaths = { dataDir: string; cluster: string; passwordFile: string; lock: string; clients: string }

const WATCH_INTERVAL_MS = 250

/**
 * Attaches to the database of the data folder; starts it if it is not running, and creates it if there is none. Over
 * loopback TCP, because the path of a socket file has a length limit and an ordinary URL works with every client.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const paths = await prepareFolder(options.dataDir)
  const { client, port, password } = await withLock(paths.lock, async () => {
    const client = await register(paths.clients)
    try {
      return { client, ...(await ensureRunning(paths, options)) }
    } catch (error) {
      await leave(paths, client)
      throw error
    }
  })
  const watch = keepRunning(paths, options, port)
  const login = (role: string, database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  return {
    url: login('taxon', 'taxon'),
    adminUrl: login('postgres', 'postgres'),
    release: async () => {
      watch.stop()
      await withLock(paths.lock, () => leave(paths, client))
    },
  }
}

async function leave(paths: ClusterPaths, client: string): Promise<void> {
  await rm(client, { force: true })
  if ((await countClients(paths.clients)) === 0) await stopPostmaster(paths.cluster)
}

async function prepareFolder(folder: string): Promise<ClusterPaths> {
  try {
    const created = await mkdir(folder, { recursive: true })
    // The database's user must be able to enter it; secret files in it have stricter modes.
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

async function ensureRunning(
  paths: ClusterPaths,
  options: EmbeddedOptions,
): Promise<{ port: number; password: string }> {
  const binaries = findBinaries(options.npmPackage)
  const version = await clusterVersion(paths.cluster)
  if (version !== undefined && version !== binaries.major) {
    throw new StartupError(
      `${paths.cluster} holds a database of PostgreSQL ${version}, this Taxon brings ${binaries.major}: save it with taxon backup of the Taxon that made it, then run taxon restore --force with this one.`,
    )
  }
  const { port } = (await attachPostmaster(paths.cluster)) ?? (await start(paths, binaries, options))
  const password = await readPassword(paths.passwordFile)
  await provision(port, password)
  return { port, password }
}

async function start(
  paths: ClusterPaths,
  binaries: Binaries,
  { durable = true }: EmbeddedOptions,
): Promise<Postmaster> {
  const { cluster, passwordFile } = paths
  const user = await databaseUser(cluster)
  await checkFolderAccess(paths.dataDir, user)
  await checkFolderAccess(join(binaries.root, 'native/bin'), user)
  const libraryPath = await repairBinaries(binaries, join(paths.dataDir, 'postgres-lib'))
  const env = { LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: libraryPath, DYLD_LIBRARY_PATH: libraryPath }
  if ((await clusterVersion(cluster)) === undefined) {
    await initialiseCluster({ binaries, cluster, passwordFile, user, env, durable })
  }
  await giveToUser(cluster, user)
  const logFile = join(paths.dataDir, 'postgres.log')
  return startPostmaster({ postgres: binaries.postgres, cluster, logFile, settings: settings(durable), user, env })
}

function settings(durable: boolean): Record<string, string> {
  const sync = durable ? 'on' : 'off'
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: `${bufferMegabytes()}MB`,
    // The first change of a page after a checkpoint logs the full page: fewer checkpoints save a third of the log in bulk work.
    max_wal_size: '4GB',
    // For SSDs: with the default of 4 the planner sorts lists instead of reading them from an index.
    random_page_cost: '1.1',
    fsync: sync,
    synchronous_commit: sync,
    full_page_writes: sync,
    // Errors of statements reach the caller anyway; logged here they would leave customers' data in a file nobody reads.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    // After a crash, sync the file system once instead of a thousand files: 0.15 s instead of 0.2 to 2 s.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  }
}

/** An eighth of the memory, because the database shares the machine with others. */
function bufferMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.round(Math.min(4096, Math.max(128, memory / 8 / 2 ** 20)))
}

/** Restarts a database that died while clients use it, on the same port, so that their pools reconnect. */
function keepRunning(paths: ClusterPaths, options: EmbeddedOptions, port: number): { stop(): void } {
  let isStopped = false
  let isBusy = false
  const restart = async () => {
    if (isStopped || (await findPostmaster(paths.cluster)) || (await clusterVersion(paths.cluster)) === undefined)
      return
    const running = await ensureRunning(paths, options)
    options.log.warn('The embedded database had ended and was started again')
    if (running.port !== port) options.log.warn(`Its port ${port} was taken meanwhile: restart Taxon`)
  }
  const timer = setInterval(async () => {
    if (isBusy || (await findPostmaster(paths.cluster))) return
    isBusy = true
    await withLock(paths.lock, restart).catch((err) =>
      options.log.warn({ err }, 'The embedded database does not start'),
    )
    isBusy = false
  }, WATCH_INTERVAL_MS)
  timer.unref()
  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
    },
  }
}
