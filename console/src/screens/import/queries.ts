import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { ApiError, api, ok } from '../../api/client'
import type { paths } from '../../api/schema'
import type { Engine, Estimate } from '../../topics/engines'
import type { NamedFile } from './file/read-file'
import { rowsOf, toStoredFile } from './file/stored-file'
import type { Mapping } from './mapping/mapping'
import { storage } from './storage'

export type Batch = Answer<paths['/api/import']['get']>[number]
type ChunkAnswer = Answer<paths['/api/import/{batchId}/chunk']['post']>

export const IMPORTS = ['imports'] as const
export const PAGE = 20

export const batchesQuery = (page: number) =>
  queryOptions({
    queryKey: [...IMPORTS, 'list', page],
    // One more than fits on the page tells whether there is a next page.
    queryFn: () => ok(api.GET('/api/import', { params: { query: { limit: PAGE + 1, offset: (page - 1) * PAGE } } })),
  })

export const batchQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...IMPORTS, 'batch', batchId],
    queryFn: () => ok(api.GET('/api/import/{batchId}/status', { params: { path: { batchId } } })),
  })

/** Read once, so that the order does not change while somebody reviews them. */
export const importedTopicsQuery = (batchId: string) =>
  queryOptions({
    queryKey: ['imported-topics', batchId],
    queryFn: () => ok(api.GET('/api/import/{batchId}/topics', { params: { path: { batchId } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** For what only this browser stores of an import: nobody else changes it. */
const LOCAL_ONLY = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

export const fileQuery = (batchId: string) =>
  queryOptions({ queryKey: [...IMPORTS, 'file', batchId], queryFn: () => storage.file(batchId), ...LOCAL_ONLY })

export const decisionsQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...IMPORTS, 'decisions', batchId],
    queryFn: () => storage.decisions(batchId),
    ...LOCAL_ONLY,
  })

type NewBatch = { filename: string; totalRows: number; mappings: Mapping[]; engine: Engine }

export const createBatch = (body: NewBatch) => ok(api.POST('/api/import', { body: { ...body, drive: 'server' } }))

/** Rows of one request. */
const ESTIMATED_ROWS = 5_000

export const estimateQuery = (file: NamedFile, mappings: Mapping[], engine: Engine) =>
  queryOptions({
    queryKey: [...IMPORTS, 'estimate', file.name, file.size, mappings, engine],
    queryFn: async ({ signal }) => {
      const rows = rowsOf(toStoredFile(file, { batchId: '', chunkSize: ESTIMATED_ROWS, mappings }))
      const parts: Estimate[] = []
      for (let start = 0; start < rows.length; start += ESTIMATED_ROWS) {
        const body = { rows: rows.slice(start, start + ESTIMATED_ROWS), mappings, engine }
        parts.push(await ok(api.POST('/api/import/estimate', { body, signal })))
      }
      return parts.reduce(sumOf)
    },
    meta: { shownInPlace: true },
  })

/** The parts of a file together; the quota is that of the last answer. */
const sumOf = (a: Estimate, b: Estimate): Estimate => ({
  ...b,
  names: a.names + b.names,
  known: a.known + b.known,
  local: a.local + b.local,
  llm: a.llm + b.llm,
  overLimit: a.overLimit + b.overLimit,
  tokens: a.tokens + b.tokens,
  cost: a.cost === null || b.cost === null ? null : a.cost + b.cost,
})

const RETRIES_MS = [1_000, 2_000, 4_000]
const CHUNK_MS = 65_000

type Chunk = { chunkIndex: number; rows: Record<string, string>[]; mappings: Mapping[] }

/** Retries if the server did not answer or failed: it skips a chunk that it has. */
export async function sendChunk(batchId: string, chunk: Chunk): Promise<ChunkAnswer> {
  for (let attempt = 0; ; attempt++) {
    try {
      const params = { path: { batchId } }
      const signal = AbortSignal.timeout(CHUNK_MS)
      return await ok(api.POST('/api/import/{batchId}/chunk', { params, body: chunk, signal }))
    } catch (error) {
      const ms = RETRIES_MS[attempt]
      if (ms === undefined || !isTemporary(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
  }
}

/** A refusal would be the same again. */
const isTemporary = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)
