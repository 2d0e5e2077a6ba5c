import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error'
import type { DatabaseUser } from './database-user'
import { commandLine, processIdentity } from './processes'

export type Postmaster = { pid: number; port: number; status: string }

export type StartOptions = {
  postgres: string
  cluster: string
  logFile: string
  settings: Record<string, string>
  user: DatabaseUser
  env: NodeJS.ProcessEnv
}

const POLL_MS = 5
const TIMEOUT_MS = 120_000
const LOG_LIMIT_BYTES = 10 * 1024 * 1024

/** The running database of `cluster`. Its pid file survives a kill -9, and another process may have that pid by then. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const postmaster = await readPidFile(cluster)
  return postmaster && isRunning(postmaster, cluster) ? postmaster : undefined
}

function isRunning({ pid }: Postmaster, cluster: string): boolean {
  return processIdentity(pid) !== undefined && commandLine(pid).includes(`-D ${cluster} `)
}

async function readPidFile(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' } : undefined
}

/** Waits until the running database accepts connections; undefined if none is running, or after one has stopped. */
export async function attachPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const postmaster = await findPostmaster(cluster)
    if (!postmaster || postmaster.status === 'ready') return postmaster
    if (postmaster.status === 'stopping') return stopPostmaster(cluster).then(() => undefined)
    if (Date.now() > deadline)
      throw new StartupError(`The embedded PostgreSQL (process ${postmaster.pid}) does not get ready.`)
    await sleep(POLL_MS)
  }
}

/** Starts it detached, so that it outlives this process, and waits until it accepts connections, after recovery if needed. */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  const deadline = Date.now() + TIMEOUT_MS
  // After a crash, the same port: the pools of the other clients reconnect to it.
  let port = (await readPidFile(options.cluster))?.port || newPort()
  for (;;) {
    await removeStalePidFile(options.cluster)
    const failure = await tryStart(options, port, deadline)
    if (failure === undefined) return (await readPidFile(options.cluster))!
    if (Date.now() > deadline) throw startFailed(failure, options)
    if (failure.includes('could not create any TCP/IP sockets')) port = newPort()
    // The backends of a killed database keep its shared memory until they notice.
    else if (failure.includes('pre-existing shared memory block')) await sleep(POLL_MS)
    else throw startFailed(failure, options)
  }
}

const startFailed = (reason: string, options: StartOptions): StartupError =>
  new StartupError(`The embedded PostgreSQL did not start: ${reason} (see ${options.logFile}).`)

// PostgreSQL takes any process with that pid for another server on the cluster, even a zombie.
async function removeStalePidFile(cluster: string): Promise<void> {
  if (!(await findPostmaster(cluster))) await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/** The reason why it ended, or undefined once it is ready. */
async function tryStart(options: StartOptions, port: number, deadline: number): Promise<string | undefined> {
  await rotate(options.logFile)
  const log = await open(options.logFile, 'a', 0o600)
  try {
    const logStart = (await log.stat()).size
    const settings = { ...options.settings, port: String(port) }
    const child = spawn(
      options.postgres,
      ['-D', options.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { detached: true, stdio: ['ignore', log.fd, log.fd], cwd: '/', env: options.env, ...options.user },
    )
    child.unref()
    let spawnError: string | undefined
    child.on('error', (error) => {
      spawnError = error.message
    })
    while (Date.now() < deadline) {
      if (spawnError) return spawnError
      if (child.exitCode !== null || child.signalCode !== null) return failureIn(options.logFile, logStart)
      const postmaster = await readPidFile(options.cluster)
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

async function failureIn(logFile: string, start: number): Promise<string> {
  const lines = (await readFile(logFile)).subarray(start).toString().trim().split('\n')
  const fatal = lines.findLast((line) => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1)!
  return fatal.replace(/^.*(FATAL|PANIC): +/, '')
}

/** A fast shutdown: open transactions are rolled back and all data is written. Waits until the process has ended. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const postmaster = await findPostmaster(cluster)
  if (!postmaster) return
  const deadline = Date.now() + TIMEOUT_MS
  process.kill(postmaster.pid, 'SIGINT')
  while (isRunning(postmaster, cluster)) {
    if (Date.now() > deadline) throw new Error(`The embedded PostgreSQL (process ${postmaster.pid}) does not stop`)
    await sleep(POLL_MS)
  }
}

/** Below the ports that systems give to outgoing connections: one of these could have that of a database that crashed. */
const newPort = (): number => randomInt(20_000, 32_000)
