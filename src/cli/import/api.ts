import { setTimeout as sleep } from 'node:timers/promises'
import type { Mapping, Row } from '../../import/rows'
import type { Batch, ChunkAnswer } from '../../import/schema'
import { CHUNK_RETRY_MS, IMPORT_CHUNK_MS } from '../../limits'
import { address, refusal, ServerError } from '../server'

type NewBatch = { filename: string; totalRows: number; mappings: Mapping[]; useLLM: boolean }
type Chunk = { chunkIndex: number; rows: Row[]; mappings: Mapping[] }
type Options = { url: string; key: string; signal: AbortSignal; wait?: Wait }
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** The server's routes for imports; a chunk is sent up to three times more, since one that is done is skipped. */
export function createImportApi({ url, key, signal, wait = rest }: Options) {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const target = address(url, path)
    const response = await fetch(target, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(IMPORT_CHUNK_MS + 5_000)]),
    }).catch(() => {
      throw new ServerError(`no answer from ${target.origin}`)
    })
    if (!response.ok) throw await refusal(response)
    return response.json().catch(() => {
      throw new ServerError('the server broke its answer off')
    }) as Promise<T>
  }
  const persistently = async <T>(work: () => Promise<T>): Promise<T> => {
    for (const ms of CHUNK_RETRY_MS) {
      try {
        return await work()
      } catch (error) {
        if (signal.aborted || !isPassing(error)) throw error
        await wait(ms, signal)
      }
    }
    return work()
  }
  return {
    create: (batch: NewBatch) => call<{ batchId: string; chunkSize: number }>('POST', '/api/import', batch),
    sendChunk: (batchId: string, chunk: Chunk) =>
      persistently(() => call<ChunkAnswer>('POST', `/api/import/${encodeURIComponent(batchId)}/chunk`, chunk)),
    status: (batchId: string) =>
      persistently(() => call<Batch>('GET', `/api/import/${encodeURIComponent(batchId)}/status`)),
  }
}
export type ImportApi = ReturnType<typeof createImportApi>

const rest: Wait = (ms, signal) => sleep(ms, undefined, { signal })

/** Nobody answered, or the server itself failed. What it refuses it refuses again. */
const isPassing = (error: unknown): boolean =>
  error instanceof ServerError && (error.status === undefined || error.status >= 500)
