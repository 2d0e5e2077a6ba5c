import type { Mapping } from '../mapping/mapping'
import type { StoredFile } from '../storage'
import type { NamedFile } from './read-file'

type Sending = { batchId: string; chunkSize: number; mappings: Mapping[] }

/** The columns that count, and no more. */
export function storedFile({ columns, rows, numbers, problems }: NamedFile, sending: Sending): StoredFile {
  const places = sending.mappings.map(({ csvColumn }) => columns.indexOf(csvColumn))
  return { ...sending, rows: rows.map((cells) => places.map((at) => cells[at] ?? '')), numbers, problems }
}
