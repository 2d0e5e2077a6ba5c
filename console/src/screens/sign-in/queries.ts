import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { ApiError, api, call, ok } from '../../api/client'
import type { paths } from '../../api/schema'

export type ShownInvitation = Answer<paths['/api/invitations/{id}']['get']>

/** How people can sign in to this server. */
export const entryOptionsQuery = queryOptions({
  queryKey: ['entry', 'options'],
  queryFn: () => ok(api.GET('/api/auth/options')),
  staleTime: Number.POSITIVE_INFINITY,
})

export const invitationQuery = (id: string) =>
  queryOptions({
    queryKey: ['entry', 'invitation', id],
    queryFn: () => ok(api.GET('/api/invitations/{id}', { params: { path: { id } } })),
  })

export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['entry', 'reset-link', token],
    queryFn: () => ok(api.POST('/api/auth/reset-password/check', { body: { token } })),
  })

export const acceptInvitation = (invitationId: string) =>
  call('POST', '/api/auth/organization/accept-invitation', { invitationId })

type OwnInvitation = { id: string; organizationName: string; role: string; expiresAt: string }

/** To the person who is signed in. The server lists them for verified addresses only; others open the link. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['entry', 'own-invitations'],
  queryFn: async () => {
    const invitations = await call<OwnInvitation[]>('GET', '/api/auth/organization/list-user-invitations').catch(
      (error) => {
        if (error instanceof ApiError && error.status === 403) return []
        throw error
      },
    )
    return invitations.filter(({ expiresAt }) => new Date(expiresAt) > new Date())
  },
})
