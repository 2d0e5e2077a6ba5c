import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../startup-error'
import type { Binaries } from './binaries'
import type { DatabaseUser } from './database-user'
import { syncPath } from './sync-path'

export type ClusterOptions = {
  binaries: Binaries
  cluster: string
  passwordFile: string
  user: DatabaseUser
  env: NodeJS.ProcessEnv
  durable: boolean
}

/** The major version of the cluster's files; undefined if there is no cluster yet. */
export async function clusterVersion(cluster: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw new StartupError(
      `The database files in ${cluster} cannot be read (${code}): start Taxon as the user who owns them.`,
    )
  }
}

export async function readPassword(passwordFile: string): Promise<string> {
  try {
    return (await readFile(passwordFile, 'utf8')).trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `The database's password file ${passwordFile} cannot be read (${code}): restore it from a backup.`,
    )
  }
}

/** Built in a draft folder and renamed when complete, so that a kill half-way leaves nothing that looks like a database. */
export async function initialiseCluster(options: ClusterOptions): Promise<void> {
  const { cluster, passwordFile, user } = options
  await removeDrafts(cluster)
  const draft = await mkdtemp(`${cluster}.new-`)
  const draftPassword = `${draft}.password`
  await writeSecret(draftPassword, randomBytes(24).toString('base64url'))
  if (user.uid !== undefined) {
    await Promise.all([draft, draftPassword].map((path) => chown(path, user.uid, user.gid)))
  }
  await runInitdb(options, draft, draftPassword)
  if (user.uid !== undefined) await chown(draftPassword, 0, 0)
  await rename(draftPassword, passwordFile)
  await rename(draft, cluster).catch((error: Error) => {
    throw new StartupError(`${cluster} is in the way of a new database: ${error.message}`)
  })
  await syncPath(dirname(cluster))
}

async function removeDrafts(cluster: string): Promise<void> {
  const names = await readdir(dirname(cluster))
  const drafts = names.filter((name) => name.startsWith(`${basename(cluster)}.new-`))
  await Promise.all(
    drafts.map((name) => rm(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 5 })),
  )
}

/** Synced to disk, because a database without its password is lost. */
async function writeSecret(path: string, secret: string): Promise<void> {
  await writeFile(path, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  await syncPath(path)
}

async function runInitdb(
  { binaries, user, env, durable }: ClusterOptions,
  draft: string,
  passwordFile: string,
): Promise<void> {
  // Sorts by code point with Unicode case rules, the same on every machine.
  const locale =
    binaries.major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']
  const args = [
    ...['--pgdata', draft, '--username=postgres', '--pwfile', passwordFile, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--no-instructions', ...locale, ...(durable ? [] : ['--no-sync'])],
  ]
  try {
    await promisify(execFile)(binaries.initdb, args, { cwd: '/', env, ...user })
  } catch (error) {
    const { stderr, message, code } = error as Error & { stderr?: string; code?: string | number }
    if (code === 'ENOENT') {
      throw new StartupError(
        'The embedded PostgreSQL needs a system with glibc, which this one lacks: set DATABASE_URL to use a server.',
      )
    }
    const reason = (stderr || message).trim().split('\n').at(-1)
    throw new StartupError(`The embedded PostgreSQL could not be set up in ${draft}: ${reason}`)
  }
}
