import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import {
  BackupError,
  END_OF_ROWS,
  FORMAT,
  type Footer,
  footer,
  type Header,
  header,
  linesOf,
  tableHeader,
} from './format'
import { target } from './tables'

/** Rows are sent to the database in pieces of about this size. */
const PIECE_BYTES = 262_144

/** A backup that is being read from its beginning to its end: first its header, then all tables. */
export async function openBackup(file: string) {
  await assertContent(file)
  const lines = readLines(file)
  const first = await lines.next()
  const head = first.done ? undefined : parsed(header, first.value)
  if (!head) throw first.done ? notABackup(file) : otherFormat(file, first.value)
  return {
    header: head satisfies Header,
    load: (client: pg.Client, onTable: (table: string) => void): Promise<Footer> =>
      loadTables(file, lines, client, onTable),
    close: () => lines.return(undefined),
  }
}

async function assertContent(file: string): Promise<void> {
  const stats = await stat(file)
  if (stats.isDirectory()) throw new BackupError(`${file} is a folder, not a backup`)
  if (stats.isFile() && stats.size === 0) throw new BackupError(`${file} is empty`)
}

const notABackup = (file: string) => new BackupError(`${file} is not a backup of Taxon`)

function otherFormat(file: string, firstLine: Buffer): BackupError {
  const { taxonBackup = 0 } = parsed(z.object({ taxonBackup: z.number() }), firstLine) ?? {}
  if (taxonBackup <= FORMAT) return notABackup(file)
  return new BackupError(`${file} was made by a later version of Taxon: restore it with that version`)
}

async function loadTables(
  file: string,
  lines: AsyncGenerator<Buffer>,
  client: pg.Client,
  onTable: (table: string) => void,
): Promise<Footer> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const end = parsed(footer, line.value)
    if (end) return end
    const table = parsed(tableHeader, line.value)
    if (!table) break
    onTable(table.table)
    await pipeline(
      Readable.from(rowsIn(file, lines)),
      client.query(copyFrom(`COPY ${target(table)} FROM STDIN`)) as unknown as NodeJS.WritableStream,
    ).catch((error) => {
      throw isRefused(error) ? damaged(file, `its table ${table.table} cannot be loaded: ${error.message}`) : error
    })
  }
  throw incomplete(file)
}

/** Up to the line that ends a table. */
async function* rowsIn(file: string, lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let piece: Buffer[] = []
  let bytes = 0
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value.length === 2 && line.value.toString() === END_OF_ROWS) {
      if (piece.length > 0) yield Buffer.concat(piece)
      return
    }
    piece.push(line.value, NEWLINE)
    bytes += line.value.length + 1
    if (bytes < PIECE_BYTES) continue
    yield Buffer.concat(piece)
    piece = []
    bytes = 0
  }
  throw incomplete(file)
}

const NEWLINE = Buffer.from('\n')

/** The rows or the table are not what the database expects; other errors, a full disk for instance, are not the file's. */
const isRefused = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^(?:22|23|42)/.test(error.code ?? '')

export const damaged = (file: string, how: string) => new BackupError(`${file} is damaged: ${how}`)

const incomplete = (file: string) => new BackupError(`${file} is incomplete: it ends in the middle`)

/** What gunzip says of a file that was cut or changed becomes one line. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const unzipped = source.pipe(createGunzip())
  source.on('error', (error) => unzipped.destroy(error))
  let isFirst = true
  try {
    for await (const line of linesOf(unzipped)) {
      isFirst = false
      yield line
    }
  } catch (error) {
    if (error instanceof BackupError) throw isFirst ? notABackup(file) : incomplete(file)
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw incomplete(file)
    if (code.startsWith('Z_')) throw new BackupError(`${file} is damaged or not a backup of Taxon`)
    throw error
  } finally {
    source.destroy()
  }
}

function parsed<S extends z.ZodType>(schema: S, line: Buffer): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(line.toString())).data
  } catch {
    return undefined
  }
}
