import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { BackupError, type Footer } from '../backup/format'
import { restoreBackup, verifyBackup } from '../backup/restore'
import { writeBackup } from '../backup/write'
import { readConfig } from '../config'
import type { Db } from '../db/db'
import { clusterVersion } from '../db/embedded/cluster'
import { inspectMigrations } from '../db/migrate'
import { openDatabase } from '../db/open'
import { createLog } from './log'
import { createProgress } from './progress'

export type BackupArgs = { file: string; verify: boolean; json?: boolean }
export type RestoreArgs = { file: string; force?: boolean; json?: boolean }
type BackupIo = { output: Writable; terminal: Writable & { isTTY?: boolean } }

/** Can run while a server is running. */
export async function runBackup({ file, verify, json }: BackupArgs, { output, terminal }: BackupIo): Promise<void> {
  const { log, dataDir, config } = embeddedConfig()
  if ((await clusterVersion(join(dataDir, 'postgres'))) === undefined) {
    throw new BackupError(`there is no database in ${dataDir}: set TAXON_DATA_DIR to the data folder of the server`)
  }
  const progress = createProgress(terminal)
  const database = await openDatabase({ ...config, log })
  try {
    await assertReadable(database.db, dataDir)
    const { tables } = await writeBackup(database.url, file, (table, share) => progress.show(`Saving ${table}`, share))
    const onTable = (table: string) => progress.show(`Verifying ${table}`)
    if (verify) {
      await verifyBackup({ file, dataDir, log, onTable }).catch((error) => {
        progress.clear()
        terminal.write(`${file} was written, but it could not be verified\n`)
        throw error
      })
    }
    progress.clear()
    output.write(json ? `${JSON.stringify({ file, verified: verify, tables })}\n` : saved(file, verify, tables))
    if (!config.secrets) {
      terminal.write(`The secret is not in it: keep ${join(dataDir, 'secret')} too, apart from the backup\n`)
    }
  } finally {
    progress.clear()
    await database.close()
  }
}

async function assertReadable(db: Db, dataDir: string): Promise<void> {
  const { applied, newest, newestKnown } = await inspectMigrations(db)
  if (applied === 0) throw new BackupError(`the database in ${dataDir} is empty: there is nothing to back up`)
  if (newest > newestKnown) {
    throw new BackupError(
      `the database was set up by a newer Taxon (migration ${newest}, this version knows ${newestKnown}): back it up with that version`,
    )
  }
}

export async function runRestore({ file, force = false, json }: RestoreArgs, { output, terminal }: BackupIo) {
  const { log, dataDir, config } = embeddedConfig()
  const progress = createProgress(terminal)
  try {
    const onTable = (table: string) => progress.show(`Restoring ${table}`)
    const { footer, replaced } = await restoreBackup({ file, dataDir, log, force, onTable })
    progress.clear()
    const { rows, count } = totals(footer.tables)
    output.write(
      json
        ? `${JSON.stringify({ dataDir, replaced: replaced ?? null, tables: footer.tables })}\n`
        : `Restored ${rows} rows of ${count} tables into ${dataDir}\n`,
    )
    if (replaced) terminal.write(`The database that was there is in ${replaced}\n`)
    if (!config.secrets && !(await hasSecret(dataDir))) {
      terminal.write(`Put the secret of that time into ${join(dataDir, 'secret')} before you start Taxon\n`)
    }
  } finally {
    progress.clear()
  }
}

function embeddedConfig() {
  const config = readConfig(process.env)
  if (config.databaseUrl) {
    throw new BackupError(
      'this is for the embedded database; for the server of DATABASE_URL use pg_dump or continuous archiving (docs/operations.md)',
    )
  }
  return { config, dataDir: config.dataDir, log: createLog(config.logLevel) }
}

const hasSecret = (dataDir: string): Promise<boolean> =>
  access(join(dataDir, 'secret')).then(
    () => true,
    () => false,
  )

function totals(tables: Footer['tables']) {
  const contents = Object.values(tables)
  return { rows: contents.reduce((sum, { rows }) => sum + rows, 0), count: contents.length }
}

function saved(file: string, isVerified: boolean, tables: Footer['tables']): string {
  const { rows, count } = totals(tables)
  const proof = isVerified ? ', restored once and compared' : ''
  return `Saved ${rows} rows of ${count} tables to ${file}${proof}\n`
}
