import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'

export type Job = Answer<paths['/api/admin/jobs/{jobId}']['get']>
export type JobStatus = Job['status']

/** How a type of job describes itself. */
export type JobType = Answer<paths['/api/admin/job-types']['get']>['data'][number]
export type JobTypeName = JobType['type']
export type ConfigField = JobType['fields'][number]

export const JOBS = ['operators', 'jobs'] as const
const OPEN_JOB_POLL_MS = 2_000
const PAGE_SIZE = 25

export const isOpen = ({ status }: Pick<Job, 'status'>): boolean => status === 'pending' || status === 'processing'

/** They change only with the version of the server. */
export const jobTypesQuery = queryOptions({
  queryKey: ['operators', 'job-types'],
  queryFn: async () => (await ok(api.GET('/api/admin/job-types'))).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Undefined until it is loaded, or if the server no longer knows the type. */
export function useJobType(name: string): JobType | undefined {
  const { data } = useQuery(jobTypesQuery)
  return data?.find(({ type }) => type === name)
}

type ListParams = { jobType?: JobTypeName; status?: JobStatus; page?: number; limit?: number }

/** Polled while one of the jobs is open. */
export const jobsQuery = (params: ListParams) =>
  queryOptions({
    queryKey: [...JOBS, 'list', params],
    queryFn: () => ok(api.GET('/api/admin/jobs', { params: { query: { limit: PAGE_SIZE, ...params } } })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isOpen) ? 2 * OPEN_JOB_POLL_MS : false),
  })

const path = (jobId: string) => ({ params: { path: { jobId } } })

export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: [...JOBS, 'one', jobId],
    queryFn: () => ok(api.GET('/api/admin/jobs/{jobId}', path(jobId))),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? OPEN_JOB_POLL_MS : false),
  })

export const createJob = (body: { jobType: JobTypeName; config: Record<string, unknown> }) =>
  ok(api.POST('/api/admin/jobs', { body: { ...body, drive: 'server' } }))

/** Counted in the whole catalog: a step of another job should not begin it anew, so it is not under `jobs`; nor is the estimate. */
export const jobSizeQuery = (body: { jobType: JobTypeName; config: Record<string, unknown> }) =>
  queryOptions({
    queryKey: ['job-count', body],
    queryFn: async ({ signal }) => (await ok(api.POST('/api/admin/jobs/count', { body, signal }))).totalItems,
    meta: { shownInPlace: true },
    gcTime: 0,
  })

export const jobEstimateQuery = (body: { jobType: JobTypeName; config: Record<string, unknown> }) =>
  queryOptions({
    queryKey: ['job-estimate', body],
    queryFn: ({ signal }) => ok(api.POST('/api/admin/jobs/estimate', { body, signal })),
    meta: { shownInPlace: true },
  })

export const cancelJob = (jobId: string) =>
  ok(api.PATCH('/api/admin/jobs/{jobId}', { ...path(jobId), body: { status: 'cancelled' } }))

export const retryErrors = (jobId: string) =>
  ok(api.POST('/api/admin/jobs/{jobId}/retry-errors', { ...path(jobId), body: { drive: 'server' } }))

/** The generated types have no body here, because it may be left out. */
export const rollBack = (jobId: string, options: Record<string, boolean>) =>
  ok(api.POST('/api/admin/jobs/{jobId}/rollback', { ...path(jobId), body: { ...options, drive: 'server' } as never }))
