import { setTimeout as sleep } from 'node:timers/promises'
import type { Mapping, Row } from '../../import/rows'
import type { Batch, ChunkAnswer, ImportEstimate } from '../../import/schema'
import { CHUNK_RETRY_MS, IMPORT_CHUNK_MS } from '../../limits'
import type { Run } from '../../runs/schema'
import { withTimeLimit } from '../../time-limit'
import type { EngineChoice } from '../../topics/intake/engine-choice'
import { address, refusal, ServerError, workspaceHeader } from '../server'

type NewBatch = { filename: string; totalRows: number; mappings: Mapping[]; drive: 'server' } & (
  | { engine: EngineChoice }
  | { useLLM: boolean }
)
type EstimatedRows = { rows: Row[]; mappings: Mapping[]; engine: EngineChoice }
type Chunk = { chunkIndex: number; rows: Row[]; mappings: Mapping[] }
type Options = { url: string; key: string; workspace?: string; signal: AbortSignal; wait?: Wait }
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** A chunk can be sent again after a failure: the server skips one that it has already imported. */
export function createImportApi({ url, key, workspace, signal, wait = pause }: Options) {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const target = address(url, path)
    const response = await fetch(target, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'user-agent': 'taxon-cli',
        ...workspaceHeader(workspace),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: withTimeLimit(signal, IMPORT_CHUNK_MS + 5_000),
    }).catch(() => {
      throw new ServerError(`no answer from ${target.origin}. Is the server running?`)
    })
    if (!response.ok) throw await refusal(response)
    return response.json().catch(() => {
      throw new ServerError("the server's answer was cut off")
    }) as Promise<T>
  }
  const withRetries = async <T>(work: () => Promise<T>): Promise<T> => {
    for (const ms of CHUNK_RETRY_MS) {
      try {
        return await work()
      } catch (error) {
        if (signal.aborted || !isTemporary(error)) throw error
        await wait(ms, signal)
      }
    }
    return work()
  }
  return {
    estimate: (rows: EstimatedRows) => withRetries(() => call<ImportEstimate>('POST', '/api/import/estimate', rows)),
    create: (batch: NewBatch) => call<{ batchId: string; chunkSize: number }>('POST', '/api/import', batch),
    sendChunk: (batchId: string, chunk: Chunk) =>
      withRetries(() => call<ChunkAnswer>('POST', `/api/import/${encodeURIComponent(batchId)}/chunk`, chunk)),
    status: (batchId: string) =>
      withRetries(() => call<Batch>('GET', `/api/import/${encodeURIComponent(batchId)}/status`)),
    run: (batchId: string) => withRetries(() => call<Run>('GET', `/api/runs/${encodeURIComponent(batchId)}`)),
    resume: (batchId: string) =>
      withRetries(() => call<Run>('POST', `/api/runs/${encodeURIComponent(batchId)}/resume`, {})),
  }
}
export type ImportApi = ReturnType<typeof createImportApi>

const pause: Wait = (ms, signal) => sleep(ms, undefined, { signal })

/** No answer, or the server failed. A refusal would only be repeated. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ServerError && (error.status === undefined || error.status >= 500)
