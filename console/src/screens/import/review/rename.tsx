import { type FormEvent, useId } from 'react'
import { errorMessage } from '../../../api/client'
import { Button } from '../../../ui/button'
import { Input } from '../../../ui/field'
import type { TopicDetail } from '../../library/queries'
import { useEdit } from './use-edit'

/** In the topic's row: Enter saves, Escape cancels. */
export function Rename({ topic, onDone }: { topic: TopicDetail; onDone: () => void }) {
  const note = useId()
  const edit = useEdit(topic.id)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const topic_name = String(new FormData(event.currentTarget).get('topic_name') ?? '').trim()
    if (topic_name === '' || topic_name === topic.topic_name) onDone()
    else edit.mutate({ topic_name }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} className="flex flex-1 flex-wrap items-center gap-2">
      <Input
        name="topic_name"
        aria-label="Name"
        aria-invalid={edit.error ? true : undefined}
        aria-describedby={edit.error ? note : undefined}
        defaultValue={topic.topic_name}
        maxLength={500}
        autoFocus
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        className="h-8 min-w-56 flex-1"
      />
      <Button type="submit" size="small" kind="primary" busy={edit.isPending}>
        Save
      </Button>
      <Button size="small" kind="quiet" onClick={onDone}>
        Cancel
      </Button>
      {edit.error ? (
        <p id={note} role="alert" className="w-full text-xs text-bad">
          {errorMessage(edit.error)}
        </p>
      ) : null}
    </form>
  )
}
