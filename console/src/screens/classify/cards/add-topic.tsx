import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, PencilLine, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../api/client'
import { usePermission } from '../../../api/session'
import { ClassificationFields } from '../../../topics/classification-fields'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Dialog } from '../../../ui/dialog'
import { markAdded, putTurn, type TurnRef } from '../conversation/calls'
import { addTopic, type Classified, type NewTopic } from '../queries'
import { isElsewhere } from './elsewhere'

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

/** Adds a topic of an answer; `name` is the one that the answer gave it. */
export function useAddTopic(turn: TurnRef, name: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (topic: Parameters<typeof addTopic>[0]) => {
      const added = await addTopic(topic)
      if (added.isNew) {
        // If this fails, the topic is in the library nevertheless: only a reload forgets where it came from.
        const marked = await markAdded(turn, { name, topicId: added.topic.id }).catch(() => null)
        if (marked) putTurn(cache, turn.id, marked)
      }
      return added
    },
    onSuccess: () => cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'conversation' }),
  })
}
export type Adding = ReturnType<typeof useAddTopic>

/** The id of the topic that was added from the answer, now or before a reload. */
export const addedIdOf = (adding: Adding, remembered: string | undefined): string | undefined =>
  remembered ?? (adding.data?.isNew ? adding.data.topic.id : undefined)

/** The lower edge of a card whose topic was added. */
export const AddedBar = ({ id }: { id: string }) => (
  <div role="status" className={ADDED_BAR}>
    <Link to="/library" search={{ topic: id }} className={ADDED_LINK}>
      <Check aria-hidden />
      Added, open in library
    </Link>
  </div>
)
export const ADDED_BAR = 'border-t border-good/40 bg-good-wash px-5 py-3'
export const ADDED_LINK = 'inline-flex items-center gap-2 font-medium text-good [&_svg]:size-4'

type Existing = { id: string; workspace: { id: string; name: string } | null }

/** For a topic that the organization had already, perhaps in another workspace: nothing was added. */
export function InLibrary({ topic }: { topic: Existing }) {
  if (isElsewhere(topic)) {
    return <p className="text-ink-soft">Not added: {topic.workspace?.name ?? 'your organization'} has it already.</p>
  }
  return (
    <Button asChild>
      <Link to="/library" search={{ topic: topic.id }}>
        <Check />
        In your library already
      </Link>
    </Button>
  )
}

/** Adds the topic as it is, or after an edit. */
export function AddTopic({ topic, adding }: { topic: Classified; adding: Adding }) {
  const [editing, setEditing] = useState(false)
  const mayWrite = usePermission('topics:write')
  if (!mayWrite) return null
  if (adding.data) return <InLibrary topic={adding.data.topic} />
  return (
    <>
      <Button kind="primary" busy={adding.isPending && !editing} onClick={() => adding.mutate(asClassified(topic))}>
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
        busy={adding.isPending}
        error={editing ? errorMessage(adding.error) : null}
        onAdd={(edited) => adding.mutate(edited)}
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
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit before adding" isForm busy={busy}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ClassificationFields topic={topic} error={error} />
        <div className="flex justify-end gap-2">
          <CancelButton busy={busy} onClick={() => onOpenChange(false)} />
          <Button type="submit" kind="primary" busy={busy}>
            Add to library
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
