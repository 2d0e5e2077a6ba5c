import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error'
import type { DatabaseUser } from './database-user'
import { commandLine, processIdentity } from './processes'

export type Postmaster = { pid: number; port: number; status: string }

export type Launch = {
  postgres: string
  cluster: string
  logFile: string
  settings: Record<string, string>
  user: DatabaseUser
  env: NodeJS.ProcessEnv
}

const POLL_MS = 5
const PATIENCE_MS = 120_000
const LOG_LIMIT_BYTES = 10 * 1024 * 1024

/** The database that runs on `cluster` now. Its pid file outlives a kill -9, and the number may be another's by then. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const postmaster = await readPidFile(cluster)
  return postmaster && runs(postmaster, cluster) ? postmaster : undefined
}

function runs({ pid }: Postmaster, cluster: string): boolean {
  return processIdentity(pid) !== undefined && commandLine(pid).includes(`-D ${cluster} `)
}

async function readPidFile(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' } : undefined
}

/** The running database once it takes connections; nothing where none runs, or where it was about to stop. */
export async function attachPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const postmaster = await findPostmaster(cluster)
    if (!postmaster || postmaster.status === 'ready') return postmaster
    if (postmaster.status === 'stopping') return stopPostmaster(cluster).then(() => undefined)
    if (Date.now() > deadline)
      throw new StartupError(`The embedded PostgreSQL (process ${postmaster.pid}) does not get ready.`)
    await sleep(POLL_MS)
  }
}

/** Starts it detached, so that it outlives us, and returns when it takes connections (after recovery if need be). */
export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  const deadline = Date.now() + PATIENCE_MS
  // The port of a database that crashed: the pools of its living clients come back to it.
  let port = (await readPidFile(launch.cluster))?.port || (await freePort())
  for (;;) {
    await removeStalePidFile(launch.cluster)
    const failure = await tryStart(launch, port, deadline)
    if (failure === undefined) return (await readPidFile(launch.cluster))!
    if (Date.now() > deadline) throw startFailed(failure, launch)
    if (failure.includes('could not create any TCP/IP sockets')) port = await freePort()
    // Backends of a killed database hold its memory until they notice.
    else if (failure.includes('pre-existing shared memory block')) await sleep(POLL_MS)
    else throw startFailed(failure, launch)
  }
}

const startFailed = (reason: string, launch: Launch): StartupError =>
  new StartupError(`The embedded PostgreSQL did not start: ${reason} (see ${launch.logFile}).`)

// PostgreSQL takes any living process of that number for the other database, a zombie too.
async function removeStalePidFile(cluster: string): Promise<void> {
  if (!(await findPostmaster(cluster))) await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/** Resolves to the reason why it ended, or to nothing once it is ready. */
async function tryStart(launch: Launch, port: number, deadline: number): Promise<string | undefined> {
  await rotate(launch.logFile)
  const log = await open(launch.logFile, 'a', 0o600)
  try {
    const logStart = (await log.stat()).size
    const settings = { ...launch.settings, port: String(port) }
    const child = spawn(
      launch.postgres,
      ['-D', launch.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { detached: true, stdio: ['ignore', log.fd, log.fd], cwd: '/', env: launch.env, ...launch.user },
    )
    child.unref()
    let spawnError: string | undefined
    child.on('error', (error) => {
      spawnError = error.message
    })
    while (Date.now() < deadline) {
      if (spawnError) return spawnError
      if (child.exitCode !== null || child.signalCode !== null) return lastWords(launch.logFile, logStart)
      const postmaster = await readPidFile(launch.cluster)
      if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return undefined
      await sleep(POLL_MS)
    }
    return 'it is not ready after two minutes'
  } finally {
    await log.close()
  }
}

async function rotate(logFile: string): Promise<void> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0
  if (size > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.1`)
}

async function lastWords(logFile: string, start: number): Promise<string> {
  const lines = (await readFile(logFile)).subarray(start).toString().trim().split('\n')
  const fatal = lines.findLast((line) => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1)!
  return fatal.replace(/^.*(FATAL|PANIC): +/, '')
}

/** A fast shutdown: transactions are rolled back, everything is written. Returns when the process is gone. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const postmaster = await findPostmaster(cluster)
  if (!postmaster) return
  const deadline = Date.now() + PATIENCE_MS
  process.kill(postmaster.pid, 'SIGINT')
  while (runs(postmaster, cluster)) {
    if (Date.now() > deadline) throw new Error(`The embedded PostgreSQL (process ${postmaster.pid}) does not stop`)
    await sleep(POLL_MS)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
