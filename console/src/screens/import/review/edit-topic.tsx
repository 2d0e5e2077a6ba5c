import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { errorMessage } from '../../../api/client'
import { ClassificationFields } from '../../../topics/classification-fields'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Dialog } from '../../../ui/dialog'
import { LoadingRows } from '../../../ui/states'
import { topicDetail } from '../../library/queries'
import { type Changes, useEdit } from './use-edit'

const FIELDS = ['topic_name', 'parent_category', 'subcategory', 'segment_type'] as const

/** Saves only the fields that were changed. */
export function EditTopic({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: topic } = useQuery(topicDetail(id))
  const edit = useEdit(id)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const values = FIELDS.map((field) => [field, String(form.get(field) ?? '').trim()] as const)
    const changed = values.filter(([field, value]) => value !== topic?.[field])
    if (changed.length === 0) onClose()
    else edit.mutate(Object.fromEntries(changed) as Changes, { onSuccess: onClose })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit topic" isForm busy={edit.isPending}>
      {topic ? (
        <form onSubmit={submit} className="flex flex-col gap-4">
          <ClassificationFields topic={topic} error={errorMessage(edit.error)} />
          <div className="flex justify-end gap-2">
            <CancelButton busy={edit.isPending} onClick={onClose} />
            <Button type="submit" kind="primary" busy={edit.isPending}>
              Save
            </Button>
          </div>
        </form>
      ) : (
        <LoadingRows rows={4} />
      )}
    </Dialog>
  )
}
