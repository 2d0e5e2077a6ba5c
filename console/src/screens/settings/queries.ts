import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { api, call, ok } from '../../api/client'
import type { paths } from '../../api/schema'
import type { Role, User } from '../../api/session'

export type ApiKey = Answer<paths['/api/keys']['get']>[number]
export type SdkKey = Answer<paths['/api/sdk-keys']['get']>[number]
export type Workspace = Answer<paths['/api/workspaces']['get']>[number]
export type Scope = ApiKey['scopes'][number]

export type Session = { token: string; createdAt: string; ipAddress: string | null; userAgent: string | null }
export type Member = { id: string; organizationId: string; userId: string; role: Role; createdAt: string; user: User }
export type Invitation = {
  id: string
  email: string
  role: Role
  status: string
  expiresAt: string
  /** The latest mail with it; null if it was never mailed. */
  mail: { state: 'pending' | 'sent' | 'failed'; error: string | null } | null
}

export const ROLE_TITLES: Record<Role, string> = {
  owner: 'Can do everything',
  admin:
    'Can do everything but change owners, read the audit log, require two-factor sign-in, and export or delete the organization',
  member: 'Can classify, import, edit and activate',
  viewer: 'Can view only',
}

export const SCOPE_TITLES: Record<Scope, string> = {
  classify: 'Classify topics and briefs',
  'topics:read': 'Read the library and the catalog',
  'topics:write': 'Add, edit, import and delete topics',
  export: 'Export the library',
  sync: 'Pull topics from sources',
  activations: 'Push topics to platforms and manage activations',
  'mappings:read': 'Read how topics map to platforms',
}

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call<Session[]>('GET', '/api/auth/list-sessions'),
})

export const ownSessionQuery = queryOptions({
  queryKey: ['session', 'own'],
  queryFn: () => call<{ session: Session } | null>('GET', '/api/auth/get-session'),
})

export const membersQuery = queryOptions({
  queryKey: ['members', 'list'],
  queryFn: async () => (await call<{ members: Member[] }>('GET', '/api/auth/organization/list-members')).members,
})

/** Invitations that wait for an answer. */
export const invitationsQuery = queryOptions({
  queryKey: ['members', 'invitations'],
  queryFn: async () => {
    const all = await call<Invitation[]>('GET', '/api/auth/organization/list-invitations')
    return all.filter(({ status, expiresAt }) => status === 'pending' && new Date(expiresAt) > new Date())
  },
})

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: () => ok(api.GET('/api/organization/security')),
})

export const apiKeysQuery = queryOptions({ queryKey: ['keys', 'api'], queryFn: () => ok(api.GET('/api/keys')) })
export const sdkKeysQuery = queryOptions({ queryKey: ['keys', 'sdk'], queryFn: () => ok(api.GET('/api/sdk-keys')) })
export const workspacesQuery = queryOptions({
  queryKey: ['workspaces'],
  queryFn: () => ok(api.GET('/api/workspaces')),
})
