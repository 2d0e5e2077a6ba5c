import { hash } from 'node:crypto'
import { z } from 'zod'

/**
 * A backup is a gzipped text: a line of JSON that says what made it, then for each table a line of JSON followed by its rows
 * as COPY writes them and a line `\.`, and at the end a line with the counts and checksums. COPY never writes a row that
 * is `\.`, and without the last line a file is incomplete.
 */
export const FORMAT = 1

export const header = z.object({
  taxonBackup: z.literal(FORMAT),
  createdAt: z.string(),
  taxonVersion: z.string(),
  migrations: z.array(z.object({ version: z.number(), checksum: z.string() })),
})
export type Header = z.infer<typeof header>

export const tableHeader = z.object({ table: z.string(), columns: z.array(z.string()) })
export type TableHeader = z.infer<typeof tableHeader>

/** What a table holds: how many rows, and the sum of their hashes, which is the same in any order of the rows. */
const tableContent = z.object({ rows: z.number(), checksum: z.string() })
export type TableContent = z.infer<typeof tableContent>

export const footer = z.object({
  end: z.literal(true),
  tables: z.record(z.string(), tableContent),
  sequences: z.record(z.string(), z.string()),
})
export type Footer = z.infer<typeof footer>

export const END_OF_ROWS = '\\.'

/** One line that says why a file cannot be restored, or where a backup or a restore may not write. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const NEWLINE = 0x0a

/** The lines of a stream, without their line breaks; the last one must end with one. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const piece = chunk.subarray(start, end)
      yield rest.length === 0 ? piece : Buffer.concat([...rest, piece])
      rest = []
      start = end + 1
    }
    if (start < chunk.length) rest.push(chunk.subarray(start))
  }
  if (rest.length > 0) throw new BackupError('the last line is not complete')
}

/** Adds up what `TableContent` says of a table. */
export class ContentSum {
  #rows = 0
  #sum = 0n

  add(line: Buffer): void {
    this.#rows++
    this.#sum += hash('sha256', line, 'buffer').readBigUInt64BE()
  }

  get content(): TableContent {
    return { rows: this.#rows, checksum: BigInt.asUintN(64, this.#sum).toString(16) }
  }
}
