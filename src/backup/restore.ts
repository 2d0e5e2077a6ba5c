import { mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../db/embedded'
import { withLock } from '../db/embedded/lock'
import { findPostmaster, stopPostmaster } from '../db/embedded/postmaster'
import { isAlive, ownIdentity } from '../db/embedded/processes'
import { migrate, readMigrations } from '../db/migrate'
import { createPool, type Log } from '../db/pool'
import { BackupError, type Footer, type Header } from './format'
import { damaged, openBackup } from './read'
import { connect, listTables, readTable } from './tables'

export type RestoreOptions = { file: string; dataDir: string; log: Log; onTable: (table: string) => void }

const DRAFT = 'restore-'

/** Restores into a folder that is removed again, and compares every table: proves that the file is a backup. */
export async function verifyBackup(options: RestoreOptions): Promise<Footer> {
  const draft = await newDraft(options.dataDir)
  try {
    return await restoreInto(draft, options, { durable: false })
  } finally {
    await discard(draft)
  }
}

/**
 * Restores into the data folder. It becomes the database of the folder only when every table has been compared with the
 * file; a database that was there is kept beside it.
 */
export async function restoreBackup(options: RestoreOptions & { force: boolean }) {
  await mkdir(options.dataDir, { recursive: true, mode: 0o755 })
  // The database is told by its path, which a link would hide.
  const dataDir = await realpath(options.dataDir)
  await assertFree(dataDir, options.force)
  const draft = await newDraft(dataDir)
  try {
    const footer = await restoreInto(draft, options, { durable: true })
    // As long as the lock is held, nobody starts a database in the folder.
    const replaced = await withLock(join(dataDir, 'postgres.lock'), () => putInPlace(draft, dataDir, options.force))
    return { footer, replaced }
  } finally {
    await discard(draft)
  }
}

/** Returns whether a database is there, which may be replaced. */
async function assertFree(dataDir: string, force: boolean): Promise<boolean> {
  const cluster = join(dataDir, 'postgres')
  const isOccupied = await exists(cluster)
  if (isOccupied && !force) {
    throw new BackupError(`${dataDir} holds a database already: choose another TAXON_DATA_DIR, or use --force`)
  }
  if (await findPostmaster(cluster)) throw new BackupError(`the database in ${dataDir} is running: stop Taxon first`)
  return isOccupied
}

/** To restore takes a while: what somebody has started or restored in the folder meanwhile stays. */
async function putInPlace(draft: string, dataDir: string, force: boolean): Promise<string | undefined> {
  const replaced = (await assertFree(dataDir, force)) ? await setAside(dataDir) : undefined
  await rename(join(draft, 'postgres.password'), join(dataDir, 'postgres.password'))
  await rename(join(draft, 'postgres'), join(dataDir, 'postgres'))
  return replaced
}

async function restoreInto(draft: string, options: RestoreOptions, { durable }: { durable: boolean }): Promise<Footer> {
  const backup = await openBackup(options.file)
  try {
    const versions = await knownVersions(backup.header)
    const embedded = await startEmbedded({ dataDir: draft, log: options.log, durable })
    try {
      const pool = createPool(embedded.url, 1, options.log)
      await migrate(pool, undefined, versions).finally(() => pool.end())
      // Only the administrator may load rows without firing triggers, which would write what is in the file already.
      const url = new URL(embedded.adminUrl)
      url.pathname = '/taxon'
      const client = await connect(url.href)
      try {
        const footer = await load(client, backup, options.onTable)
        await compare(client, footer, options.file)
        return footer
      } finally {
        await client.end()
      }
    } finally {
      await embedded.release()
    }
  } finally {
    await backup.close()
  }
}

/** The schema is made by the same migrations as that of the database which was backed up. */
async function knownVersions({ migrations, taxonVersion }: Header): Promise<Set<number>> {
  const checksums = new Map((await readMigrations()).map(({ version, checksum }) => [version, checksum]))
  const unknown = migrations.find(({ version, checksum }) => checksums.get(version) !== checksum)
  if (unknown) {
    throw new BackupError(`the backup was made by Taxon ${taxonVersion}: restore it with that version or a later one`)
  }
  return new Set(migrations.map(({ version }) => version))
}

async function load(
  client: pg.Client,
  backup: Awaited<ReturnType<typeof openBackup>>,
  onTable: (table: string) => void,
): Promise<Footer> {
  await client.query('BEGIN')
  await client.query('SET LOCAL session_replication_role = replica')
  const tables = await listTables(client)
  await client.query(`TRUNCATE ${tables.map(({ table }) => pg.escapeIdentifier(table)).join(', ')}`)
  const footer = await backup.load(client, onTable)
  for (const [name, last] of Object.entries(footer.sequences)) {
    await client.query('SELECT setval($1::regclass, $2)', [pg.escapeIdentifier(name), last])
  }
  await client.query('COMMIT')
  await client.query('ANALYZE')
  return footer
}

async function compare(client: pg.Client, { tables }: Footer, file: string): Promise<void> {
  for (const table of await listTables(client)) {
    const restored = await readTable(client, table)
    const stored = tables[table.table]
    if (stored?.rows === restored.rows && stored.checksum === restored.checksum) continue
    throw damaged(file, `its table ${table.table} differs from what was backed up`)
  }
}

async function setAside(dataDir: string): Promise<string> {
  const replaced = join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  await mkdir(replaced, { mode: 0o755 })
  for (const name of ['postgres', 'postgres.password']) {
    if (await exists(join(dataDir, name))) await rename(join(dataDir, name), join(replaced, name))
  }
  return replaced
}

/** Inside the data folder, so that it can be renamed; those of killed processes are removed. */
async function newDraft(dataDir: string): Promise<string> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(DRAFT) && !isAlive(name.slice(DRAFT.length))) await discard(join(dataDir, name))
  }
  return join(dataDir, `${DRAFT}${ownIdentity}`)
}

async function discard(draft: string): Promise<void> {
  await stopPostmaster(join(draft, 'postgres'))
  await rm(draft, { recursive: true, force: true, maxRetries: 5 })
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
