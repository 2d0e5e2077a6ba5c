import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../api/client'
import { usePermission } from '../api/session'
import { Button } from '../ui/button'
import { CancelButton } from '../ui/cancel-button'
import { Check } from '../ui/check'
import { Dialog } from '../ui/dialog'
import { Field, Input } from '../ui/field'
import { createView, renameView, viewsQuery } from './queries'
import type { View } from './view'
import type { ViewedList } from './viewed-list'

type Props = {
  /** What is saved, or the view that gets another name. */
  of: { list: ViewedList } | { view: View }
  onSaved: (view: View) => void
  onClose: () => void
}

/** Names a view, and says who sees it. */
export function ViewForm({ of, onSaved, onClose }: Props) {
  const cache = useQueryClient()
  const mayShare = usePermission('topics:write')
  const view = 'view' in of ? of.view : null
  const save = useMutation({
    meta: { shownInDialog: true },
    mutationFn: (naming: { name: string; shared: boolean }) =>
      'list' in of ? createView(of.list, naming) : renameView(of.view, naming),
    onSuccess: async (saved) => {
      await cache.invalidateQueries({ queryKey: viewsQuery.queryKey })
      toast.success(`View “${saved.name}” saved`)
      onSaved(saved)
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    save.mutate({ name: String(form.get('name')).trim(), shared: form.get('shared') === 'on' })
  }
  return (
    <Dialog
      isForm
      busy={save.isPending}
      open
      onOpenChange={onClose}
      title={view ? 'Rename or share the view' : 'Save view'}
      description={view ? undefined : 'Keeps the search, the filters, the order and the columns of this list.'}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Name" error={errorMessage(save.error)}>
          {(control) => (
            <Input
              {...control}
              name="name"
              defaultValue={view?.name}
              maxLength={80}
              required
              autoFocus
              autoComplete="off"
            />
          )}
        </Field>
        {mayShare ? (
          <Check name="shared" label="Share with the organization" isSet={view?.shared}>
            {sharingNote(view)}
          </Check>
        ) : null}
        <div className="flex justify-end gap-2">
          <CancelButton busy={save.isPending} onClick={onClose} />
          <Button type="submit" kind="primary" busy={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const sharingNote = (view: View | null): string =>
  view && !view.isOwn
    ? `Without it, only ${view.ownerName} sees the view.`
    : 'All members see it. You and the admins can change it.'
