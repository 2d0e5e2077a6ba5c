import { once } from 'node:events'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { packageVersion } from '../package-version'
import { BackupError, END_OF_ROWS, FORMAT, type Footer, type Header } from './format'
import { connect, listTables, readTable } from './tables'

type OnTable = (table: string, share: number) => void

/**
 * Writes everything that the database holds at one moment, while others go on writing to it. The file has its name only
 * when it is complete.
 */
export async function writeBackup(url: string, file: string, onTable: OnTable): Promise<Footer> {
  const partial = `${file}.part`
  const handle = await create(file, partial)
  try {
    const client = await connect(url)
    try {
      // Every statement of such a transaction sees what the first one saw.
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const sink = gzippedInto(handle.createWriteStream({ flush: true }))
      const footer = await writeAll(client, sink.write, onTable)
      await sink.end()
      await rename(partial, file)
      return footer
    } finally {
      await client.end()
    }
  } catch (error) {
    await rm(partial, { force: true })
    // What the system says about a write, that the disk is full for instance, does not name the file.
    throw (error as NodeJS.ErrnoException).syscall ? Object.assign(error as Error, { path: file }) : error
  } finally {
    await handle.close().catch(() => {})
  }
}

async function create(file: string, partial: string) {
  const isFolder = await stat(file).then(
    (there) => there.isDirectory(),
    () => false,
  )
  if (isFolder) throw new BackupError(`${file} is a folder: name a file in it`)
  return open(partial, 'w', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupError(`there is no folder ${dirname(file)}`) : error
  })
}

type Write = (line: Buffer | string) => Promise<void>

async function writeAll(client: pg.Client, write: Write, onTable: OnTable): Promise<Footer> {
  const writeJson = (value: object) => write(JSON.stringify(value))
  await writeJson(await describe(client))
  const tables = await listTables(client)
  const footer: Footer = { end: true, tables: {}, sequences: {} }
  for (const [index, table] of tables.entries()) {
    onTable(table.table, index / tables.length)
    await writeJson(table)
    footer.tables[table.table] = await readTable(client, table, write)
    await write(END_OF_ROWS)
  }
  footer.sequences = await readSequences(client)
  await writeJson(footer)
  return footer
}

async function describe(client: pg.Client): Promise<Header> {
  const { rows } = await client.query<Header['migrations'][number]>(
    'SELECT version, checksum FROM schema_migrations ORDER BY version',
  )
  return {
    taxonBackup: FORMAT,
    createdAt: new Date().toISOString(),
    taxonVersion: packageVersion(),
    migrations: rows,
  }
}

/** They are not part of the snapshot: they may be further than the rows, never behind. */
async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = current_schema()`,
  )
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])))
}

/** Waits while the disk is slower than the database. */
function gzippedInto(file: NodeJS.WritableStream) {
  const gzip = createGzip()
  gzip.pipe(file)
  const written = finished(file)
  let failure: unknown
  written.catch((error) => {
    failure = error
    gzip.destroy()
  })
  return {
    write: async (line: Buffer | string) => {
      if (failure) throw failure
      gzip.write(line)
      if (!gzip.write('\n')) await Promise.race([once(gzip, 'drain'), written])
    },
    end: async () => {
      gzip.end()
      await written
    },
  }
}
