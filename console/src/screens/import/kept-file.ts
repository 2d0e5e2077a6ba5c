import type { Mapping } from './mapping'
import type { NamedFile } from './read-file'
import type { KeptFile } from './storage'

type Sending = { batchId: string; chunkSize: number; mappings: Mapping[] }

/** The columns that count, and no more. */
export function keptFile({ columns, rows, numbers, problems }: NamedFile, sending: Sending): KeptFile {
  const places = sending.mappings.map(({ csvColumn }) => columns.indexOf(csvColumn))
  return { ...sending, rows: rows.map((cells) => places.map((at) => cells[at] ?? '')), numbers, problems }
}
