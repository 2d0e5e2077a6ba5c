import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError, api, call, ok } from './client'
import { nameOrganization } from './page-headers'
import type { paths } from './schema'

export type Me = paths['/api/me']['get']['responses']['200']['content']['application/json']
type SessionCaller = Extract<Me['caller'], { kind: 'session' }>
export type Permission = SessionCaller['permissions'][number]
export type Role = SessionCaller['role']

export type User = { id: string; name: string; email: string; twoFactorEnabled?: boolean }
export type SignedIn = { user: User; session: { activeOrganizationId: string | null } }
export type Organization = { id: string; name: string; slug: string }

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const me = await ok(api.GET('/api/me'))
    nameOrganization(me.organization.id)
    return me
  },
  staleTime: 60_000,
})

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => call<SignedIn | null>('GET', '/api/auth/get-session'),
  staleTime: 60_000,
})

export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: () => call<Organization[]>('GET', '/api/auth/organization/list'),
})

export const signIn = (email: string, password: string) =>
  call<{ user?: User; twoFactorRedirect?: boolean }>('POST', '/api/auth/sign-in/email', { email, password })

export const signOut = () => call('POST', '/api/auth/sign-out', {})

export const switchOrganization = (organizationId: string) =>
  call('POST', '/api/auth/organization/set-active', { organizationId })

const callerOf = (me: Me | undefined): SessionCaller | null => (me?.caller.kind === 'session' ? me.caller : null)

/** For showing or hiding controls; the server checks again. */
export function usePermission(permission: Permission): boolean {
  const { data } = useQuery(meQuery)
  return callerOf(data)?.permissions.includes(permission) ?? false
}

export function useRole(): Role | null {
  const { data } = useQuery(meQuery)
  return callerOf(data)?.role ?? null
}

export function useIsOperator(): boolean {
  const { data } = useQuery(meQuery)
  return callerOf(data)?.operator ?? false
}

/** Whether the server has an LLM key. */
export function useHasLlm(): boolean {
  const { data } = useQuery(meQuery)
  return data?.hasLlm ?? false
}

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Whether the server is `taxon demo`. */
export function useIsDemo(): boolean {
  const { data } = useQuery(meQuery)
  return data?.isDemo ?? false
}
