import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { api, ok } from '../../api/client'
import type { paths } from '../../api/schema'
import type { Choice } from './choice'

export type PushPlan = Answer<paths['/api/connections/{id}/push/plan']['post']>
export type PlanEntry = PushPlan['plan'][number]
export type Finding = PlanEntry['findings'][number] & { topicName: string }

const path = (id: string, runId: string) => ({ params: { path: { id, runId } } })

export const pushRunQuery = (id: string, runId: string) =>
  queryOptions({
    queryKey: ['push', id, runId],
    queryFn: () => ok(api.GET('/api/connections/{id}/push/run/{runId}/status', path(id, runId))),
  })

/** What a push would do. Asked anew each time, since meanwhile others push, but not at each step of theirs: so not under `push`. */
export const pushPlanQuery = (id: string, choice: Choice) =>
  queryOptions({
    queryKey: ['push-plan', id, choice],
    queryFn: ({ signal }) =>
      ok(api.POST('/api/connections/{id}/push/plan', { params: { path: { id } }, body: choice, signal })),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

export const beginPush = (id: string, topicIds: string[]) =>
  ok(api.POST('/api/connections/{id}/push/run', { params: { path: { id } }, body: { topicIds, drive: 'server' } }))
