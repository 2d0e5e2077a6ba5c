import type { Db } from '../../db/db'
import { conflict } from '../../errors'
import { withoutGuard } from '../../http/csv-line'
import {
  CSV_COLUMN_LENGTH,
  IMPORT_ROWS,
  INTAKE_TOPICS,
  UPLOAD_COLUMNS,
  UPLOAD_INFLATED_BYTES,
  UPLOAD_PIECE_CHARACTERS,
  UPLOAD_ROWS,
  UPLOAD_SAMPLE_CHARACTERS,
  UPLOAD_SAMPLE_ROWS,
} from '../../limits'
import { createPauses } from '../../pauses'
import { storable, storableStart } from '../../storable'
import { FileProblem } from '../file/file-problem'
import { inflatesTooMuch } from '../file/workbook'

export type UploadId = { db: Db; orgId: string; uploadId: string }
export type StoredRows = { columns: string[]; rowCount: number; sampleRows: string[][] }

/** Stores the rows as they are read, without what guards our own files against formulas. Memory holds one piece of them. */
export async function storeRows(
  upload: UploadId,
  records: AsyncIterable<string[]>,
  limit = UPLOAD_INFLATED_BYTES,
): Promise<StoredRows> {
  let columns: string[] | undefined
  const sampleRows: string[][] = []
  const pieces = createPieces(upload, limit)
  const pause = createPauses()
  for await (const record of records) {
    await pause()
    const cells = record.map(withoutGuard)
    if (!columns) {
      columns = columnsIn(cells)
      continue
    }
    if (sampleRows.length < UPLOAD_SAMPLE_ROWS) sampleRows.push(sampleOf(cells))
    await pieces.add(cells)
  }
  const rowCount = await pieces.end()
  if (!columns) throw new FileProblem('The file is empty')
  if (rowCount === 0) throw new FileProblem('The file has no rows below its header')
  return { columns, rowCount, sampleRows }
}

function columnsIn(cells: readonly string[]): string[] {
  if (cells.length > UPLOAD_COLUMNS) throw new FileProblem(`The file has more than ${UPLOAD_COLUMNS} columns`)
  const columns = cells.map((cell) => storable(cell).trim())
  const long = columns.find((column) => column.length > CSV_COLUMN_LENGTH)
  if (long !== undefined) {
    throw new FileProblem(
      `The name of a column is longer than ${CSV_COLUMN_LENGTH} characters: ${storableStart(long, 60)}…`,
    )
  }
  return columns
}

const sampleOf = (cells: readonly string[]): string[] =>
  cells.slice(0, UPLOAD_COLUMNS).map((cell) => storableStart(cell, UPLOAD_SAMPLE_CHARACTERS))

/** A piece ends after the rows of a chunk, where a batch ends, or when it is large. */
function createPieces(upload: UploadId, limit: number) {
  let rows: string[][] = []
  let characters = 0
  let allCharacters = 0
  let piece = 0
  let firstRow = 0
  const store = async () => {
    await insertPiece(upload, { piece: piece++, firstRow, rows })
    firstRow += rows.length
    allCharacters += characters
    // The cells of a workbook may all refer to one long text, which is stored for each of them.
    if (allCharacters > limit) throw inflatesTooMuch()
    rows = []
    characters = 0
  }
  return {
    add: async (cells: string[]) => {
      rows.push(cells)
      for (const cell of cells) characters += cell.length + 3
      const rowCount = firstRow + rows.length
      if (rowCount > UPLOAD_ROWS) {
        throw new FileProblem(`The file has more than ${UPLOAD_ROWS.toLocaleString('en')} rows: split it`)
      }
      const isFull = rows.length === INTAKE_TOPICS || characters >= UPLOAD_PIECE_CHARACTERS
      if (isFull || rowCount % IMPORT_ROWS === 0) await store()
    },
    end: async () => {
      if (rows.length > 0) await store()
      return firstRow
    },
  }
}

type Piece = { piece: number; firstRow: number; rows: readonly string[][] }

async function insertPiece({ db, orgId, uploadId }: UploadId, { piece, firstRow, rows }: Piece): Promise<void> {
  const inserted = await db.execute({
    name: 'insert_upload_piece',
    text: `INSERT INTO import_upload_pieces (org_id, upload_id, piece, first_row, row_count, rows)
           SELECT org_id, id, $3, $4, $5, $6 FROM import_uploads WHERE org_id = $1 AND id = $2 AND status = 'receiving'`,
    values: [orgId, uploadId, piece, firstRow, rows.length, JSON.stringify(rows)],
  })
  if (inserted === 0) throw deletedMeanwhile()
}

export const deletedMeanwhile = () => conflict('Upload was deleted meanwhile')
