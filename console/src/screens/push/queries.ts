import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { api, ok } from '../../api/client'
import type { paths } from '../../api/schema'
import type { Pushed } from '../connections/search'

export type PushPlan = Answer<paths['/api/connections/{id}/push/plan']['post']>
export type Finding = PushPlan['plan'][number]['findings'][number] & { topicName: string }

const path = (id: string, runId: string) => ({ params: { path: { id, runId } } })

export const pushRunQuery = (id: string, runId: string) =>
  queryOptions({
    queryKey: ['push', id, runId],
    queryFn: () => ok(api.GET('/api/connections/{id}/push/run/{runId}/status', path(id, runId))),
  })

/** What a push would do. Asked anew each time: meanwhile others push. */
export const pushPlanQuery = (id: string, push: Pushed) =>
  queryOptions({
    queryKey: ['push', id, 'plan', push],
    queryFn: ({ signal }) =>
      ok(api.POST('/api/connections/{id}/push/plan', { params: { path: { id } }, body: push, signal })),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

export const beginPush = (id: string, push: Pushed) =>
  ok(api.POST('/api/connections/{id}/push/run', { params: { path: { id } }, body: { ...push, drive: 'server' } }))
