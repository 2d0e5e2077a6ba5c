import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { Confirm } from '../ui/confirm'
import { deleteView, viewsQuery } from './queries'
import type { View } from './view'

type Props = { view: View; onDeleted: () => void; onClose: () => void }

export function DeleteView({ view, onDeleted, onClose }: Props) {
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deleteView(view),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: viewsQuery.queryKey })
      toast.success(`View “${view.name}” deleted`)
      onDeleted()
    },
    onSettled: onClose,
  })
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={`Delete the view “${view.name}”?`}
      action="Delete"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {view.shared ? 'It disappears for everyone in the organization. ' : ''}The topics stay as they are.
    </Confirm>
  )
}
