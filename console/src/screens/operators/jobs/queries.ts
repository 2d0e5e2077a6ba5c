import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'

export const JOB_TYPES = ['reclassify', 'dedup_sweep', 'merge', 'refresh_activations', 'sync_trade_desk'] as const
export type JobType = (typeof JOB_TYPES)[number]
export const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

export type Job = Answer<paths['/api/admin/jobs/{jobId}']['get']>

export const JOBS = ['operators', 'jobs'] as const
const WATCHED_MS = 2_000
const PAGE = 25

export const isOpen = ({ status }: Pick<Job, 'status'>): boolean => status === 'pending' || status === 'processing'

type ListParams = { jobType?: JobType; status?: JobStatus; page?: number; limit?: number }

/** Looked at again while one of them is at work. */
export const jobsQuery = (params: ListParams) =>
  queryOptions({
    queryKey: [...JOBS, 'list', params],
    queryFn: () => ok(api.GET('/api/admin/jobs', { params: { query: { limit: PAGE, ...params } } })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isOpen) ? 2 * WATCHED_MS : false),
  })

const path = (jobId: string) => ({ params: { path: { jobId } } })

export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: [...JOBS, 'one', jobId],
    queryFn: () => ok(api.GET('/api/admin/jobs/{jobId}', path(jobId))),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? WATCHED_MS : false),
  })

export const createJob = (body: { jobType: JobType; config: Record<string, unknown> }) =>
  ok(api.POST('/api/admin/jobs', { body }))

export const processJob = (jobId: string) => ok(api.POST('/api/admin/jobs/{jobId}/process', path(jobId)))

export const cancelJob = (jobId: string) =>
  ok(api.PATCH('/api/admin/jobs/{jobId}', { ...path(jobId), body: { status: 'cancelled' } }))

export const retryErrors = (jobId: string) => ok(api.POST('/api/admin/jobs/{jobId}/retry-errors', path(jobId)))

/** The description of the API does not know its body. */
export const rollBack = (jobId: string, links: boolean) =>
  ok(api.POST('/api/admin/jobs/{jobId}/rollback', { ...path(jobId), body: { links } as never }))
