import { useSyncExternalStore } from 'react'
import { ApiError } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { LIBRARY } from '../library/queries'
import { type Batch, batchQuery, type ChunkAnswer, fileQuery, IMPORTS, outcomesQuery, sendChunk } from './queries'
import { type Outcome, type RowError, type StoredFile, storage } from './storage'

export type Run = {
  state: 'idle' | 'running' | 'pausing' | 'paused' | 'failed'
  /** Rows a second, known after the first chunk. */
  rate: number | null
  error: string | null
}

/** Imports go on while their person is elsewhere in the console, so they live outside of the screens. */
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

/** After the chunk that is under way. */
export function pause(batchId: string) {
  if (stateOf(batchId) === 'running') change(batchId, { state: 'pausing' })
}

/** Sends what this browser has not seen done, chunk after chunk. */
export async function start(file: StoredFile) {
  const { batchId } = file
  if (['running', 'pausing'].includes(stateOf(batchId))) return
  change(batchId, { state: 'running', rate: null, error: null })
  try {
    await sendChunks(file)
  } catch (error) {
    const message = error instanceof ApiError ? error.message : 'Something went wrong here.'
    change(batchId, { state: 'failed', error: message })
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
    const rows = rowsOf(file, chunkIndex)
    const answer = await sendChunk(batchId, { chunkIndex, rows, mappings })
    await record(file, answer)
    sent += rows.length
    change(batchId, { rate: (sent * 1000) / (performance.now() - started) })
  }
  queryClient.setQueryData(fileQuery(batchId).queryKey, null)
  await queryClient.fetchQuery({ ...batchQuery(batchId), staleTime: 0 })
  change(batchId, IDLE)
}

/** A row that cannot be read goes empty, as one without a name. */
const rowsOf = ({ rows, problems, mappings, chunkSize }: StoredFile, chunkIndex: number): Record<string, string>[] =>
  rows
    .slice(chunkIndex * chunkSize, (chunkIndex + 1) * chunkSize)
    .map((cells, at) =>
      problems[chunkIndex * chunkSize + at]
        ? {}
        : Object.fromEntries(mappings.map(({ csvColumn }, column) => [csvColumn, cells[column] ?? ''])),
    )

async function record(file: StoredFile, answer: ChunkAnswer) {
  const { batchId } = file
  const { chunkIndex, newTopicIds: topicIds } = answer
  const errors = answer.errors.map((error) => inFile(file, chunkIndex, error))
  // One that was skipped may have been done by another tab of this browser, which knows what came of it.
  const known = answer.skipped ? await storage.outcomes(batchId) : []
  const outcome: Outcome = known.find((other) => other.chunkIndex === chunkIndex) ?? {
    batchId,
    chunkIndex,
    topicIds,
    errors,
    skipped: answer.skipped ?? false,
  }
  await storage.save('outcomes', outcome)
  queryClient.setQueryData(outcomesQuery(batchId).queryKey, (before = []) => [...before, outcome])
  queryClient.setQueryData(batchQuery(batchId).queryKey, (batch) => batch && counted(batch, answer))
}

/** With the row's place in the file and its name in place of its place in the chunk. */
function inFile(file: StoredFile, chunkIndex: number, { row, message }: { row: number; message: string }): RowError {
  const at = chunkIndex * file.chunkSize + row - 1
  const name = file.rows[at]?.[file.mappings.findIndex(({ targetField }) => targetField === 'topic_name')] ?? ''
  return { row: file.numbers[at] ?? at + 2, name, message: file.problems[at] ?? message }
}

function counted(batch: Batch, answer: ChunkAnswer): Batch {
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
    chunks_completed: batch.chunks_completed + 1,
  }
}
