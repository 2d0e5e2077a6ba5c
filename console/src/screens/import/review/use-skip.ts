import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, ok } from '../../../api/client'
import { LIBRARY } from '../../library/queries'

type Outcome = { onSkipped: (id: string) => void; onRefused: (id: string) => void }

/** Removes the topic from the library, unless it is active on a platform. */
export function useSkip({ onSkipped, onRefused }: Outcome) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => ok(api.DELETE('/api/topics', { body: { ids: [id] } })),
    onSuccess: ({ blocked }, id) => {
      if (blocked.length > 0) {
        toast.error('This topic is active on a platform. Deactivate it before you remove it.')
        onRefused(id)
        return
      }
      onSkipped(id)
      // Nothing on this screen changes; other screens reload when they are opened.
      cache.invalidateQueries({ queryKey: LIBRARY, refetchType: 'none' })
    },
    onError: (_error, id) => onRefused(id),
  })
}
