import type { Ctx } from '../../context'
import type { Db } from '../../db/db'
import { import_batches, import_upload_pieces } from '../../db/tables'
import { IMPORT_ROWS, UPLOAD_PIECES_AT_ONCE, UPLOAD_TURN_MS } from '../../limits'
import type { Llm } from '../../llm/client'
import { recordFailures } from '../../runs/failures'
import { organizationOf, type StepCtx, type StepOutcome } from '../../runs/kind'
import { chunkSizeOf } from '../batches'
import { surplusOf } from '../file/csv'
import { importChunk } from '../import-chunk'
import type { Row } from '../rows'
import type { ChunkAnswer } from '../schema'
import { findUpload } from './find'
import type { UploadRow } from './schema'

const PIECE = {
  piece: import_upload_pieces.piece,
  first_row: import_upload_pieces.first_row,
  first_chunk: import_upload_pieces.first_chunk.notNull(),
  rows: import_upload_pieces.rows.as<string[][]>(),
  batch_id: import_batches.id,
}
type Piece = { piece: number; first_row: number; first_chunk: number; rows: string[][]; batch_id: string }

/** More than a turn gets done. */
const PIECES_OF_A_TURN = 50

/** A turn of the servers: pieces of the file, some at once, for a few seconds. */
export async function importPieces(ctx: StepCtx, llm: Llm | null, uploadId: string): Promise<StepOutcome> {
  const organization = organizationOf(ctx)
  const upload = await findUpload(organization, uploadId)
  const turnEnd = Date.now() + UPLOAD_TURN_MS
  const pieces = await waitingPieces(organization, uploadId)
  if (pieces.length === 0) return 'idle'
  const next = pieces.values()
  let hasFailed = false
  const work = async () => {
    for (const nth of next) {
      const piece = await findPiece(organization, uploadId, nth)
      if (piece) await importPiece({ ...organization, now: new Date() }, llm, upload, piece)
      if (hasFailed || ctx.signal.aborted || Date.now() >= turnEnd) return
    }
  }
  const workers = Array.from({ length: UPLOAD_PIECES_AT_ONCE }, () =>
    work().catch((error) => {
      hasFailed = true
      throw error
    }),
  )
  // All have ended before a failure is told, so that none goes on behind the run's back.
  await Promise.allSettled(workers)
  await Promise.all(workers)
  return 'more'
}

async function waitingPieces({ db, org }: Ctx, uploadId: string): Promise<number[]> {
  const rows = await db.query(
    { piece: import_upload_pieces.piece },
    {
      name: 'waiting_upload_pieces',
      text: `SELECT piece FROM import_upload_pieces WHERE org_id = $1 AND upload_id = $2
             ORDER BY piece LIMIT ${PIECES_OF_A_TURN}`,
      values: [org.id, uploadId],
    },
  )
  return rows.map(({ piece }) => piece)
}

/** Undefined if the import was cancelled meanwhile. */
async function findPiece({ db, org }: Ctx, uploadId: string, nth: number): Promise<Piece | undefined> {
  const [piece] = await db.query(PIECE, {
    name: 'upload_piece',
    text: `SELECT p.piece, p.first_row, p.first_chunk, p.rows, b.id AS batch_id
           FROM import_upload_pieces p JOIN import_batches b
             ON b.org_id = p.org_id AND b.upload_id = p.upload_id AND b.first_row = p.first_row / ${IMPORT_ROWS} * ${IMPORT_ROWS}
           WHERE p.org_id = $1 AND p.upload_id = $2 AND p.piece = $3`,
    values: [org.id, uploadId, nth],
  })
  return piece
}

/** In chunks of the batch. The last one removes the piece, in its transaction. */
async function importPiece(ctx: Ctx, llm: Llm | null, upload: UploadRow, piece: Piece): Promise<void> {
  const size = chunkSizeOf(upload.engine)
  const chunks = Math.ceil(piece.rows.length / size)
  for (let chunk = 0; chunk < chunks; chunk++) {
    const records = piece.rows.slice(chunk * size, (chunk + 1) * size)
    const chunkIndex = piece.first_chunk + chunk
    const rows = records.map((cells) => toRow(upload, cells))
    await importChunk(ctx, llm, piece.batch_id, { chunkIndex, rows, mappings: upload.mappings }, async (db, answer) => {
      await keepRejected(db, ctx, upload, { records, firstRow: piece.first_row + chunk * size, answer })
      if (chunk === chunks - 1) await removePiece(db, ctx, upload, piece)
    })
  }
}

/** A row with more values than columns is imported empty, so that it is counted as a row without a name. */
export function toRow(upload: UploadRow, cells: readonly string[]): Row {
  if (problemOf(upload, cells)) return {}
  return Object.fromEntries(
    upload.mappings.map(({ csvColumn }) => [csvColumn, cells[upload.columns.indexOf(csvColumn)] ?? '']),
  )
}

export const problemOf = ({ columns, delimiter }: UploadRow, cells: readonly string[]): string | undefined =>
  delimiter === null ? undefined : surplusOf(columns, delimiter, cells)

type Rejection = { records: readonly string[][]; firstRow: number; answer: ChunkAnswer }

async function keepRejected(db: Db, { org }: Ctx, upload: UploadRow, { records, firstRow, answer }: Rejection) {
  const failures = answer.errors.map(({ row, message }) => {
    const cells = records[row - 1]!
    return { item: `row ${firstRow + row}`, message: problemOf(upload, cells) ?? message, cells }
  })
  await recordFailures(db, { orgId: org.id, runId: upload.id }, failures)
}

async function removePiece(db: Db, { org }: Ctx, { id }: UploadRow, { piece }: Piece): Promise<void> {
  await db.execute({
    name: 'remove_upload_piece',
    text: 'DELETE FROM import_upload_pieces WHERE org_id = $1 AND upload_id = $2 AND piece = $3',
    values: [org.id, id, piece],
  })
}
