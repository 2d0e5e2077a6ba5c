import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toast } from 'sonner'
import { Sheet } from '../../../ui/dialog'
import { CONNECTIONS, createConnection, type Platform } from '../queries'
import { ConnectionForm } from './connection-form'

type Props = { platform: Platform; onPlatform: (platform: Platform) => void; onClose: () => void }

export function NewConnection({ platform, onPlatform, onClose }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigate()
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
      description="Credentials are stored encrypted, and nobody sees them again."
    >
      <ConnectionForm
        platform={platform}
        onPlatform={onPlatform}
        busy={create.isPending}
        error={create.error}
        onSave={create.mutate}
        onCancel={onClose}
      />
    </Sheet>
  )
}
