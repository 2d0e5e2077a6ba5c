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
    const credentials = [...last.unreadable, ...signing.unreadable]
    const users = twoFactors.unreadable
    last = { rotated: last.rotated, unreadable: [...credentials, ...users] }
    progress.clear()
    output.write(json ? `${JSON.stringify(last)}\n` : `${summary(last.rotated, credentials, users)}\n`)
    return last.unreadable.length === 0
  } finally {
    progress.clear()
    await database.close()
  }
}

function summary(rotated: number, credentials: readonly string[], users: readonly string[]): string {
  const connections = rotated === 1 ? '1 connection' : `${rotated} connections`
  const lines = [`Re-encrypted the credentials of ${connections} with the first secret`]
  const nothing = 'No secret in TAXON_SECRET can read'
  if (credentials.length > 0) {
    lines.push(`${nothing} the credentials of ${credentials.join(', ')}. Enter them again in the console`)
  }
  if (users.length > 0) {
    lines.push(`${nothing} the second factor of ${users.join(', ')}. Turn it off for them in the console`)
  }
  return lines.join('\n')
}
