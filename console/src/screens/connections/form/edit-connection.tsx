import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { Sheet } from '../../../ui/dialog'
import { CONNECTIONS, type Connection, updateConnection } from '../queries'
import { ConnectionForm, type Filled } from './connection-form'

export function EditConnection({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const cache = useQueryClient()
  const save = useMutation({
    meta: { shownInPlace: true },
    mutationFn: ({ name, config, credentials }: Filled) =>
      updateConnection(connection.id, { name, config, credentials }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: CONNECTIONS })
      // A template or a price may name its segments in another way.
      cache.invalidateQueries({ queryKey: ['activations'] })
      toast.success('Saved.')
      onClose()
    },
  })
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={`Edit ${connection.name}`}>
      <ConnectionForm
        connection={connection}
        platform={connection.platform}
        busy={save.isPending}
        error={save.error}
        onSave={save.mutate}
        onCancel={onClose}
      />
    </Sheet>
  )
}
