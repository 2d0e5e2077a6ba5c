import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { api, ok } from '../../api/client'
import type { paths } from '../../api/schema'
import type { AppScope } from '../../apps/queries'

export type AppRequest = Answer<paths['/api/apps/request']['get']>

/** `request`: the query that the app sent the browser with. */
export const appRequestQuery = (request: string) =>
  queryOptions({
    queryKey: ['apps', 'request', request],
    queryFn: () => ok(api.GET('/api/apps/request', { params: { query: { request } } })),
    retry: false,
  })

type Decision = { decision: 'allow' | 'deny'; scopes?: AppScope[]; workspaceId?: string | null }

export const decide = (request: string, decision: Decision) =>
  ok(api.POST('/api/apps/consent', { body: { request, ...decision } }))
