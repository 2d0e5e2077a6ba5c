import type { Db } from '../db/db'
import { badRequest } from '../errors'
import { IMPORT_CHUNK_MS, IMPORT_LLM_MS } from '../limits'
import type { Llm } from '../llm/client'
import { recordFailures } from '../runs/failures'
import { recordFallbacks } from '../runs/note'
import { type EngineUse, NO_USE } from '../topics/intake/engine-use'
import { claimed } from '../topics/intake/llm-claim'
import type { RowError } from '../topics/intake/raw-item'
import { type BatchOwner, findBatch, notProcessing } from './batches'
import type { BatchRow, Chunk, ChunkAnswer } from './schema'

export type RowResult = {
  outcome: 'new' | 'adopted' | 'duplicate'
  updated: boolean
  uncertain: boolean
  isFallback: boolean
  id: string
}

/** Called in the transaction of the chunk, instead of keeping its errors with the batch's run. */
export type RecordChunk = (db: Db, answer: ChunkAnswer) => Promise<void>

type ChunkWork = {
  chunkIndex: number
  errors: RowError[]
  addTopics(db: Db): Promise<AddedTopics>
  record?: RecordChunk
}

export type AddedTopics = { results: readonly RowResult[]; use: EngineUse }

/** The batch, or null if the chunk is done already. */
export async function openBatch(
  owner: BatchOwner,
  batchId: string,
  { chunkIndex, rows }: Pick<Chunk, 'chunkIndex' | 'rows'>,
): Promise<BatchRow | null> {
  const batch = await findBatch(owner, batchId)
  if (chunkIndex >= batch.chunks_total) throw badRequest(`chunkIndex must be from 0 to ${batch.chunks_total - 1}`)
  if (rows.length > batch.chunk_size) throw badRequest(`Maximum ${batch.chunk_size} rows per chunk of this import`)
  if (batch.status === 'cancelled' || batch.status === 'failed') throw notProcessing(batch)
  if (await isDone(owner, batchId, chunkIndex)) return null
  assertAnnounced(batch, batch.processed_rows + rows.length)
  return batch
}

/** What is to be done for an open batch; `timeOver` aborts when the time for the LLM is over. */
type Work = (batch: BatchRow, timeOver: AbortSignal) => Promise<ChunkAnswer>

/**
 * Does a chunk, unless it is done. Where the LLM is asked, requests take turns, and who waited looks again: another one may
 * have done the chunk, or somebody have cancelled the batch.
 */
export async function onceDone(
  owner: BatchOwner,
  llm: Llm | null,
  batchId: string,
  chunk: Chunk,
  work: Work,
): Promise<ChunkAnswer> {
  const { chunkIndex } = chunk
  const timeOver = AbortSignal.timeout(IMPORT_LLM_MS)
  const batch = await openBatch(owner, batchId, chunk)
  if (!batch) return skipped(chunkIndex)
  if (!llm || batch.engine === 'local') return work(batch, timeOver)
  const { db, orgId } = owner
  return claimed({ db, orgId, subject: `chunk ${chunkIndex} of ${batchId}`, timeOver }, async () => {
    const current = await openBatch(owner, batchId, chunk)
    return current ? work(current, timeOver) : skipped(chunkIndex)
  })
}

/** A batch takes as many rows as it was created with, in whichever chunks they come. */
export function assertAnnounced({ total_rows }: Pick<BatchRow, 'total_rows'>, rows: number) {
  if (rows > total_rows) throw badRequest(`The import announced ${total_rows} rows, and with this chunk it has ${rows}`)
}

export async function isDone(owner: BatchOwner, batchId: string, chunkIndex: number): Promise<boolean> {
  const doneMarks = await owner.db.execute({
    name: 'find_chunk',
    text: 'SELECT 1 FROM import_chunks WHERE org_id = $1 AND batch_id = $2 AND chunk_index = $3',
    values: [owner.orgId, batchId, chunkIndex],
  })
  return doneMarks > 0
}

/**
 * Writes the rows, the counters and the chunk's "done" mark in one transaction, and removes the chunk where it was stored.
 * The mark comes first: a second request for the same chunk waits for it, and then skips the chunk, or processes it if the
 * first was rolled back. The stored chunk comes after the counters, which lock the batch as those who store a chunk do.
 */
export function processChunk(owner: BatchOwner, batch: BatchRow, work: ChunkWork): Promise<ChunkAnswer> {
  return owner.db.transaction(
    async (db) => {
      const inside = { ...owner, db }
      if (!(await markDone(inside, batch.id, work.chunkIndex))) return skipped(work.chunkIndex)
      const answer = answerOf(work, await work.addTopics(db))
      await (work.record ? work.record(db, answer) : keepErrors(inside, batch, answer))
      await addCounts(inside, batch.id, answer)
      await removeStaged(inside, batch.id, work.chunkIndex)
      await recordFallbacks(
        db,
        { orgId: owner.orgId, runId: batch.upload_id ?? batch.id },
        answer.llmFailedCount,
        answer.llmError,
      )
      return answer
    },
    { statementMs: IMPORT_CHUNK_MS },
  )
}

async function markDone({ db, orgId }: BatchOwner, batchId: string, chunkIndex: number): Promise<boolean> {
  const inserted = await db.execute({
    name: 'mark_chunk',
    text: 'INSERT INTO import_chunks (org_id, batch_id, chunk_index) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [orgId, batchId, chunkIndex],
  })
  return inserted > 0
}

/** Of a batch that a client sends, none is stored. */
export async function removeStaged(
  { db, orgId }: Pick<BatchOwner, 'db' | 'orgId'>,
  batchId: string,
  chunkIndex: number,
): Promise<void> {
  await db.execute({
    name: 'remove_staged_chunk',
    text: 'DELETE FROM import_staged_chunks WHERE org_id = $1 AND batch_id = $2 AND chunk_index = $3',
    values: [orgId, batchId, chunkIndex],
  })
}

/** With the row within the file, counted from 1 as a person does. */
async function keepErrors(
  { db, orgId }: BatchOwner,
  batch: BatchRow,
  { chunkIndex, errors }: ChunkAnswer,
): Promise<void> {
  const failures = errors.map(({ row, message }) => ({ item: `row ${chunkIndex * batch.chunk_size + row}`, message }))
  await recordFailures(db, { orgId, runId: batch.id }, failures)
}

/** Throws if the batch was closed meanwhile, or other chunks brought its last rows, which rolls the chunk back. */
async function addCounts(owner: BatchOwner, batchId: string, answer: ChunkAnswer): Promise<void> {
  const { successCount, errorCount, duplicateCount, adoptedCount, updatedCount, uncertainTopicIds } = answer
  const { localCount, llmCount, llmFailedCount, llmError, tokens, cost } = answer
  const updated = await owner.db.execute({
    name: 'count_chunk',
    text: `UPDATE import_batches SET
             processed_rows = processed_rows + $3 + $4 + $5,
             success_count = success_count + $3,
             error_count = error_count + $4,
             duplicate_count = duplicate_count + $5,
             adopted_count = adopted_count + $6,
             updated_count = updated_count + $7,
             uncertain_count = uncertain_count + $8,
             local_count = local_count + $10,
             llm_count = llm_count + $11,
             llm_failed_count = llm_failed_count + $12,
             llm_error = coalesce($15, llm_error),
             llm_tokens = llm_tokens + $13,
             llm_cost = llm_cost + $14,
             chunks_completed = chunks_completed + 1,
             status = CASE WHEN chunks_completed + 1 = chunks_total THEN 'completed' ELSE status END,
             completed_at = CASE WHEN chunks_completed + 1 = chunks_total THEN $9::timestamptz END
           WHERE org_id = $1 AND id = $2 AND status = 'processing' AND processed_rows + $3 + $4 + $5 <= total_rows`,
    values: [
      ...[owner.orgId, batchId, successCount, errorCount, duplicateCount],
      ...[adoptedCount, updatedCount, uncertainTopicIds.length, owner.now],
      ...[localCount, llmCount, llmFailedCount, tokens, cost, llmError],
    ],
  })
  if (updated > 0) return
  const batch = await findBatch(owner, batchId)
  if (batch.status === 'processing')
    assertAnnounced(batch, batch.processed_rows + successCount + errorCount + duplicateCount)
  throw notProcessing(batch)
}

function answerOf(
  { chunkIndex, errors }: Pick<ChunkWork, 'chunkIndex' | 'errors'>,
  { results, use }: AddedTopics,
): ChunkAnswer {
  const added = results.filter(({ outcome }) => outcome !== 'duplicate')
  return {
    chunkIndex,
    successCount: added.length,
    errorCount: errors.length,
    duplicateCount: results.length - added.length,
    adoptedCount: added.filter(({ outcome }) => outcome === 'adopted').length,
    updatedCount: results.filter(({ updated }) => updated).length,
    newTopicIds: added.map(({ id }) => id),
    uncertainTopicIds: added.filter(({ uncertain }) => uncertain).map(({ id }) => id),
    fallbackTopicIds: added.filter(({ isFallback }) => isFallback).map(({ id }) => id),
    ...use,
    errors,
  }
}

export const skipped = (chunkIndex: number): ChunkAnswer => ({
  ...answerOf({ chunkIndex, errors: [] }, { results: [], use: NO_USE }),
  skipped: true,
})

export const staged = (chunkIndex: number): ChunkAnswer => ({
  ...answerOf({ chunkIndex, errors: [] }, { results: [], use: NO_USE }),
  staged: true,
})
