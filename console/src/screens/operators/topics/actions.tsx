import { useMutation } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Flag } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../../api/client'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Confirm } from '../../../ui/confirm'
import { Dialog } from '../../../ui/dialog'
import { Field, Textarea } from '../../../ui/field'
import { archive, flag, type GlobalTopic, restore } from './queries'
import { useReplaceTopic } from './use-replace-topic'

export function GlobalTopicActions({ topic }: { topic: GlobalTopic }) {
  const [confirming, setConfirming] = useState<'archive' | 'flag' | null>(null)
  const replace = useReplaceTopic()
  const changed = (part: Partial<GlobalTopic>) => replace({ ...topic, ...part })
  const archiveTopic = useMutation({
    mutationFn: () => archive([topic.id]),
    onSuccess: () => {
      toast.success(`${topic.topicName} archived`)
      setConfirming(null)
      return changed({ archivedAt: new Date().toISOString() })
    },
  })
  const restoreTopic = useMutation({
    mutationFn: () => restore([topic.id]),
    onSuccess: () => {
      toast.success(`${topic.topicName} restored`)
      return changed({ archivedAt: null })
    },
  })
  if (topic.archivedAt) {
    return (
      <Button busy={restoreTopic.isPending} onClick={() => restoreTopic.mutate()}>
        <ArchiveRestore />
        Restore
      </Button>
    )
  }
  return (
    <>
      <Button onClick={() => setConfirming('flag')}>
        <Flag />
        Flag for review
      </Button>
      <Button kind="danger" onClick={() => setConfirming('archive')}>
        <Archive />
        Archive
      </Button>
      <Confirm
        open={confirming === 'archive'}
        onOpenChange={() => setConfirming(null)}
        title={`Archive ${topic.topicName}?`}
        action="Archive"
        danger
        busy={archiveTopic.isPending}
        onConfirm={() => archiveTopic.mutate()}
      >
        It disappears from every list and search, including in libraries, until you restore it. Its activations stay
        listed.
      </Confirm>
      {confirming === 'flag' ? (
        <FlagDialog
          subject={topic.topicName}
          flagTopics={(reason) => flag([topic.id], reason)}
          onClose={() => setConfirming(null)}
          onFlagged={(reason) => changed({ reviewStatus: 'needs_review', reviewReason: reason })}
        />
      ) : null}
    </>
  )
}

type FlagProps = {
  /** What is flagged, in words. */
  subject: string
  flagTopics: (reason: string) => Promise<unknown>
  onClose: () => void
  onFlagged: (reason: string) => void | Promise<void>
}

function FlagDialog({ subject, flagTopics, onClose, onFlagged }: FlagProps) {
  const flagTopic = useMutation({
    meta: { shownInDialog: true },
    mutationFn: flagTopics,
    onSuccess: (_, reason) => {
      toast.success(`${subject} flagged for review`)
      onClose()
      return onFlagged(reason)
    },
  })
  return (
    <FlagQuestion
      subject={subject}
      busy={flagTopic.isPending}
      error={flagTopic.error}
      onReason={flagTopic.mutate}
      onClose={onClose}
    />
  )
}

type QuestionProps = {
  subject: string
  busy?: boolean
  error?: Error | null
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks what the reviewer should look at. */
export function FlagQuestion({ subject, busy = false, error = null, onReason, onClose }: QuestionProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onReason(String(new FormData(event.currentTarget).get('reason') ?? '').trim())
  }
  return (
    <Dialog open onOpenChange={onClose} title="Flag for review" description={subject} isForm busy={busy}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Reason" hint="What the reviewer should look at." error={errorMessage(error)}>
          {(control) => <Textarea {...control} name="reason" maxLength={1000} required autoFocus />}
        </Field>
        <div className="flex justify-end gap-2">
          <CancelButton busy={busy} onClick={onClose} />
          <Button type="submit" kind="primary" busy={busy}>
            Flag
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
