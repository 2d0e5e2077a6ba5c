import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, PencilLine, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../api/client'
import { usePermission } from '../../api/session'
import { ClassificationFields } from '../../topics/classification-fields'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { isElsewhere } from './elsewhere'
import { addTopic, type Classified, type NewTopic } from './queries'

const asClassified = ({
  topic_name,
  parent_category,
  taxonomy_type,
  subcategory,
  segment_type,
  keywords,
}: Classified): NewTopic => ({
  topic_name,
  parent_category,
  taxonomy_type,
  subcategory,
  segment_type,
  keywords,
})

export function useAddTopic() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: addTopic,
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'answer' }),
  })
}

type Added = { id: string; workspace: { id: string; name: string } | null }

/** The topic that was added, or that the organization has already, perhaps in another workspace. */
export function InLibrary({ topic }: { topic: Added }) {
  if (isElsewhere(topic)) {
    return <p className="text-ink-soft">Not added: {topic.workspace?.name ?? 'your organization'} has it already.</p>
  }
  return (
    <Button asChild>
      <Link to="/library" search={{ topic: topic.id }}>
        <Check />
        In your library
      </Link>
    </Button>
  )
}

/** Adds the topic as it is, or after an edit. */
export function AddTopic({ topic }: { topic: Classified }) {
  const [editing, setEditing] = useState(false)
  const mayWrite = usePermission('topics:write')
  const add = useAddTopic()
  if (!mayWrite) return null
  if (add.data) return <InLibrary topic={add.data} />
  return (
    <>
      <Button kind="primary" busy={add.isPending && !editing} onClick={() => add.mutate(asClassified(topic))}>
        <Plus />
        Add to library
      </Button>
      <Button onClick={() => setEditing(true)}>
        <PencilLine />
        Edit first
      </Button>
      <EditDialog
        open={editing}
        onOpenChange={setEditing}
        topic={topic}
        busy={add.isPending}
        error={editing ? errorMessage(add.error) : null}
        onAdd={(edited) => add.mutate(edited)}
      />
    </>
  )
}

type EditProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  topic: Classified
  busy: boolean
  error: string | null
  onAdd: (topic: NewTopic) => void
}

function EditDialog({ open, onOpenChange, topic, busy, error, onAdd }: EditProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const field = (name: string) => String(form.get(name) ?? '').trim()
    const parent_category = field('parent_category')
    onAdd({
      topic_name: field('topic_name'),
      parent_category,
      // The server derives the group from the category.
      taxonomy_type: parent_category === topic.parent_category ? topic.taxonomy_type : '',
      subcategory: field('subcategory'),
      segment_type: field('segment_type'),
      keywords: topic.keywords,
    })
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit before adding">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ClassificationFields topic={topic} error={error} />
        <div className="flex justify-end gap-2">
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" kind="primary" busy={busy}>
            Add to library
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
