import type { Ctx, OperatorCtx } from '../context'
import { type ApiError, conflict, notFound } from '../errors'
import { newStampedId } from '../ids'
import { IMPORT_AUTO_ROWS, INTAKE_TOPICS } from '../limits'
import { starterOf, startRun } from '../runs/start'
import { SYSTEM } from '../runs/terms'
import type { EngineChoice } from '../topics/intake/engine-choice'
import { BATCH, BATCH_COLUMNS, type BatchesQuery, type BatchRow, type ClosedStatus, type CreateBatch } from './schema'

/** The organization that imports, or `system` where operators seed the catalog. */
export type BatchOwner = Pick<OperatorCtx, 'db' | 'userId' | 'now' | 'source' | 'keyId'> & {
  orgId: string
  workspace: string | null
}

export const organizationBatches = (ctx: Ctx): BatchOwner => ({
  ...starterOf(ctx),
  orgId: ctx.org.id,
  workspace: ctx.workspace,
  userId: ctx.caller.userId,
  now: ctx.now,
})

export const systemBatches = ({ db, userId, now, source }: OperatorCtx): BatchOwner => ({
  db,
  orgId: SYSTEM,
  workspace: null,
  userId,
  now,
  source,
})

export const chunkSizeOf = (engine: EngineChoice): number => (engine === 'auto' ? IMPORT_AUTO_ROWS : INTAKE_TOPICS)

/** In a transaction. */
export async function insertBatch(owner: BatchOwner, { filename, totalRows, engine, drive }: CreateBatch) {
  const batchId = newStampedId('batch', owner.now)
  const chunkSize = chunkSizeOf(engine)
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
  await startRun(owner, { orgId: owner.orgId, id: batchId, drive })
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
    text: `WITH closed AS (
             UPDATE import_batches SET status = $4, completed_at = $5
             WHERE org_id = $1 AND id = $2 AND ($3::text IS NULL OR workspace_id = $3) AND status = 'processing'
               AND upload_id IS NULL
             RETURNING org_id, id
           ), unstaged AS (
             DELETE FROM import_staged_chunks s USING closed WHERE s.org_id = closed.org_id AND s.batch_id = closed.id
           )
           SELECT FROM closed`,
    values: [owner.orgId, batchId, owner.workspace, status, owner.now],
  })
  if (closed === 0) {
    const batch = await findBatch(owner, batchId)
    assertOfClient(batch)
    throw conflict(`Batch is ${batch.status}, can only cancel/fail a processing batch`)
  }
  return { batchId, status }
}

/** Throws for a part of an upload: the servers have its rows. */
export function assertOfClient({ upload_id }: Pick<BatchRow, 'upload_id'>): void {
  if (upload_id !== null) throw conflict(`Batch is a part of ${upload_id}, see GET /api/import/uploads`)
}

export const notProcessing = ({ status }: Pick<BatchRow, 'status'>): ApiError =>
  conflict(status === 'cancelled' ? 'Batch already cancelled' : 'Batch is not processing')
