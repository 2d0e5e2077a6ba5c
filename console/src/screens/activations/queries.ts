import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { api, ok } from '../../api/client'
import type { paths } from '../../api/schema'

export type Activation = Answer<paths['/api/activations']['get']>[number]
export type Status = Activation['status']
export type PlanEntry = Answer<paths['/api/activations/refresh-plan']['post']>['plan'][number]

export type ActivationFilters = {
  connectionId?: string
  platform?: string
  status?: Status
  stale?: 'true'
}

/** The key of every query about activations begins with this. */
export const ACTIVATIONS = ['activations'] as const

/** All activations that match, in one answer. */
export const activationsQuery = (filters: ActivationFilters & { topicId?: string }) =>
  queryOptions({
    queryKey: [...ACTIVATIONS, 'list', filters],
    queryFn: ({ signal }) => ok(api.GET('/api/activations', { params: { query: filters }, signal })),
  })

/** Per request. */
const MAX_IDS = 500

async function inBatches<Answer>(ids: readonly string[], send: (batch: string[]) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let at = 0; at < ids.length; at += MAX_IDS) answers.push(await send(ids.slice(at, at + MAX_IDS)))
  return answers
}

/** What a refresh of these would do; any number of ids. */
export const refreshPlanQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...ACTIVATIONS, 'plan', ids],
    queryFn: async ({ signal }) => {
      const answers = await inBatches(ids, (activationIds) =>
        ok(api.POST('/api/activations/refresh-plan', { body: { activationIds }, signal })),
      )
      return answers.flatMap(({ plan }) => plan)
    },
    gcTime: 0,
  })

/** What the job that refreshes everything would do: all that is stale, and all that was interrupted. */
export const refreshAllPlanQuery = queryOptions({
  queryKey: [...ACTIVATIONS, 'plan', 'everything'],
  queryFn: async ({ signal }) => {
    const [stale, pending] = await Promise.all(
      ([{ stale: true }, { status: 'pending' }] as const).map((filters) =>
        ok(api.POST('/api/activations/refresh-plan', { body: { filters }, signal })),
      ),
    )
    return [...(stale?.plan ?? []), ...(pending?.plan ?? [])].filter(({ action }) => action !== 'impossible')
  },
  gcTime: 0,
  staleTime: 0,
})

const path = (id: string) => ({ params: { path: { id } } })

export const deactivate = (id: string) => ok(api.POST('/api/activations/{id}/deactivate', path(id)))
export const refresh = (id: string) => ok(api.POST('/api/activations/{id}/refresh', path(id)))

export const bulkDeactivate = (activationIds: string[]) =>
  ok(api.POST('/api/activations/bulk-deactivate', { body: { activationIds } }))

export const bulkRefresh = (activationIds: string[]) =>
  ok(api.POST('/api/activations/bulk-refresh', { body: { activationIds } }))

export const bulkRetry = (ids: readonly string[]) =>
  inBatches(ids, (activationIds) => ok(api.POST('/api/activations/bulk-retry', { body: { activationIds } })))

export const bulkDismiss = (ids: readonly string[]) =>
  inBatches(ids, (activationIds) => ok(api.POST('/api/activations/bulk-dismiss', { body: { activationIds } })))
