import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandLine, isAlive, ownIdentity } from '../../src/db/embedded/processes'

const PREFIX = 'taxon-test-'

/** A path for a new data folder. The name identifies this process, and contains a space to test such paths. */
export const newDataFolder = (): string =>
  join(tmpdir(), `${PREFIX}${ownIdentity}.data ${randomBytes(4).toString('hex')}`)

/** Does not wait for its database to end, because this process may be ending too. */
export function discardDataFolder(dataDir: string): void {
  const pid = runningPostmaster(join(dataDir, 'postgres'))
  if (pid) process.kill(pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}

/** Removes the folders of killed runs. */
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
