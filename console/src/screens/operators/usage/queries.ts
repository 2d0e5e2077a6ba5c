import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'
import { MEASURES, type Measure } from './measures'

export type UsageDay = Answer<paths['/api/admin/usage']['get']>['data'][number]
export type Sums = Record<Measure, number>

type Params = { from: string; to?: string; orgId?: string }

export const usageQuery = (params: Params) =>
  queryOptions({
    queryKey: ['operators', 'usage', params],
    queryFn: async () => (await ok(api.GET('/api/admin/usage', { params: { query: params } }))).data,
    placeholderData: keepPreviousData,
  })

export const sumOf = (days: readonly UsageDay[]): Sums =>
  Object.fromEntries(MEASURES.map((measure) => [measure, days.reduce((sum, one) => sum + one[measure], 0)])) as Sums
