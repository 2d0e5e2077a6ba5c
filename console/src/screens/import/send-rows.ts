import { useSyncExternalStore } from 'react'
import { ApiError, errorMessage } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { rowsOf } from './file/stored-file'
import { batchQuery, fileQuery, IMPORTS, sendChunk } from './queries'
import { type StoredFile, storage } from './storage'

/** How far this browser is with sending a file. The server imports what it has, whether or not somebody looks. */
export type Sending = { state: 'idle' | 'sending' | 'failed'; sentRows: number; error: string | null }

/** Outside of the screens, because sending continues while the person is elsewhere in the console. */
const sendings = new Map<string, Sending>()
const listeners = new Set<() => void>()
const IDLE: Sending = { state: 'idle', sentRows: 0, error: null }

const change = (batchId: string, part: Partial<Sending>) => {
  sendings.set(batchId, { ...(sendings.get(batchId) ?? IDLE), ...part })
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSending = (batchId: string): Sending =>
  useSyncExternalStore(subscribe, () => sendings.get(batchId) ?? IDLE)

/** Sends all chunks, one after the other. The server skips those that it has. */
export async function sendRows(file: StoredFile) {
  const { batchId, chunkSize, mappings } = file
  if (sendings.get(batchId)?.state === 'sending') return
  change(batchId, { state: 'sending', sentRows: 0, error: null })
  try {
    for (let start = 0; start < file.rows.length; start += chunkSize) {
      const rows = rowsOf(file, start, start + chunkSize)
      await sendChunk(batchId, { chunkIndex: start / chunkSize, rows, mappings })
      change(batchId, { sentRows: start + rows.length })
    }
    await forget(batchId)
    change(batchId, IDLE)
  } catch (error) {
    // It was cancelled, here or elsewhere.
    if (error instanceof ApiError && [404, 409].includes(error.status)) {
      await forget(batchId)
      change(batchId, IDLE)
    } else change(batchId, { state: 'failed', error: errorMessage(error) })
  }
  queryClient.invalidateQueries({ queryKey: batchQuery(batchId).queryKey })
  queryClient.invalidateQueries({ queryKey: [...IMPORTS, 'list'] })
}

/** Goes on with files that a reload or the end of the browser interrupted. */
export async function sendInterrupted() {
  for (const batchId of await storage.batchIds()) {
    const file = await queryClient.ensureQueryData(fileQuery(batchId))
    if (file) await sendRows(file)
  }
}

async function forget(batchId: string) {
  await storage.forgetFile(batchId)
  queryClient.setQueryData(fileQuery(batchId).queryKey, null)
}
