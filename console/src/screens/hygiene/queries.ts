import { queryOptions } from '@tanstack/react-query'
import { api, ok } from '../../api/client'

export const HYGIENE = ['hygiene'] as const

export const hygieneQuery = queryOptions({
  queryKey: [...HYGIENE, 'summary'],
  queryFn: ({ signal }) => ok(api.GET('/api/hygiene', { signal })),
})

export const startRefresh = () => ok(api.POST('/api/hygiene/refresh', { body: { drive: 'server' } }))
