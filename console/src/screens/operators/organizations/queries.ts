import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'

export type Organization = Answer<paths['/api/admin/organizations']['get']>['data'][number]
export type User = Answer<paths['/api/admin/users']['get']>['data'][number]
type Create = paths['/api/admin/organizations']['post']['requestBody']['content']['application/json']
type NewUser = paths['/api/admin/users']['post']['requestBody']['content']['application/json']

export const ORGANIZATIONS = ['operators', 'organizations'] as const
const MOST_A_PAGE = 100

const fetchPage = (page: number, pageSize: number) =>
  ok(api.GET('/api/admin/organizations', { params: { query: { page, pageSize } } }))

export const organizationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...ORGANIZATIONS, 'page', page],
    queryFn: () => fetchPage(page, 25),
    placeholderData: keepPreviousData,
  })

export const everyOrganizationQuery = queryOptions({
  queryKey: [...ORGANIZATIONS, 'every'],
  queryFn: async () => {
    const { data, totalPages } = await fetchPage(1, MOST_A_PAGE)
    const rest = await Promise.all(Array.from({ length: totalPages - 1 }, (_, at) => fetchPage(at + 2, MOST_A_PAGE)))
    return [...data, ...rest.flatMap((page) => page.data)]
  },
  staleTime: 60_000,
})

export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...ORGANIZATIONS, 'one', id],
    queryFn: () => ok(api.GET('/api/admin/organizations/{id}', { params: { path: { id } } })),
  })

export const createOrganization = (body: Create) => ok(api.POST('/api/admin/organizations', { body }))

export const updateOrganization = (id: string, body: Create) =>
  ok(api.PATCH('/api/admin/organizations/{id}', { params: { path: { id } }, body }))

export const USERS = ['operators', 'users'] as const
export const usersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...USERS, search, page],
    queryFn: () => ok(api.GET('/api/admin/users', { params: { query: { search, page, pageSize: 25 } } })),
    placeholderData: keepPreviousData,
  })

export const membersQuery = (organizationId: string, page: number) =>
  queryOptions({
    queryKey: [...USERS, 'of', organizationId, page],
    queryFn: () => ok(api.GET('/api/admin/users', { params: { query: { organizationId, page, pageSize: 25 } } })),
    placeholderData: keepPreviousData,
  })

export const createUser = (body: NewUser) => ok(api.POST('/api/admin/users', { body }))
