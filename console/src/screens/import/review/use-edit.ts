import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'
import { LIBRARY, topicDetail } from '../../library/queries'

export type Changes = paths['/api/topics/{id}']['patch']['requestBody']['content']['application/json']

export const editTopic = (id: string, body: Changes) =>
  ok(api.PATCH('/api/topics/{id}', { params: { path: { id } }, body }))

/** What closes the form is given with the call: a late answer does not close another one. */
export function useEdit(id: string) {
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInDialog: true },
    mutationFn: (changes: Changes) => editTopic(id, changes),
    onSuccess: async () => {
      cache.invalidateQueries({ queryKey: LIBRARY, refetchType: 'none' })
      await cache.refetchQueries({ queryKey: topicDetail(id).queryKey })
    },
  })
}
