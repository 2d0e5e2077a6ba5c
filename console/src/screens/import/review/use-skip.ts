import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, ok } from '../../../api/client'
import { LIBRARY } from '../../library/queries'

/** Out of the library, where it is not active on a platform. */
export function useSkip(onSkipped: (id: string) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => ok(api.DELETE('/api/topics', { body: { ids: [id] } })),
    onSuccess: ({ blocked }, id) => {
      if (blocked.length > 0) {
        toast.error('This topic is active on a platform and stays. Deactivate it first.')
        return
      }
      onSkipped(id)
      // What is on the screen has not changed; the rest is asked for when somebody goes there.
      cache.invalidateQueries({ queryKey: LIBRARY, refetchType: 'none' })
    },
  })
}
