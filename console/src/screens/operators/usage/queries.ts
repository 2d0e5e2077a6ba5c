import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import { MEASURES, type Measure, type UsageDay } from './measures'

export type Sums = Record<Measure, number>

type Params = { from: string; to?: string; orgId?: string }

export const usageQuery = (params: Params) =>
  queryOptions({
    queryKey: ['operators', 'usage', params],
    queryFn: async () => (await ok(api.GET('/api/admin/usage', { params: { query: params } }))).data,
    placeholderData: keepPreviousData,
  })

export const sumOf = (days: readonly UsageDay[]): Sums =>
  Object.fromEntries(MEASURES.map((measure) => [measure, days.reduce((sum, day) => sum + day[measure], 0)])) as Sums
