import { queryOptions } from '@tanstack/react-query'
import { api, ok } from '../../api/client'
import type { paths } from '../../api/schema'
import type { Sort } from '../../tables/filters/sort'
import { PAGE_SIZE, type Page } from '../../tables/use-rows'
import type { CatalogFilters, ClassificationFilters, ListFilter } from './search'

export type CatalogTopic =
  paths['/api/topics/catalog']['get']['responses']['200']['content']['application/json']['data'][number]
export type CatalogDetail = paths['/api/topics/catalog/{id}']['get']['responses']['200']['content']['application/json']
export type CatalogParams = CatalogFilters & Sort

/** The key of every query about the catalog begins with this. */
export const CATALOG = ['catalog'] as const

export const catalogPage = (params: CatalogParams, page: number) => ({
  queryKey: [...CATALOG, 'page', params, page],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page<CatalogParams, CatalogTopic>> => {
    const query = { ...params, page, pageSize: PAGE_SIZE }
    return { ...(await ok(api.GET('/api/topics/catalog', { params: { query }, signal }))), params }
  },
})

export const catalogFacets = queryOptions({
  queryKey: [...CATALOG, 'facets'],
  queryFn: () => ok(api.GET('/api/topics/catalog/facets')),
  staleTime: 60_000,
})

/** How many matches are not in the library yet. */
export const notYetAdded = (classification: ClassificationFilters) =>
  queryOptions({
    queryKey: [...CATALOG, 'not-yet-added', classification],
    queryFn: () => {
      const query = { ...classification, inLibrary: 'false', pageSize: 1 } as const
      return ok(api.GET('/api/topics/catalog', { params: { query } }))
    },
  })

export const adopt = (body: { topicIds: string[] } | { filters: ClassificationFilters }) =>
  ok(api.POST('/api/topics/catalog', { body }))

export const catalogTopic = (id: string) =>
  queryOptions({
    queryKey: [...CATALOG, 'detail', id],
    queryFn: () => ok(api.GET('/api/topics/catalog/{id}', { params: { path: { id } } })),
  })

/** How many topics each value of a filter would leave. */
export const catalogFacetCounts = (facet: ListFilter, filters: CatalogFilters) => ({
  queryKey: [...CATALOG, 'facet-counts', facet, filters],
  queryFn: () => ok(api.GET('/api/topics/catalog/facets/counts', { params: { query: { ...filters, facet } } })),
})
