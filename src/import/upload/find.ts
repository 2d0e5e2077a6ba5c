import type { Ctx } from '../../context'
import { type ApiError, conflict, notFound } from '../../errors'
import { BATCH, BATCH_COLUMNS, type BatchRow } from '../schema'
import { UPLOAD, UPLOAD_FIELDS, type UploadRow, type UploadsQuery } from './schema'

/** What a killed node was receiving is as if it were not there. */
const IS_THERE = `(status <> 'receiving' OR receiving_until >= clock_timestamp())`

/** With `lock`, in a transaction. */
export async function findUpload(
  { db, org, workspace }: Ctx,
  id: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<UploadRow> {
  const [upload] = await db.query(UPLOAD, {
    text: `SELECT ${UPLOAD_FIELDS} FROM import_uploads
           WHERE org_id = $1 AND id = $2 AND ($3::text IS NULL OR workspace_id = $3) AND ${IS_THERE} ${lock}`,
    values: [org.id, id, workspace],
  })
  if (!upload) throw notFound('Upload')
  return upload
}

/** Newest first. */
export const listUploads = (
  { db, org, workspace }: Ctx,
  { limit, offset, status }: UploadsQuery,
): Promise<UploadRow[]> =>
  db.query(UPLOAD, {
    text: `SELECT ${UPLOAD_FIELDS} FROM import_uploads
           WHERE org_id = $1 AND ($2::text IS NULL OR workspace_id = $2) AND ($5::text IS NULL OR status = $5)
             AND ${IS_THERE}
           ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
    values: [org.id, workspace, limit, offset, status ?? null],
  })

export const batchesOf = ({ db, org }: Ctx, id: string): Promise<BatchRow[]> =>
  db.query(BATCH, {
    text: `SELECT ${BATCH_COLUMNS} FROM import_batches WHERE org_id = $1 AND upload_id = $2 ORDER BY first_row`,
    values: [org.id, id],
  })

export const notReady = ({ status }: UploadRow): ApiError =>
  conflict(
    status === 'receiving' ? 'Upload is still being received' : `Import is ${status}, its upload was started already`,
  )
