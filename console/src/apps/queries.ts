import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../api/answer'
import { api, ok } from '../api/client'
import type { paths } from '../api/schema'

export type ConnectedApp = Answer<paths['/api/apps']['get']>[number]
export type AppScope = ConnectedApp['scopes'][number]

export const appsQuery = queryOptions({ queryKey: ['apps'], queryFn: () => ok(api.GET('/api/apps')) })

export function useDisconnectApp() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => ok(api.DELETE('/api/apps', { body: { id } })),
    onSettled: () => cache.invalidateQueries({ queryKey: appsQuery.queryKey }),
  })
}
