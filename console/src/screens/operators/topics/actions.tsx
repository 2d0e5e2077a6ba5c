import { useMutation } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Flag } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { Dialog } from '../../../ui/dialog'
import { Field, Textarea } from '../../../ui/field'
import { archive, flag, type GlobalTopic, restore } from './queries'
import { useReplaceTopic } from './use-replace-topic'

export function GlobalTopicActions({ topic }: { topic: GlobalTopic }) {
  const [asking, setAsking] = useState<'archive' | 'flag' | null>(null)
  const replace = useReplaceTopic()
  const changed = (part: Partial<GlobalTopic>) => replace({ ...topic, ...part })
  const putAway = useMutation({
    mutationFn: () => archive([topic.id]),
    onSuccess: () => {
      toast.success(`${topic.topicName} is archived`)
      setAsking(null)
      return changed({ archivedAt: new Date().toISOString() })
    },
  })
  const bringBack = useMutation({
    mutationFn: () => restore([topic.id]),
    onSuccess: () => {
      toast.success(`${topic.topicName} is back in the catalog`)
      return changed({ archivedAt: null })
    },
  })
  if (topic.archivedAt) {
    return (
      <Button busy={bringBack.isPending} onClick={() => bringBack.mutate()}>
        <ArchiveRestore />
        Restore
      </Button>
    )
  }
  return (
    <>
      <Button onClick={() => setAsking('flag')}>
        <Flag />
        Flag for review
      </Button>
      <Button kind="danger" onClick={() => setAsking('archive')}>
        <Archive />
        Archive
      </Button>
      <Confirm
        open={asking === 'archive'}
        onOpenChange={() => setAsking(null)}
        title={`Archive ${topic.topicName}?`}
        action="Archive"
        danger
        busy={putAway.isPending}
        onConfirm={() => putAway.mutate()}
      >
        It leaves every list and search, in libraries too, until it is restored. Its activations stay listed.
      </Confirm>
      {asking === 'flag' ? (
        <FlagDialog
          topic={topic}
          onClose={() => setAsking(null)}
          onFlagged={(reason) => changed({ reviewStatus: 'needs_review', reviewReason: reason })}
        />
      ) : null}
    </>
  )
}

type FlagProps = { topic: GlobalTopic; onClose: () => void; onFlagged: (reason: string) => Promise<void> }

function FlagDialog({ topic, onClose, onFlagged }: FlagProps) {
  const give = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (reason: string) => flag([topic.id], reason),
    onSuccess: (_, reason) => {
      toast.success(`${topic.topicName} waits for a review`)
      onClose()
      return onFlagged(reason)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    give.mutate(String(new FormData(event.currentTarget).get('reason') ?? '').trim())
  }
  return (
    <Dialog open onOpenChange={onClose} title="Flag for review" description={topic.topicName}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Reason" hint="What the reviewer should look at." error={give.error?.message}>
          {(control) => <Textarea {...control} name="reason" maxLength={1000} required autoFocus />}
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={give.isPending}>
            Flag
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
