import { withoutGuard } from '../../http/csv-line'
import { surplusOf } from '../../import/file/csv'
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
    : Object.fromEntries(
        columns.map(({ csvColumn, position }) => [csvColumn, withoutGuard(record.cells[position] ?? '')]),
      )

export const problemOf = ({ columns, delimiter }: CsvFile, { cells }: CsvRecord): string | undefined =>
  surplusOf(columns, delimiter, cells)
