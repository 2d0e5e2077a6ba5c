import type { Mapping } from '../mapping/mapping'
import type { StoredFile } from '../storage'
import type { NamedFile } from './read-file'

type Upload = { batchId: string; chunkSize: number; mappings: Mapping[] }

/** The mapped columns only. */
export function toStoredFile({ columns, rows, numbers, problems }: NamedFile, upload: Upload): StoredFile {
  const indexes = upload.mappings.map(({ csvColumn }) => columns.indexOf(csvColumn))
  return { ...upload, rows: rows.map((cells) => indexes.map((at) => cells[at] ?? '')), numbers, problems }
}

/** The rows as they are sent. One that cannot be read is sent empty, so the server counts it as an error. */
export const rowsOf = (
  { rows, problems, mappings }: StoredFile,
  start = 0,
  end = rows.length,
): Record<string, string>[] =>
  rows
    .slice(start, end)
    .map((cells, at) =>
      problems[start + at]
        ? {}
        : Object.fromEntries(mappings.map(({ csvColumn }, column) => [csvColumn, cells[column] ?? ''])),
    )
