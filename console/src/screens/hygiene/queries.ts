import { queryOptions } from '@tanstack/react-query'
import { api, ok } from '../../api/client'

export const HYGIENE = ['hygiene'] as const

export const hygieneQuery = queryOptions({
  queryKey: [...HYGIENE, 'summary'],
  queryFn: () => ok(api.GET('/api/hygiene')),
})

const path = (jobId: string) => ({ params: { path: { jobId } } })

export const refreshJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: [...HYGIENE, 'job', jobId],
    queryFn: () => ok(api.GET('/api/hygiene/refresh/{jobId}', path(jobId))),
  })

export const startRefresh = () => ok(api.POST('/api/hygiene/refresh', { body: {} }))

export const refreshNext = (jobId: string) => ok(api.POST('/api/hygiene/refresh/{jobId}/process', path(jobId)))
