import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandLine, isAlive, ownIdentity } from '../../src/db/embedded/processes'

const PREFIX = 'taxon-test-'

/** A path for a data folder that does not exist yet; the name says whose it is, and has a space in it. */
export const newDataFolder = (): string =>
  join(tmpdir(), `${PREFIX}${ownIdentity}.data ${randomBytes(4).toString('hex')}`)

/** Without waiting for the database in it to end, as this process may be ending itself. */
export function discardDataFolder(dataDir: string): void {
  const pid = runningPostmaster(join(dataDir, 'postgres'))
  if (pid) process.kill(pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}

/** What a run that was killed could not clear away itself. */
export function discardLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(PREFIX) && name.slice(PREFIX.length).split('.')[0]
    if (owner && !isAlive(owner)) discardDataFolder(join(tmpdir(), name))
  }
}

function runningPostmaster(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return commandLine(pid).includes(cluster) ? pid : undefined
  } catch {
    return undefined
  }
}
