import { readlink, rm, symlink, unlink } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error'
import { isAlive, ownIdentity } from './processes'

const POLL_MS = 10
const TIMEOUT_MS = 180_000

/**
 * Lets one process at a time in, and survives kill -9. The lock is a symbolic link because a link is created together with
 * its content, here the holder's identity: there is no moment at which the lock exists without a known holder.
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
  const deadline = Date.now() + TIMEOUT_MS
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

/** Under a lock named after the dead holder: of two processes that find it dead, none may remove the new lock of a third. */
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
