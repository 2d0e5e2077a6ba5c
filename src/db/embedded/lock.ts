import { readlink, rm, symlink, unlink } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error'
import { isAlive, ownIdentity } from './processes'

const POLL_MS = 10
const PATIENCE_MS = 180_000

/**
 * One process at a time, across kill -9. The lock is a symbolic link because that comes into being together with its
 * content, the holder's identity: there is no moment at which the lock exists and nobody knows whose it is.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await acquire(path)
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function acquire(path: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await tryAcquire(path))) {
    const holder = await holderOf(path)
    if (holder === undefined) continue
    if (!isAlive(holder)) await breakLock(path, holder)
    else if (Date.now() < deadline) await sleep(POLL_MS)
    else
      throw new StartupError(
        `Process ${Number.parseInt(holder, 10)} has held ${path} for minutes: end it and try again.`,
      )
  }
}

/** Under a lock of the dead holder's own name, so that two who find it dead never remove a third one's new lock. */
function breakLock(path: string, holder: string): Promise<void> {
  return withLock(`${path}.${holder}`, async () => {
    if ((await holderOf(path)) === holder) await unlink(path)
  })
}

async function tryAcquire(path: string): Promise<boolean> {
  try {
    await symlink(ownIdentity, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function holderOf(path: string): Promise<string | undefined> {
  try {
    return await readlink(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
