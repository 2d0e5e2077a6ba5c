import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../api/client'
import { usePermission } from '../../../api/session'
import { Part } from '../../../topics/record-parts'
import { TagInput } from '../../../topics/tag-input'
import { TagList } from '../../../topics/tag-list'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { libraryTags, type TopicDetail } from '../queries'
import { useSave } from './use-save'

/** The organization's own words for the topic. */
export function TopicTags({ topic }: { topic: TopicDetail }) {
  const [isEditing, setEditing] = useState(false)
  const mayEdit = usePermission('topics:write')
  if (isEditing) return <EditTags topic={topic} onClose={() => setEditing(false)} />
  return (
    <Part
      title="Tags"
      action={
        mayEdit ? (
          <Button kind="quiet" size="icon" aria-label="Edit tags" onClick={() => setEditing(true)}>
            <Pencil />
          </Button>
        ) : null
      }
    >
      {topic.tags.length > 0 ? <TagList tags={topic.tags} /> : <p className="text-ink-faint">None</p>}
    </Part>
  )
}

function EditTags({ topic, onClose }: { topic: TopicDetail; onClose: () => void }) {
  const [tags, setTags] = useState<readonly string[]>(topic.tags)
  const { data: suggestions = [] } = useQuery(libraryTags)
  const save = useSave(topic.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ tags: [...tags] }, { onSuccess: onClose })
  }
  return (
    <Part title="Tags">
      <form
        onSubmit={submit}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="flex flex-col gap-2 rounded-md bg-sunken p-3"
      >
        <Field
          label="Tags"
          hint="Enter adds what you typed. Only your organization sees them."
          error={errorMessage(save.error)}
        >
          {(control) => <TagInput {...control} tags={tags} onChange={setTags} suggestions={suggestions} autoFocus />}
        </Field>
        <div className="flex gap-2">
          <Button type="submit" size="small" kind="primary" busy={save.isPending}>
            Save
          </Button>
          <Button size="small" kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Part>
  )
}
