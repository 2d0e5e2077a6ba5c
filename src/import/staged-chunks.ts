import type { Db } from '../db/db'
import { int8 } from '../db/rows'
import { import_batches, import_staged_chunks, runs } from '../db/tables'
import { wakeRun } from '../runs/start'
import type { Driver } from '../runs/terms'
import { assertOfClient, type BatchOwner, findBatch, notProcessing } from './batches'
import { assertAnnounced, isDone, openBatch, skipped, staged } from './chunk'
import type { Row } from './rows'
import type { Chunk, ChunkAnswer } from './schema'

type BatchId = { orgId: string; batchId: string }

const OPEN_BATCH = { total_rows: import_batches.total_rows, processed_rows: import_batches.processed_rows }

/**
 * Takes a chunk that a client sent: `importNow` imports it, unless the servers drive the batch. Then it is stored until they
 * come to it.
 */
export async function receiveChunk(
  owner: BatchOwner,
  batchId: string,
  chunk: Chunk,
  importNow: () => Promise<ChunkAnswer>,
): Promise<ChunkAnswer> {
  const driver = await driverOf(owner, batchId)
  if (driver === undefined) assertOfClient(await findBatch(owner, batchId))
  return driver === 'server' ? stageChunk(owner, batchId, chunk) : importNow()
}

async function driverOf({ db, orgId }: BatchOwner, batchId: string): Promise<Driver | undefined> {
  const [run] = await db.query(
    { driver: runs.driver.as<Driver>() },
    {
      name: 'driver_of_batch',
      text: 'SELECT driver FROM runs WHERE org_id = $1 AND id = $2',
      values: [orgId, batchId],
    },
  )
  return run?.driver
}

/** Stores the rows for the servers, and nothing of a batch that was closed meanwhile. A chunk may be sent again. */
export async function stageChunk(owner: BatchOwner, batchId: string, chunk: Chunk): Promise<ChunkAnswer> {
  const batch = await openBatch(owner, batchId, chunk)
  if (!batch) return skipped(chunk.chunkIndex)
  return owner.db.transaction(async (db) => {
    const [open] = await db.query(OPEN_BATCH, {
      name: 'hold_open_batch',
      text: `SELECT total_rows, processed_rows FROM import_batches
             WHERE org_id = $1 AND id = $2 AND status = 'processing' FOR NO KEY UPDATE`,
      values: [owner.orgId, batchId],
    })
    if (!open) throw notProcessing(await findBatch({ ...owner, db }, batchId))
    // A server may have imported it since: an earlier call stored it, and its answer was lost.
    if (await isDone({ ...owner, db }, batchId, chunk.chunkIndex)) return skipped(chunk.chunkIndex)
    const waitingRows = await countWaiting(db, { orgId: owner.orgId, batchId }, chunk.chunkIndex)
    assertAnnounced(open, open.processed_rows + waitingRows + chunk.rows.length)
    await db.execute({
      name: 'stage_chunk',
      text: `INSERT INTO import_staged_chunks (org_id, batch_id, chunk_index, chunk, row_count) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING`,
      values: [owner.orgId, batchId, chunk.chunkIndex, JSON.stringify(mappedCells(chunk)), chunk.rows.length],
    })
    await wakeRun(db, owner.orgId, batchId)
    return staged(chunk.chunkIndex)
  })
}

/** Rows of other stored chunks that are not imported yet. */
async function countWaiting(db: Db, { orgId, batchId }: BatchId, chunkIndex: number): Promise<number> {
  const [row] = await db.query(
    { rows: int8 },
    {
      name: 'count_waiting_rows',
      text: `SELECT coalesce(sum(row_count), 0) AS rows FROM import_staged_chunks s
             WHERE org_id = $1 AND batch_id = $2 AND chunk_index <> $3 AND NOT EXISTS (
               SELECT FROM import_chunks done
               WHERE done.org_id = $1 AND done.batch_id = $2 AND done.chunk_index = s.chunk_index)`,
      values: [orgId, batchId, chunkIndex],
    },
  )
  return row!.rows
}

/** Only what the import reads: files may have many more columns. */
function mappedCells({ rows, mappings }: Chunk): Pick<Chunk, 'rows' | 'mappings'> {
  const columns = mappings.map(({ csvColumn }) => csvColumn)
  return { mappings, rows: rows.map((row) => pickCells(row, columns)) }
}

const pickCells = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.flatMap((column) => (Object.hasOwn(row, column) ? [[column, row[column]]] : [])))

const STAGED = {
  chunkIndex: import_staged_chunks.chunk_index,
  chunk: import_staged_chunks.chunk.as<Pick<Chunk, 'rows' | 'mappings'>>(),
}

/** The first stored chunk, or null if none is there. */
export async function nextStaged(db: Db, { orgId, batchId }: BatchId): Promise<Chunk | null> {
  const [row] = await db.query(STAGED, {
    name: 'next_staged_chunk',
    text: `SELECT chunk_index AS "chunkIndex", chunk FROM import_staged_chunks
           WHERE org_id = $1 AND batch_id = $2 ORDER BY chunk_index LIMIT 1`,
    values: [orgId, batchId],
  })
  return row ? { chunkIndex: row.chunkIndex, ...row.chunk } : null
}
