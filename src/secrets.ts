import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config'

/** The configured secrets, or one that is generated once and kept in the data folder. */
export async function loadSecrets({ secrets, dataDir }: Pick<Config, 'secrets' | 'dataDir'>): Promise<string[]> {
  if (secrets) return secrets
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  // Of two commands that start at once, the first creates the file and the other reads it.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return [(await readFile(file, 'utf8')).trim()]
}
