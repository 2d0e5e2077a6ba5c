import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../startup-error'

/** The user of the database's processes, for the options of spawn; empty for our own user. */
export type DatabaseUser = { uid: number; gid: number } | Record<string, never>

/** PostgreSQL refuses to run as root. Then it runs as the owner of the existing files, or as `postgres` or `nobody`. */
export async function databaseUser(cluster: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return {}
  const existing = await stat(cluster).catch(() => undefined)
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  throw new StartupError(
    'PostgreSQL does not run as root and there is no user postgres or nobody: start Taxon as an ordinary user, or set DATABASE_URL.',
  )
}

/** A cluster that root copied here, for example from a backup, belongs to root and must change its owner. */
export async function giveToUser(cluster: string, user: DatabaseUser): Promise<void> {
  if (user.uid === undefined || (await stat(cluster)).uid === user.uid) return
  await promisify(execFile)('chown', ['-R', `${user.uid}:${user.gid}`, cluster])
}

/** Names the folder that the database's user cannot enter; PostgreSQL itself would only say "Permission denied". */
export async function checkFolderAccess(path: string, user: DatabaseUser): Promise<void> {
  if (user.uid === undefined) return
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
    if (!((mode >> shift) & constants.S_IXOTH)) {
      throw new StartupError(
        `As root the database runs as another user (id ${user.uid}), whom the folder ${folder} bars: run chmod o+x on it, or keep Taxon and its data elsewhere.`,
      )
    }
    if (folder === dirname(folder)) return
  }
}
