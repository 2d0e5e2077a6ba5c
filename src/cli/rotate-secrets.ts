import type { Writable } from 'node:stream'
import { rotateSigningSecrets } from '../alerts/rotate'
import { rotateTwoFactors } from '../auth/two-factor/rotate'
import { readConfig } from '../config'
import { createVault } from '../connections/encryption'
import { rotateCredentials } from '../connections/rotate'
import { openDatabase } from '../db/open'
import { loadSecrets } from '../secrets'
import { upgradeDatabase } from '../upgrade'
import { createLog } from './log'
import { createProgress } from './progress'

export type RotateSecretsArgs = { json?: boolean }
type RotateSecretsIo = { output: Writable; terminal: Writable & { isTTY?: boolean } }

/** Can run while a server is running. Returns whether all credentials could be read. */
export async function runRotateSecrets({ json }: RotateSecretsArgs, { output, terminal }: RotateSecretsIo) {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ ...config, log })
  const progress = createProgress(terminal)
  try {
    await upgradeDatabase(database, log)
    const secrets = await loadSecrets(config)
    const vault = createVault(secrets)
    let last = { rotated: 0, unreadable: [] as string[] }
    for await (last of rotateCredentials(database.db, vault)) progress.show(`Re-encrypted ${last.rotated} connections`)
    const signing = await rotateSigningSecrets(database.db, vault)
    const twoFactors = await rotateTwoFactors(database.db, secrets)
    const unreadable = { connections: last.unreadable, organizations: signing.unreadable, users: twoFactors.unreadable }
    const all = Object.values(unreadable).flat()
    progress.clear()
    const { rotated } = last
    output.write(`${json ? JSON.stringify({ rotated, unreadable: all }) : summary(rotated, unreadable)}\n`)
    return all.length === 0
  } finally {
    progress.clear()
    await database.close()
  }
}

type Unreadable = Record<'connections' | 'organizations' | 'users', readonly string[]>

function summary(rotated: number, { connections, organizations, users }: Unreadable): string {
  const count = rotated === 1 ? '1 connection' : `${rotated} connections`
  const lines = [`Re-encrypted the credentials of ${count} with the first secret`]
  const nothing = 'No secret in TAXON_SECRET can read'
  if (connections.length > 0)
    lines.push(`${nothing} the credentials of ${connections.join(', ')}. Enter them again in the console`)
  if (organizations.length > 0)
    lines.push(
      `${nothing} the signing secret for alerts of ${organizations.join(', ')}. An owner or admin makes a new one under Settings, Alerts`,
    )
  if (users.length > 0)
    lines.push(`${nothing} the second factor of ${users.join(', ')}. Turn it off for them in the console`)
  return lines.join('\n')
}
