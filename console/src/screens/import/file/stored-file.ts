import type { Mapping } from '../mapping/mapping'
import type { StoredFile } from '../storage'
import type { NamedFile } from './read-file'

type Upload = { batchId: string; chunkSize: number; mappings: Mapping[] }

/** The mapped columns only. */
export function toStoredFile({ columns, rows, numbers, problems }: NamedFile, upload: Upload): StoredFile {
  const indexes = upload.mappings.map(({ csvColumn }) => columns.indexOf(csvColumn))
  return { ...upload, rows: rows.map((cells) => indexes.map((at) => cells[at] ?? '')), numbers, problems }
}
