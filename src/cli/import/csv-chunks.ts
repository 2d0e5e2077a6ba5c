import type { Row } from '../../import/rows'
import type { MappedColumn } from './csv-columns'
import type { CsvFile, CsvRecord } from './csv-file'

export type FileChunk = { index: number; records: CsvRecord[]; rows: Row[] }

/** A row that cannot be read is sent empty, so that the server counts it as a row without a name. */
export async function* chunksOf(
  file: CsvFile,
  columns: readonly MappedColumn[],
  size: number,
): AsyncGenerator<FileChunk> {
  let index = 0
  let records: CsvRecord[] = []
  const chunk = (): FileChunk => ({
    index: index++,
    records,
    rows: records.map((record) => toRow(file, columns, record)),
  })
  for await (const record of file.rows()) {
    records.push(record)
    if (records.length < size) continue
    yield chunk()
    records = []
  }
  if (records.length > 0) yield chunk()
}

const toRow = (file: CsvFile, columns: readonly MappedColumn[], record: CsvRecord): Row =>
  problemOf(file, record)
    ? {}
    : Object.fromEntries(columns.map(({ csvColumn, position }) => [csvColumn, record.cells[position] ?? '']))

/** More values than columns: a text that contains the delimiter is not in quotes. */
export function problemOf({ columns, delimiter }: CsvFile, { cells }: CsvRecord): string | undefined {
  if (!cells.slice(columns.length).some((cell) => cell.trim() !== '')) return undefined
  return `${cells.length} values for ${columns.length} columns: put quotes around texts that contain ${JSON.stringify(delimiter)}`
}
