import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'
import type { Sort } from '../../../tables/filters/sort'
import { PAGE_SIZE, type Page } from '../../../tables/use-rows'
import type { GlobalFilters } from '../search'

export type GlobalTopic = Answer<paths['/api/admin/topics']['get']>['data'][number]
export type GlobalEntry = Answer<paths['/api/admin/topics/{topicId}/history']['get']>['data'][number]
export type GlobalParams = GlobalFilters & Sort
export type Changes = paths['/api/admin/topics/{topicId}']['patch']['requestBody']['content']['application/json']

export const GLOBAL_TOPICS = ['operators', 'topics'] as const
const PAGES = [...GLOBAL_TOPICS, 'page'] as const

export const globalPage = (params: GlobalParams, page: number) => ({
  queryKey: [...PAGES, params, page],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page<GlobalParams, GlobalTopic>> => {
    const query = { ...params, page, pageSize: PAGE_SIZE }
    return { ...(await ok(api.GET('/api/admin/topics', { params: { query }, signal }))), params }
  },
})
export const GLOBAL_PAGES = { queryKey: PAGES }

export const globalTopic = (topicId: string) =>
  queryOptions({
    queryKey: [...GLOBAL_TOPICS, 'topic', topicId],
    queryFn: () => ok(api.GET('/api/admin/topics/{topicId}', { params: { path: { topicId } } })),
  })

export const globalHistory = (topicId: string) =>
  queryOptions({
    queryKey: [...GLOBAL_TOPICS, 'history', topicId],
    queryFn: () => ok(api.GET('/api/admin/topics/{topicId}/history', { params: { path: { topicId } } })),
  })

/** The ids of all topics that match, page by page. */
export async function matchingIds(
  filters: GlobalFilters,
  signal: AbortSignal,
  report: (collected: number, total: number) => void,
): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const query = { ...filters, sortBy: 'created_at', sortOrder: 'asc', page, pageSize: PAGE_SIZE } as const
    const { data, total, totalPages } = await ok(api.GET('/api/admin/topics', { params: { query }, signal }))
    ids.push(...data.map(({ id }) => id))
    report(ids.length, total)
    if (page >= totalPages) return ids
  }
}

export const editTopic = (topicId: string, body: Changes) =>
  ok(api.PATCH('/api/admin/topics/{topicId}', { params: { path: { topicId } }, body }))

export const archive = (topicIds: string[]) => ok(api.POST('/api/admin/topics/archive', { body: { topicIds } }))
export const restore = (topicIds: string[]) => ok(api.DELETE('/api/admin/topics/archive', { body: { topicIds } }))
export const flag = (topicIds: string[], reason: string) =>
  ok(api.POST('/api/admin/topics/review/flag', { body: { topicIds, reason } }))
