import type { Ctx, OperatorCtx } from '../context'
import type { Db } from '../db/db'
import { type ApiError, conflict, notFound } from '../errors'
import { newStampedId } from '../ids'
import { IMPORT_AUTO_ROWS, INTAKE_TOPICS } from '../limits'
import { BATCH, BATCH_COLUMNS, type BatchesQuery, type BatchRow, type ClosedStatus, type CreateBatch } from './schema'

/** The organization that imports, or `system` where operators seed the catalog. */
export type BatchOwner = { db: Db; orgId: string; workspace: string | null; userId: string; now: Date }

export const organizationBatches = ({ db, org, workspace, caller, now }: Ctx): BatchOwner => ({
  db,
  orgId: org.id,
  workspace,
  userId: caller.userId,
  now,
})

export const systemBatches = ({ db, userId, now }: OperatorCtx): BatchOwner => ({
  db,
  orgId: 'system',
  workspace: null,
  userId,
  now,
})

export async function insertBatch(owner: BatchOwner, { filename, totalRows, engine }: CreateBatch) {
  const batchId = newStampedId('batch', owner.now)
  const chunkSize = engine === 'auto' ? IMPORT_AUTO_ROWS : INTAKE_TOPICS
  const chunksTotal = Math.ceil(totalRows / chunkSize)
  await owner.db.execute({
    text: `INSERT INTO import_batches (org_id, id, workspace_id, filename, total_rows, chunks_total, chunk_size,
                                       engine, use_llm, created_by, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8 <> 'local', $9, $10)`,
    values: [
      owner.orgId,
      batchId,
      owner.workspace,
      filename,
      totalRows,
      chunksTotal,
      chunkSize,
      engine,
      owner.userId,
      owner.now,
    ],
  })
  return { batchId, chunksTotal, chunkSize }
}

export const listBatches = (owner: BatchOwner, { limit, offset }: BatchesQuery): Promise<BatchRow[]> =>
  owner.db.query(BATCH, {
    text: `SELECT ${BATCH_COLUMNS} FROM import_batches
           WHERE org_id = $1 AND ($2::text IS NULL OR workspace_id = $2)
           ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
    values: [owner.orgId, owner.workspace, limit, offset],
  })

export async function findBatch(owner: BatchOwner, batchId: string): Promise<BatchRow> {
  const [batch] = await owner.db.query(BATCH, {
    name: 'find_batch',
    text: `SELECT ${BATCH_COLUMNS} FROM import_batches
           WHERE org_id = $1 AND id = $2 AND ($3::text IS NULL OR workspace_id = $3)`,
    values: [owner.orgId, batchId, owner.workspace],
  })
  if (!batch) throw notFound('Batch')
  return batch
}

/** Completed chunks stay in the library; one still being processed is rolled back when it finds the batch closed. */
export async function closeBatch(owner: BatchOwner, batchId: string, status: ClosedStatus) {
  const closed = await owner.db.execute({
    text: `UPDATE import_batches SET status = $4, completed_at = $5
           WHERE org_id = $1 AND id = $2 AND ($3::text IS NULL OR workspace_id = $3) AND status = 'processing'`,
    values: [owner.orgId, batchId, owner.workspace, status, owner.now],
  })
  if (closed === 0) {
    const batch = await findBatch(owner, batchId)
    throw conflict(`Batch is ${batch.status}, can only cancel/fail a processing batch`)
  }
  return { batchId, status }
}

export const notProcessing = ({ status }: Pick<BatchRow, 'status'>): ApiError =>
  conflict(status === 'cancelled' ? 'Batch already cancelled' : 'Batch is not processing')
