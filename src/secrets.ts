import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config'
import { syncPath } from './db/embedded/sync-path'
import { SECRET_LENGTH } from './limits'

/** The configured secrets, or one that is generated once and kept in the data folder. */
export async function loadSecrets({ secrets, dataDir }: Pick<Config, 'secrets' | 'dataDir'>): Promise<string[]> {
  if (secrets) return secrets
  const file = join(dataDir, 'secret')
  const secret = (await readSecret(file)) ?? (await createSecret(dataDir, file))
  if (secret.length >= SECRET_LENGTH) return [secret]
  throw new ConfigError(
    `${file} holds fewer than ${SECRET_LENGTH} characters: restore it from your backup. If you remove it instead, ` +
      'a new one is made: everyone has to sign in again and credentials have to be entered again',
  )
}

const readSecret = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error) => {
      if (error.code !== 'ENOENT') throw error
      return null
    },
  )

/** Whatever ends this, the file is whole or not there. Of two commands that start at once, one creates it. */
async function createSecret(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(draft, file)
    await syncPath(dataDir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return (await readSecret(file)) ?? ''
}
