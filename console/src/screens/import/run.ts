import { useSyncExternalStore } from 'react'
import { errorMessage } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { LIBRARY } from '../library/queries'
import { rowsOf } from './file/stored-file'
import { type Batch, batchQuery, type ChunkAnswer, fileQuery, IMPORTS, outcomesQuery, sendChunk } from './queries'
import { type Outcome, type RowError, type StoredFile, storage } from './storage'

export type Run = {
  state: 'idle' | 'running' | 'pausing' | 'paused' | 'failed'
  /** Rows per second, once the first chunk is done. */
  rate: number | null
  error: string | null
}

/** Imports continue while the person works on another screen, so their state lives outside of components. */
const runs = new Map<string, Run>()
const listeners = new Set<() => void>()
const IDLE: Run = { state: 'idle', rate: null, error: null }

const change = (batchId: string, part: Partial<Run>) => {
  runs.set(batchId, { ...(runs.get(batchId) ?? IDLE), ...part })
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const stateOf = (batchId: string) => runs.get(batchId)?.state ?? 'idle'

export const useRun = (batchId: string): Run => useSyncExternalStore(subscribe, () => runs.get(batchId) ?? IDLE)

/** Takes effect after the current chunk. */
export function pause(batchId: string) {
  if (stateOf(batchId) === 'running') change(batchId, { state: 'pausing' })
}

/** Sends the chunks that this browser has no outcome of, one after the other. */
export async function start(file: StoredFile) {
  const { batchId } = file
  if (['running', 'pausing'].includes(stateOf(batchId))) return
  change(batchId, { state: 'running', rate: null, error: null })
  try {
    await sendChunks(file)
  } catch (error) {
    change(batchId, { state: 'failed', error: errorMessage(error) })
    // It may have been cancelled elsewhere.
    queryClient.invalidateQueries({ queryKey: batchQuery(batchId).queryKey })
  }
  queryClient.invalidateQueries({ queryKey: LIBRARY })
  queryClient.invalidateQueries({ queryKey: [...IMPORTS, 'list'] })
}

async function sendChunks(file: StoredFile) {
  const { batchId, chunkSize, mappings } = file
  const done = new Set((await queryClient.ensureQueryData(outcomesQuery(batchId))).map(({ chunkIndex }) => chunkIndex))
  await queryClient.fetchQuery({ ...batchQuery(batchId), staleTime: 0 })
  const started = performance.now()
  let sent = 0
  for (let chunkIndex = 0; chunkIndex * chunkSize < file.rows.length; chunkIndex++) {
    if (done.has(chunkIndex)) continue
    if (stateOf(batchId) === 'pausing') return change(batchId, { state: 'paused' })
    const rows = rowsOf(file, chunkIndex * chunkSize, (chunkIndex + 1) * chunkSize)
    const answer = await sendChunk(batchId, { chunkIndex, rows, mappings })
    await record(file, answer)
    sent += rows.length
    change(batchId, { rate: (sent * 1000) / (performance.now() - started) })
  }
  queryClient.setQueryData(fileQuery(batchId).queryKey, null)
  await queryClient.fetchQuery({ ...batchQuery(batchId), staleTime: 0 })
  change(batchId, IDLE)
}

async function record(file: StoredFile, answer: ChunkAnswer) {
  const { batchId } = file
  const { chunkIndex, newTopicIds: topicIds, uncertainTopicIds: uncertainIds } = answer
  const errors = answer.errors.map((error) => withFileRow(file, chunkIndex, error))
  // A skipped chunk may have been sent by another tab of this browser, which has stored its outcome.
  const storedOutcomes = answer.skipped ? await storage.outcomes(batchId) : []
  const outcome: Outcome = storedOutcomes.find((other) => other.chunkIndex === chunkIndex) ?? {
    batchId,
    chunkIndex,
    topicIds,
    uncertainIds,
    errors,
    skipped: answer.skipped ?? false,
  }
  await storage.save('outcomes', outcome)
  queryClient.setQueryData(outcomesQuery(batchId).queryKey, (before = []) => [...before, outcome])
  queryClient.setQueryData(batchQuery(batchId).queryKey, (batch) => batch && addCounts(batch, answer))
}

/** Replaces the row's number in the chunk by its number in the file, and adds its name. */
function withFileRow(
  file: StoredFile,
  chunkIndex: number,
  { row, message }: { row: number; message: string },
): RowError {
  const at = chunkIndex * file.chunkSize + row - 1
  const name = file.rows[at]?.[file.mappings.findIndex(({ targetField }) => targetField === 'topic_name')] ?? ''
  return { row: file.numbers[at] ?? at + 2, name, message: file.problems[at] ?? message }
}

function addCounts(batch: Batch, answer: ChunkAnswer): Batch {
  if (answer.skipped) return batch
  const { successCount, errorCount, duplicateCount } = answer
  return {
    ...batch,
    processed_rows: batch.processed_rows + successCount + errorCount + duplicateCount,
    success_count: batch.success_count + successCount,
    error_count: batch.error_count + errorCount,
    duplicate_count: batch.duplicate_count + duplicateCount,
    adopted_count: batch.adopted_count + answer.adoptedCount,
    updated_count: batch.updated_count + answer.updatedCount,
    local_count: batch.local_count + answer.localCount,
    llm_count: batch.llm_count + answer.llmCount,
    llm_failed_count: batch.llm_failed_count + answer.llmFailedCount,
    llm_tokens: batch.llm_tokens + answer.tokens,
    llm_cost: batch.llm_cost + answer.cost,
    uncertain_count: batch.uncertain_count + answer.uncertainTopicIds.length,
    chunks_completed: batch.chunks_completed + 1,
  }
}
