import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'
import type { Role } from '../../../api/session'

export type UserDetail = Answer<paths['/api/admin/users/{id}']['get']>

export const USER = ['operators', 'user'] as const
const path = (id: string) => ({ params: { path: { id } } })

export const userQuery = (id: string) =>
  queryOptions({ queryKey: [...USER, id], queryFn: () => ok(api.GET('/api/admin/users/{id}', path(id))) })

export const makeResetLink = (id: string) => ok(api.POST('/api/admin/users/{id}/reset-link', path(id)))
export const signOutUser = (id: string) => ok(api.POST('/api/admin/users/{id}/sign-out', path(id)))
export const disableUser = (id: string) => ok(api.POST('/api/admin/users/{id}/disable', path(id)))
export const enableUser = (id: string) => ok(api.POST('/api/admin/users/{id}/enable', path(id)))
export const turnOffTwoFactor = (id: string) => ok(api.POST('/api/admin/users/{id}/two-factor-off', path(id)))
export const deleteUser = (id: string) => ok(api.DELETE('/api/admin/users/{id}', path(id)))

const membership = (id: string, organizationId: string) => ({ params: { path: { id, organizationId } } })

export const setRole = (id: string, organizationId: string, role: Role) =>
  ok(
    api.PUT('/api/admin/users/{id}/organizations/{organizationId}', {
      ...membership(id, organizationId),
      body: { role },
    }),
  )

export const removeMembership = (id: string, organizationId: string) =>
  ok(api.DELETE('/api/admin/users/{id}/organizations/{organizationId}', membership(id, organizationId)))
