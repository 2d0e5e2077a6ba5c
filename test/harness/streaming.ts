import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries, repairBinaries } from '../../src/db/embedded/binaries'
import { initialiseCluster, readPassword } from '../../src/db/embedded/cluster'
import { type DatabaseUser, databaseUser, giveToUser } from '../../src/db/embedded/database-user'
import { findPostmaster, startPostmaster, stopPostmaster } from '../../src/db/embedded/postmaster'
import { provision } from '../../src/db/embedded/provision'

type Options = { folder: string; npmPackage?: string; durable: boolean; settings?: Record<string, string> }

export type PostgresServer = {
  /** Of Taxon's role, which is an ordinary one. */
  url: string
  adminUrl: string
  /** As after a crash: nothing is finished, nobody is told. */
  crash(): Promise<void>
  stop(): Promise<void>
  /** At the end of a process, which waits for nothing. */
  kill(): void
}

/**
 * A PostgreSQL with a replica that streams from it. A commit waits until the replica has it on disk, so what was
 * acknowledged survives the loss of the primary. Both begin as copies of one empty cluster, which needs no pg_basebackup.
 */
export async function startStreaming({ folder, npmPackage, durable, settings = {} }: Options) {
  const binaries = findBinaries(npmPackage)
  const [primaryCluster, replicaCluster] = [join(folder, 'primary'), join(folder, 'replica')]
  const passwordFile = join(folder, 'password')
  const user = await databaseUser(primaryCluster)
  const libraryPath = await repairBinaries(binaries, join(folder, 'postgres-lib'))
  const env = { LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: libraryPath, DYLD_LIBRARY_PATH: libraryPath }
  await mkdir(folder, { recursive: true })
  await initialiseCluster({ binaries, cluster: primaryCluster, passwordFile, user, env, durable })
  await copyCluster(primaryCluster, replicaCluster, user)
  const password = await readPassword(passwordFile)

  const start = async (cluster: string, own: Record<string, string>): Promise<PostgresServer & { port: number }> => {
    const { pid, port } = await startPostmaster({
      postgres: binaries.postgres,
      cluster,
      logFile: `${cluster}.log`,
      settings: { ...common(durable), ...own, ...settings },
      user,
      env,
    })
    const login = (role: string, database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
    return {
      port,
      url: login('taxon', 'taxon'),
      adminUrl: login('postgres', 'postgres'),
      crash: () => crash(cluster),
      stop: () => stopPostmaster(cluster),
      kill: () => killProcess(pid),
    }
  }

  const primary = await start(primaryCluster, { synchronous_standby_names: 'replica' })
  const replica = await start(replicaCluster, {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres password=${password} application_name=replica`,
  })
  await provision(primary.port, password)
  return { primary, replica, password }
}

const common = (durable: boolean): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '4GB',
  wal_keep_size: '1GB',
  random_page_cost: '1.1',
  fsync: durable ? 'on' : 'off',
})

async function copyCluster(from: string, to: string, user: DatabaseUser): Promise<void> {
  await cp(from, to, { recursive: true, mode: 0 })
  await writeFile(join(to, 'standby.signal'), '')
  await giveToUser(to, user)
}

async function crash(cluster: string): Promise<void> {
  const postmaster = await findPostmaster(cluster)
  if (!postmaster) return
  process.kill(postmaster.pid, 'SIGQUIT')
  while (await findPostmaster(cluster)) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** PostgreSQL ends at once with this signal; it may have ended already. */
function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
