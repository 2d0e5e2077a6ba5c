import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config'

/** The configured secrets; on the embedded database one that the data folder keeps. */
export async function loadSecrets({ secrets, dataDir }: Pick<Config, 'secrets' | 'dataDir'>): Promise<string[]> {
  if (secrets) return secrets
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  // Two commands may start at once: the first to create the file decides, the other reads it.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return [(await readFile(file, 'utf8')).trim()]
}
