import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { api, ok } from '../../api/client'
import { pageAddress } from '../../api/page-headers'
import type { paths } from '../../api/schema'
import type { Engine } from '../../topics/engines'
import type { Mapping } from './mapping/mapping'
import { storage } from './storage'

export type Batch = Answer<paths['/api/import']['get']>[number]
export type Upload = Answer<paths['/api/import/uploads']['get']>[number]
export type UploadDetail = Answer<paths['/api/import/uploads/{id}']['get']>
export type ReviewState = Answer<paths['/api/import/uploads/{id}/review']['get']>

export const IMPORTS = ['imports'] as const
export const UPLOADS = [...IMPORTS, 'uploads'] as const
/** Apart from the imports, so that their progress does not disturb somebody who decides about topics. */
export const REVIEWS = ['import-reviews'] as const

/** Files that somebody sent and nobody has started to import. There are never many: the server refuses more. */
export const waitingUploadsQuery = queryOptions({
  queryKey: [...UPLOADS, 'waiting'],
  queryFn: () => ok(api.GET('/api/import/uploads', { params: { query: { status: 'ready' } } })),
})

const path = (id: string) => ({ path: { id } })

export const uploadQuery = (id: string) =>
  queryOptions({
    queryKey: [...UPLOADS, 'one', id],
    queryFn: () => ok(api.GET('/api/import/uploads/{id}', { params: path(id) })),
  })

export const changeMapping = (id: string, mappings: Mapping[]) =>
  ok(api.PUT('/api/import/uploads/{id}/mapping', { params: path(id), body: { mappings } }))

type Start = { mappings: Mapping[]; engine: Engine }

export const startUpload = (id: string, body: Start) =>
  ok(api.POST('/api/import/uploads/{id}/start', { params: path(id), body }))

export const deleteUpload = (id: string) => ok(api.DELETE('/api/import/uploads/{id}', { params: path(id) }))

export const rejectedAddress = (id: string): string => pageAddress(`/api/import/uploads/${id}/rejected.csv`)

export const uploadEstimateQuery = (id: string, body: Start) =>
  queryOptions({
    queryKey: ['import-estimates', id, body],
    queryFn: ({ signal }) => ok(api.POST('/api/import/uploads/{id}/estimate', { params: path(id), body, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownInPlace: true },
  })

/** How many topics are read, or decided about, at once. */
export const REVIEWED = 500

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...REVIEWS, id],
    queryFn: () =>
      ok(api.GET('/api/import/uploads/{id}/review', { params: { ...path(id), query: { limit: REVIEWED } } })),
  })

export type Decisions = { kept?: string[]; skipped?: string[]; reopened?: string[] }

export const decide = (id: string, body: Decisions) =>
  ok(api.POST('/api/import/uploads/{id}/review', { params: path(id), body }))

export type RejectedRow = Answer<paths['/api/import/uploads/{id}/rejected']['get']>['rows'][number]

/** Read once, so that rows do not move while somebody mends them. */
export const rejectedRowsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['rejected-rows', id],
    queryFn: ({ pageParam }) =>
      ok(api.GET('/api/import/uploads/{id}/rejected', { params: { ...path(id), query: { after: pageParam } } })),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })

export const mendRows = (id: string, rows: { id: number; cells: string[] }[]) =>
  ok(api.POST('/api/import/uploads/{id}/rejected', { params: path(id), body: { rows } }))

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

/** Of an import that did not come by upload: only this browser stores them. */
export const decisionsQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...IMPORTS, 'decisions', batchId],
    queryFn: () => storage.decisions(batchId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
