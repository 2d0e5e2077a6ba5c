import type { Db } from '../db/db'
import { import_staged_chunks, runs } from '../db/tables'
import { wakeRun } from '../runs/start'
import type { Driver } from '../runs/terms'
import { assertOfClient, type BatchOwner, findBatch, notProcessing } from './batches'
import { openBatch, skipped, staged } from './chunk'
import type { Row } from './rows'
import type { Chunk, ChunkAnswer } from './schema'

type BatchId = { orgId: string; batchId: string }

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
  await owner.db.transaction(async (db) => {
    const open = await db.execute({
      name: 'hold_open_batch',
      text: `SELECT 1 FROM import_batches WHERE org_id = $1 AND id = $2 AND status = 'processing' FOR SHARE`,
      values: [owner.orgId, batchId],
    })
    if (open === 0) throw notProcessing(await findBatch({ ...owner, db }, batchId))
    await db.execute({
      name: 'stage_chunk',
      text: `INSERT INTO import_staged_chunks (org_id, batch_id, chunk_index, chunk) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING`,
      values: [owner.orgId, batchId, chunk.chunkIndex, JSON.stringify(mappedCells(chunk))],
    })
    await wakeRun(db, owner.orgId, batchId)
  })
  return staged(chunk.chunkIndex)
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

/** After it was imported. If a kill comes in between, the next step finds the chunk done and removes it. */
export async function removeStaged(db: Db, { orgId, batchId }: BatchId, chunkIndex: number): Promise<void> {
  await db.execute({
    name: 'remove_staged_chunk',
    text: 'DELETE FROM import_staged_chunks WHERE org_id = $1 AND batch_id = $2 AND chunk_index = $3',
    values: [orgId, batchId, chunkIndex],
  })
}
