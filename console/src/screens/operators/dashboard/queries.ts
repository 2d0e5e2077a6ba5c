import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'

export type MetricsDay = Answer<paths['/api/admin/topics/metrics/history']['get']>['data'][number]

const DASHBOARD = ['operators', 'dashboard'] as const

export const statsQuery = queryOptions({
  queryKey: [...DASHBOARD, 'stats'],
  queryFn: () => ok(api.GET('/api/admin/topics/stats')),
  staleTime: 60_000,
})

export const metricsQuery = queryOptions({
  queryKey: [...DASHBOARD, 'metrics'],
  queryFn: () => ok(api.GET('/api/admin/topics/metrics')),
})

/** Oldest day first. */
export const historyQuery = (from: string) =>
  queryOptions({
    queryKey: [...DASHBOARD, 'history', from],
    queryFn: async () =>
      (await ok(api.GET('/api/admin/topics/metrics/history', { params: { query: { from } } }))).data.toReversed(),
    staleTime: 60_000,
  })
