import { queryOptions } from '@tanstack/react-query'
import { api, call, ok } from '../../api/client'
import type { paths } from '../../api/schema'
import type { Sort } from '../../tables/filters/sort'
import { PAGE_SIZE, type Page } from '../../tables/use-rows'
import type { LibraryFilters, ListFilter } from './search'

type Answer<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer T } } } }
}
  ? T
  : never

export type Topic = Answer<'/api/topics'>['data'][number]
export type TopicDetail = Answer<'/api/topics/{id}'>
export type HistoryEntry = Answer<'/api/topics/{id}/history'>[number]

export type LibraryParams = LibraryFilters & Sort

/** The key of every query about the library begins with this: a change invalidates them all. */
export const LIBRARY = ['topics'] as const

export const libraryPage = (params: LibraryParams, page: number) => ({
  queryKey: [...LIBRARY, 'page', params, page],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page<LibraryParams, Topic>> => {
    const query = { ...params, page, pageSize: PAGE_SIZE }
    return { ...(await ok(api.GET('/api/topics', { params: { query }, signal }))), params }
  },
})

export const libraryStats = queryOptions({
  queryKey: [...LIBRARY, 'stats'],
  queryFn: () => ok(api.GET('/api/topics/stats')),
})

export const libraryFacets = queryOptions({
  queryKey: [...LIBRARY, 'facets'],
  queryFn: () => ok(api.GET('/api/topics/facets')),
  staleTime: 60_000,
})

/** Of the whole library, by name. */
export const libraryTags = queryOptions({
  queryKey: [...LIBRARY, 'tags'],
  queryFn: async () => {
    const counts = await ok(api.GET('/api/topics/facets/counts', { params: { query: { facet: 'tag' } } }))
    return counts.map(({ value }) => value).sort()
  },
  staleTime: 60_000,
})

/** How many topics each value of a filter would leave. */
export const libraryFacetCounts = (facet: ListFilter, filters: LibraryFilters) => ({
  queryKey: [...LIBRARY, 'facet-counts', facet, filters],
  queryFn: () => ok(api.GET('/api/topics/facets/counts', { params: { query: { ...filters, facet } } })),
})

/** By topic and platform, for the whole library. */
export const activationStatus = queryOptions({
  queryKey: [...LIBRARY, 'activation-status'],
  queryFn: () => ok(api.GET('/api/topics/activation-status')),
  staleTime: 60_000,
})

export const topicDetail = (id: string) =>
  queryOptions({
    queryKey: [...LIBRARY, 'detail', id],
    queryFn: () => ok(api.GET('/api/topics/{id}', { params: { path: { id } } })),
  })

/** The server answers with so many at most. */
export const HISTORY_LISTED = 200
export const topicHistory = (id: string) =>
  queryOptions({
    queryKey: [...LIBRARY, 'history', id],
    queryFn: () => ok(api.GET('/api/topics/{id}/history', { params: { path: { id } } })),
  })

type Members = { members: { userId: string; user: { name: string; email: string } }[] }

/** The names of members by id, for the history of a topic. */
export const memberNames = queryOptions({
  queryKey: ['members', 'names'],
  queryFn: async () => {
    const { members } = await call<Members>('GET', '/api/auth/organization/list-members')
    return Object.fromEntries(members.map(({ userId, user }) => [userId, user.name || user.email]))
  },
  staleTime: 300_000,
})

/** All matches, page after page. Oldest first, so that topics added meanwhile come last. */
export async function allMatching(
  filters: LibraryFilters,
  signal: AbortSignal,
  report: (collected: number, total: number) => void,
): Promise<Topic[]> {
  const topics: Topic[] = []
  for (let page = 1; ; page++) {
    const query = { ...filters, sortBy: 'created_at', sortOrder: 'asc', page, pageSize: PAGE_SIZE } as const
    const { data, total, totalPages } = await ok(api.GET('/api/topics', { params: { query }, signal }))
    topics.push(...data)
    report(topics.length, total)
    if (page >= totalPages) return topics
  }
}
