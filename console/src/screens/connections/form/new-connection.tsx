import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { usePlatforms } from '../../../platforms/queries'
import { Sheet } from '../../../ui/dialog'
import { LoadingRows } from '../../../ui/states'
import { useNavigateHere } from '../../../ui/use-navigate-here'
import { CONNECTIONS, createConnection } from '../queries'
import type { Pushed } from '../search'
import { takesPushes } from '../words'
import { ConnectionForm } from './connection-form'

/** `platform`: a key, or anything else for the first platform there is. */
type Props = {
  platform: string
  /** What waits for a destination: the new connection becomes it. */
  push?: Pushed
  onPlatform: (platform: string) => void
  onClose: () => void
}

export function NewConnection({ platform: key, push, onPlatform, onClose }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigateHere()
  const description = usePlatforms()
  const platform = description?.platforms.find(({ platform }) => platform === key) ?? description?.platforms[0]
  const create = useMutation({
    meta: { shownInDialog: true },
    mutationFn: createConnection,
    onSuccess: async ({ id, direction }) => {
      cache.invalidateQueries({ queryKey: CONNECTIONS })
      toast.success('Connected.')
      if (push && takesPushes({ direction })) {
        await navigate({ to: '/connections/$id/push', params: { id }, search: { push } })
      } else await navigate({ to: '/connections/$id', params: { id } })
    },
  })
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="New connection"
      isForm
      busy={create.isPending}
      description="Credentials are stored encrypted and never shown again."
    >
      {description && platform ? (
        <ConnectionForm
          description={description}
          platform={platform}
          onPlatform={onPlatform}
          busy={create.isPending}
          error={create.error}
          onSave={create.mutate}
          onCancel={onClose}
        />
      ) : (
        <LoadingRows rows={4} />
      )}
    </Sheet>
  )
}
