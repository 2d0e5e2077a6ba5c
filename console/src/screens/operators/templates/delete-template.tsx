import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { useNavigateHere } from '../../../ui/use-navigate-here'
import { deleteTemplate, TEMPLATES, type Template } from './queries'

export function DeleteTemplate({ template }: { template: Template }) {
  const [confirming, setConfirming] = useState(false)
  const cache = useQueryClient()
  const navigate = useNavigateHere()
  const remove = useMutation({
    mutationFn: () => deleteTemplate(template.id),
    onSuccess: async () => {
      toast.success(`${template.displayName} deleted`)
      await navigate({ to: '/operators/templates', ignoreBlocker: true })
      cache.invalidateQueries({ queryKey: [...TEMPLATES, 'list'] })
    },
    onSettled: () => setConfirming(false),
  })
  return (
    <>
      <Button kind="danger" onClick={() => setConfirming(true)}>
        <Trash2 />
        Delete
      </Button>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={`Delete ${template.displayName}?`}
        action="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        New topics will no longer get names from it. You can’t delete a template that a connection uses.
      </Confirm>
    </>
  )
}
