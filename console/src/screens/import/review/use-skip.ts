import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, ok } from '../../../api/client'
import { counted } from '../../../ui/format'
import { LIBRARY } from '../../library/queries'

type Outcome = {
  /** `undoId`: takes the removal back. */
  onSkipped: (ids: readonly string[], undoId: string | null) => void
  onRefused: (ids: readonly string[]) => void
}

/** Removes the topics from the library, unless they are on a platform, or on their way there. */
export function useSkip({ onSkipped, onRefused }: Outcome) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => ok(api.DELETE('/api/topics', { body: { ids: [...ids] } })),
    onSuccess: ({ blocked, undoId }, ids) => {
      if (blocked.length > 0) {
        toast.error(
          blocked.length === 1
            ? 'This topic is active on a platform, or being sent to one. Deactivate it before you remove it.'
            : `${counted(blocked.length, 'topic')} are active on a platform, or being sent to one. Deactivate them before you remove them.`,
        )
        onRefused(blocked)
      }
      const removed = ids.filter((id) => !blocked.includes(id))
      if (removed.length > 0) onSkipped(removed, undoId)
      // Nothing on this screen changes; other screens reload when they are opened.
      cache.invalidateQueries({ queryKey: LIBRARY, refetchType: 'none' })
    },
    onError: (_error, ids) => onRefused(ids),
  })
}
