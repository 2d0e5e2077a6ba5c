import type { Ctx } from '../../context'
import type { Db } from '../../db/db'
import { import_batches, run_failures } from '../../db/tables'
import { conflict } from '../../errors'
import { BULK_STATEMENT_MS, IMPORT_ROWS } from '../../limits'
import { intake } from '../../topics/intake/intake'
import { lockLibrary } from '../../topics/intake/locks'
import { assertRemaining, reserve } from '../../usage/quota'
import { readRows } from '../rows'
import { findUpload } from './find'
import { problemOf, toRow } from './import-pieces'
import type { MendAnswer, MendedRows, UploadRow } from './schema'

/**
 * Imports rejected rows that somebody has mended, with the local engine, each as part of the batch it was rejected from.
 * A row that somebody else has mended meanwhile is left out, and so is one that is sent twice.
 */
export async function mendRows(ctx: Ctx, id: string, rows: MendedRows): Promise<MendAnswer> {
  await assertRemaining(ctx, 'classifications', rows.length)
  const mend = async (db: Db): Promise<MendAnswer> => {
    const inside = { ...ctx, db }
    const upload = await findUpload(inside, id, 'FOR UPDATE')
    if (upload.status === 'processing') throw conflict(STILL_IMPORTING)
    const open = await lockRejected(inside, id, rows)
    const answer: MendAnswer = { added: 0, duplicates: 0, rejected: [] }
    const batchIds = new Set(open.map(({ batch_id }) => batch_id))
    if (batchIds.size > 1) await lockLibrary(inside)
    for (const batchId of batchIds) {
      const ofBatch = open.filter(({ batch_id }) => batch_id === batchId)
      const { added, duplicates, rejected } = await mendBatch(inside, upload, batchId, ofBatch)
      answer.added += added
      answer.duplicates += duplicates
      answer.rejected.push(...rejected.map(({ id, message }) => ({ id, message })))
    }
    // Last, as a reclassification of the library's topics does: in between it could deadlock with one.
    await reserve(inside, 'classifications', answer.added + answer.duplicates)
    return answer
  }
  return ctx.db.transaction(mend, { statementMs: BULK_STATEMENT_MS })
}

export const STILL_IMPORTING = 'Import is processing, mend its rows when it has ended'

type OpenRow = MendedRows[number] & { batch_id: string }

/** The rows that nobody has mended yet; by its number each belongs to a batch. */
async function lockRejected({ db, org }: Ctx, uploadId: string, rows: MendedRows): Promise<OpenRow[]> {
  const locked = await db.query(
    { id: run_failures.id, batch_id: import_batches.id },
    {
      text: `SELECT f.id, b.id AS batch_id FROM run_failures f JOIN import_batches b
               ON b.org_id = f.org_id AND b.upload_id = f.run_id
               AND b.first_row = (substring(f.item, '^row ([0-9]+)$')::int - 1) / ${IMPORT_ROWS} * ${IMPORT_ROWS}
             WHERE f.org_id = $1 AND f.run_id = $2 AND f.id = ANY($3::bigint[]) AND f.cells IS NOT NULL
             ORDER BY f.id FOR UPDATE OF f`,
      values: [org.id, uploadId, rows.map(({ id }) => id)],
    },
  )
  const cellsById = new Map(rows.map(({ id, cells }) => [id, cells]))
  return locked.map(({ id, batch_id }) => ({ id, batch_id, cells: cellsById.get(id)! }))
}

async function mendBatch(ctx: Ctx, upload: UploadRow, batchId: string, open: MendedRows) {
  const { items, rejected } = await readMended(upload, open)
  const topics = { ...ctx, workspace: upload.workspace_id }
  const results = await intake(topics, items, { source: 'import', changeType: 'imported', batchId })
  const added = results.filter(({ outcome }) => outcome !== 'duplicate')
  const counts = {
    added: added.length,
    duplicates: results.length - added.length,
    adopted: added.filter(({ outcome }) => outcome === 'adopted').length,
    updated: results.filter(({ updated }) => updated).length,
    uncertain: added.filter(({ uncertain }) => uncertain).length,
  }
  await keepRejected(ctx, upload.id, open, rejected)
  await addCounts(ctx, upload.id, batchId, counts)
  return { ...counts, rejected }
}

type Rejected = { id: number; message: string; cells: string[] }

async function readMended(upload: UploadRow, rows: MendedRows) {
  const { items, errors } = await readRows(
    rows.map(({ cells }) => toRow(upload, cells)),
    upload.mappings,
  )
  const rejected = errors.map(({ row, message }): Rejected => {
    const { id, cells } = rows[row - 1]!
    return { id, cells, message: problemOf(upload, cells) ?? message }
  })
  return { items, rejected }
}

/** What is still wrong keeps what was entered; the others are no failures any more. */
async function keepRejected({ db, org }: Ctx, uploadId: string, rows: MendedRows, rejected: readonly Rejected[]) {
  const rejectedIds = rejected.map(({ id }) => id)
  await db.execute({
    text: `DELETE FROM run_failures
           WHERE org_id = $1 AND run_id = $2 AND id = ANY($3::bigint[]) AND NOT id = ANY($4::bigint[])`,
    values: [org.id, uploadId, rows.map(({ id }) => id), rejectedIds],
  })
  await db.execute({
    text: `UPDATE run_failures f SET message = mended.message, cells = mended.cells::json
           FROM unnest($3::bigint[], $4::text[], $5::text[]) AS mended (id, message, cells)
           WHERE f.org_id = $1 AND f.run_id = $2 AND f.id = mended.id`,
    values: [
      org.id,
      uploadId,
      rejectedIds,
      rejected.map(({ message }) => message),
      rejected.map(({ cells }) => JSON.stringify(cells)),
    ],
  })
}

type Counts = { added: number; duplicates: number; adopted: number; updated: number; uncertain: number }

/** Of the batch and of its upload: the trigger that adds one to the other looks at rows that are processed for the first time. */
async function addCounts({ db, org }: Ctx, uploadId: string, batchId: string, counts: Counts): Promise<void> {
  const { added, duplicates, adopted, updated, uncertain } = counts
  for (const [table, id] of [
    ['import_batches', batchId],
    ['import_uploads', uploadId],
  ]) {
    await db.execute({
      text: `UPDATE ${table} SET success_count = success_count + $3, duplicate_count = duplicate_count + $4,
               error_count = greatest(0, error_count - $3 - $4), adopted_count = adopted_count + $5,
               updated_count = updated_count + $6, uncertain_count = uncertain_count + $7
             WHERE org_id = $1 AND id = $2`,
      values: [org.id, id, added, duplicates, adopted, updated, uncertain],
    })
  }
}
