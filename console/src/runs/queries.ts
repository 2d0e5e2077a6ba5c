import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../api/answer'
import { api, ok } from '../api/client'
import { pageAddress } from '../api/page-headers'
import type { paths } from '../api/schema'

export type Run = Answer<paths['/api/runs']['get']>['data'][number]
export type RunDetail = Answer<paths['/api/runs/{id}']['get']>
export type RunKind = Run['kind']
export type RunState = Run['state']
export type RunAction = Run['actions'][number]

export const RUNS = ['runs'] as const
export const NOTIFICATIONS = ['notifications'] as const

const OPEN_STATES: RunState[] = ['pending', 'running', 'paused']
export const isOpen = ({ state }: Pick<Run, 'state'>): boolean => OPEN_STATES.includes(state)

type Filters = { kind?: RunKind; state?: RunState | RunState[]; connectionId?: string; limit?: number }

export const runsQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [...RUNS, 'list', filters],
    queryFn: ({ pageParam }) =>
      ok(api.GET('/api/runs', { params: { query: { ...filters, cursor: pageParam ?? undefined } } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

/** Those under way, however many have ended since they began. */
export const openRunsQuery = (filters: Omit<Filters, 'state'>) => runsQuery({ ...filters, state: OPEN_STATES })

const path = (id: string) => ({ params: { path: { id } } })

/** `isSystem`: one of the system, which operators see. */
export const runQuery = (id: string, isSystem = false) =>
  queryOptions({
    queryKey: [...RUNS, 'one', id],
    queryFn: (): Promise<RunDetail> =>
      isSystem ? ok(api.GET('/api/admin/runs/{id}', path(id))) : ok(api.GET('/api/runs/{id}', path(id))),
  })

export const failuresAddress = (id: string, isSystem = false): string =>
  isSystem ? `/api/admin/runs/${id}/failures.csv` : pageAddress(`/api/runs/${id}/failures.csv`)

/** Returns the id of the run to look at next: for a retry it is another one. */
export async function actOn(id: string, action: RunAction, isSystem = false): Promise<string> {
  if (action === 'retry') {
    const retry = isSystem
      ? ok(api.POST('/api/admin/runs/{id}/retry', path(id)))
      : ok(api.POST('/api/runs/{id}/retry', path(id)))
    return (await retry).runId
  }
  await (isSystem
    ? ok(api.POST(`/api/admin/runs/{id}/${action}`, path(id)))
    : ok(api.POST(`/api/runs/{id}/${action}`, path(id))))
  return id
}

export const notificationsQuery = queryOptions({
  queryKey: NOTIFICATIONS,
  queryFn: () => ok(api.GET('/api/notifications', { params: { query: { limit: 50 } } })),
  staleTime: 30_000,
})

export const markRead = (body: { runIds: string[] } | { upTo: string }) =>
  ok(api.POST('/api/notifications/read', { body }))
