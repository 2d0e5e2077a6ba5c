import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, ok } from '../../../api/client'
import { LIBRARY } from '../../library/queries'

/** Removes the topic from the library, unless it is active on a platform. */
export function useSkip(onSkipped: (id: string) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => ok(api.DELETE('/api/topics', { body: { ids: [id] } })),
    onSuccess: ({ blocked }, id) => {
      if (blocked.length > 0) {
        toast.error('This topic is active on a platform. Deactivate it before you remove it.')
        return
      }
      onSkipped(id)
      // Nothing on this screen changes; other screens reload when they are opened.
      cache.invalidateQueries({ queryKey: LIBRARY, refetchType: 'none' })
    },
  })
}
