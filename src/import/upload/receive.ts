import type { Ctx } from '../../context'
import type { Db } from '../../db/db'
import { ApiError, badRequest, conflict } from '../../errors'
import { newStampedId } from '../../ids'
import {
  UPLOAD_LEASE_MS,
  UPLOAD_WORKBOOK_WAIT_MS,
  UPLOAD_WORKBOOKS,
  UPLOAD_WORKBOOKS_WAITING,
  UPLOADS_WAITING,
} from '../../limits'
import { Slots } from '../../slots'
import { FileProblem } from '../file/file-problem'
import { type FileRecords, readCsv } from '../file/read-csv'
import { readXlsx } from '../file/read-xlsx'
import { checkedBytes, countedBytes, formatOf, gunzipped } from './file-format'
import { findUpload } from './find'
import type { UploadFormat, UploadRow } from './schema'
import { deletedMeanwhile, type StoredRows, storeRows, type UploadId } from './store-rows'
import { deleteBytes, StoredBytes, storeBytes } from './stored-bytes'
import { suggestMappings } from './suggest-mappings'
import { sweepUploads } from './sweep'

const LEASE = `clock_timestamp() + interval '${UPLOAD_LEASE_MS} milliseconds'`

/**
 * Reads a file as it arrives and stores its rows. Nobody sees it before it is complete; if it is refused or the connection
 * is cut, nothing of it stays.
 */
export async function receiveUpload(ctx: Ctx, filename: string, body: AsyncIterable<Buffer>): Promise<UploadRow> {
  const format = formatOf(filename)
  await sweepUploads(ctx.db)
  const uploadId = newStampedId('upload', ctx.now)
  const upload = { db: ctx.db, orgId: ctx.org.id, uploadId }
  await beginUpload(ctx, uploadId, { filename, format })
  const heartbeat = setInterval(() => renew(upload).catch(() => {}), UPLOAD_LEASE_MS / 4)
  try {
    let sizeBytes = 0
    const bytes = countedBytes(body, (count) => {
      sizeBytes = count
    })
    const { delimiter, records } = await openFile(upload, format, checkedBytes(bytes, format))
    const stored = await storeRows(upload, records)
    await finishUpload(upload, { ...stored, delimiter, sizeBytes })
  } catch (error) {
    await discard(upload)
    throw error instanceof FileProblem ? badRequest(error.message) : error
  } finally {
    clearInterval(heartbeat)
  }
  return findUpload(ctx, uploadId)
}

async function openFile(upload: UploadId, format: UploadFormat, bytes: AsyncIterable<Buffer>): Promise<FileRecords> {
  if (format === 'csv') return readCsv(bytes)
  if (format === 'csv.gz') return readCsv(gunzipped(bytes))
  return openWorkbook(upload, bytes)
}

const readers = new Slots(
  UPLOAD_WORKBOOKS,
  UPLOAD_WORKBOOKS_WAITING,
  () => new ApiError(503, 'Too many workbooks are being read, try again later', {}, { 'retry-after': '60' }),
)

/**
 * A workbook has its table of contents at its end, so it is stored before it is read. Only some are read at once, because
 * the texts that cells share are kept in memory.
 */
async function openWorkbook(upload: UploadId, bytes: AsyncIterable<Buffer>): Promise<FileRecords> {
  const size = await storeBytes(upload, bytes)
  return { delimiter: null, records: workbookRecords(upload, size) }
}

async function* workbookRecords(upload: UploadId, size: number): AsyncGenerator<string[]> {
  const reader = new StoredBytes(upload)
  await readers.acquire(AbortSignal.timeout(UPLOAD_WORKBOOK_WAIT_MS))
  try {
    const { records } = await readXlsx(reader, size)
    yield* records
  } catch (error) {
    throw reader.failure ?? error
  } finally {
    readers.release()
  }
  await deleteBytes(upload)
}

/** The lock settles two uploads at once, so that not both take the last place. */
async function beginUpload(ctx: Ctx, id: string, { filename, format }: Pick<UploadRow, 'filename' | 'format'>) {
  await ctx.db.transaction(async (db) => {
    await db.execute({
      text: `SELECT pg_advisory_xact_lock(hashtextextended('taxon:uploads ' || $1, 0))`,
      values: [ctx.org.id],
    })
    const inserted = await db.execute({
      text: `INSERT INTO import_uploads (org_id, id, workspace_id, filename, format, receiving_until, created_by, created_at)
             SELECT $1, $2, $3, $4, $5, ${LEASE}, $6, $7
             WHERE (SELECT count(*) FROM import_uploads WHERE org_id = $1 AND status IN ('receiving', 'ready')) < $8`,
      values: [ctx.org.id, id, ctx.workspace, filename, format, ctx.caller.userId, ctx.now, UPLOADS_WAITING],
    })
    if (inserted === 0) throw conflict(`Maximum ${UPLOADS_WAITING} uploads may wait: start or delete one of them`)
  })
}

async function renew({ db, orgId, uploadId }: UploadId): Promise<void> {
  await db.execute({
    name: 'renew_upload',
    text: `UPDATE import_uploads SET receiving_until = ${LEASE} WHERE org_id = $1 AND id = $2 AND status = 'receiving'`,
    values: [orgId, uploadId],
  })
}

type ReceivedFile = StoredRows & { delimiter: string | null; sizeBytes: number }

async function finishUpload({ db, orgId, uploadId }: UploadId, file: ReceivedFile): Promise<void> {
  const { columns, rowCount, sampleRows, delimiter, sizeBytes } = file
  const finished = await db.execute({
    text: `UPDATE import_uploads SET status = 'ready', receiving_until = NULL, size_bytes = $3, delimiter = $4,
             columns = $5, sample_rows = $6, mappings = $7, total_rows = $8
           WHERE org_id = $1 AND id = $2 AND status = 'receiving'`,
    values: [
      ...[orgId, uploadId, sizeBytes, delimiter, columns],
      ...[JSON.stringify(sampleRows), JSON.stringify(suggestMappings(columns)), rowCount],
    ],
  })
  if (finished === 0) throw deletedMeanwhile()
}

/** If that fails too, the upload is removed when its lease has ended. */
const discard = ({ db, orgId, uploadId }: UploadId): Promise<unknown> =>
  deleteReceiving(db, orgId, uploadId).catch(() => {})

const deleteReceiving = (db: Db, orgId: string, id: string): Promise<number> =>
  db.execute({
    text: `DELETE FROM import_uploads WHERE org_id = $1 AND id = $2 AND status = 'receiving'`,
    values: [orgId, id],
  })
