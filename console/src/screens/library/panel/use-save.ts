import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'
import { LIBRARY } from '../queries'

export type Changes = paths['/api/topics/{id}']['patch']['requestBody']['content']['application/json']

/** Saves changes of a topic. Whoever calls it shows the error. */
export function useSave(id: string) {
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (body: Changes) => ok(api.PATCH('/api/topics/{id}', { params: { path: { id } }, body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: LIBRARY }),
  })
}
