import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { usePlatforms } from '../../../platforms/queries'
import { Sheet } from '../../../ui/dialog'
import { LoadingRows } from '../../../ui/states'
import { CONNECTIONS, type Connection, updateConnection } from '../queries'
import { ConnectionForm, type ConnectionInput } from './connection-form'

export function EditConnection({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const cache = useQueryClient()
  const description = usePlatforms()
  const platform = description?.platforms.find(({ platform }) => platform === connection.platform)
  const save = useMutation({
    meta: { shownInDialog: true },
    mutationFn: ({ name, config, credentials }: ConnectionInput) =>
      updateConnection(connection.id, { name, config, credentials }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: CONNECTIONS })
      // Another template gives its segments other names.
      cache.invalidateQueries({ queryKey: ['activations'] })
      toast.success('Saved.')
      onClose()
    },
  })
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit ${connection.name}`}
      isForm
      busy={save.isPending}
    >
      {description && platform ? (
        <ConnectionForm
          connection={connection}
          description={description}
          platform={platform}
          busy={save.isPending}
          error={save.error}
          onSave={save.mutate}
          onCancel={onClose}
        />
      ) : (
        <LoadingRows rows={4} />
      )}
    </Sheet>
  )
}
