import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toast } from 'sonner'
import { usePlatforms } from '../../../platforms/queries'
import { Sheet } from '../../../ui/dialog'
import { LoadingRows } from '../../../ui/states'
import { CONNECTIONS, createConnection } from '../queries'
import { ConnectionForm } from './connection-form'

/** `platform`: a key, or anything else for the first platform there is. */
type Props = { platform: string; onPlatform: (platform: string) => void; onClose: () => void }

export function NewConnection({ platform: key, onPlatform, onClose }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const description = usePlatforms()
  const platform = description?.platforms.find(({ platform }) => platform === key) ?? description?.platforms[0]
  const create = useMutation({
    meta: { shownInPlace: true },
    mutationFn: createConnection,
    onSuccess: async ({ id }) => {
      cache.invalidateQueries({ queryKey: CONNECTIONS })
      toast.success('Connected. Test it to see whether it works.')
      await navigate({ to: '/connections/$id', params: { id } })
    },
  })
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="New connection"
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
