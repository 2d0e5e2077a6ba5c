import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, ok } from '../../api/client'
import type { Selected } from '../../tables/use-selection'
import { Confirm } from '../../ui/confirm'
import { counted } from '../../ui/format'
import type { Workspace } from '../settings/queries'
import { LIBRARY } from './queries'
import type { LibraryFilters } from './search'
import { selectionBody } from './selected-topics'

type Props = {
  workspace: Workspace
  selected: Selected
  filters: LibraryFilters
  size: number
  onClose: () => void
  onRemoved: () => void
}

export function RemoveFromWorkspace({ workspace, selected, filters, size, onClose, onRemoved }: Props) {
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: () =>
      ok(
        api.DELETE('/api/workspaces/{id}/topics', {
          params: { path: { id: workspace.id } },
          body: selectionBody(selected, filters),
        }),
      ),
    onSuccess: ({ removed }) => {
      toast.success(`${counted(removed, 'topic')} taken out of ${workspace.name}.`)
      onRemoved()
    },
    onSettled: () => {
      onClose()
      return cache.invalidateQueries({ queryKey: LIBRARY })
    },
  })
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Take ${counted(size, 'topic')} out of ${workspace.name}?`}
      action="Take out"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      They stay in the organization’s library, with their history and activations.
    </Confirm>
  )
}
