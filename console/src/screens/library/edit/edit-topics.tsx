import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/client'
import type { Selected } from '../../../tables/use-selection'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { counted } from '../../../ui/format'
import { Refusal } from '../../../ui/refusal'
import { LoadingRows } from '../../../ui/states'
import type { LibraryFilters } from '../search'
import { selectionBody } from '../selected-topics'
import { changesOf, type Draft, EMPTY_DRAFT } from './draft'
import { EditRun } from './edit-run'
import { EditFields } from './fields'
import { Preview } from './preview'
import { type EditRequest, editPreviewQuery, startEdit } from './queries'

type Props = {
  selected: Selected
  filters: LibraryFilters
  size: number
  onClose: () => void
  /** When all is done. */
  onEdited: () => void
}

/** Choose the changes, look at what they do, let them be made. */
export function EditTopics({ selected, filters, size, onClose, onEdited }: Props) {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const [request, setRequest] = useState<EditRequest | null>(null)
  const [runId, setRunId] = useState<string | null>(null)
  const changes = changesOf(draft)
  const title = `Edit ${counted(size, 'topic')}`
  if (runId !== null) return <EditRun id={runId} onClose={onClose} onEdited={onEdited} />
  if (request) {
    return <PreviewDialog {...{ title, request, onClose }} onBack={() => setRequest(null)} onStarted={setRunId} />
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="For your organization only. Next you see what changes."
      isForm
      isFilled={changes !== null}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            disabled={changes === null}
            onClick={() => changes && setRequest({ ...selectionBody(selected, filters), changes })}
          >
            Preview
          </Button>
        </>
      }
    >
      <EditFields draft={draft} onChange={setDraft} />
    </Dialog>
  )
}

type PreviewProps = {
  title: string
  request: EditRequest
  onBack: () => void
  onClose: () => void
  onStarted: (runId: string | null) => void
}

function PreviewDialog({ title, request, onBack, onClose, onStarted }: PreviewProps) {
  const [page, setPage] = useState(1)
  const { data: preview, error } = useQuery(editPreviewQuery(request, page))
  const start = useMutation({
    meta: { shownInDialog: true },
    mutationFn: () => startEdit(request),
    onSuccess: ({ runId }) => (runId === null ? onClose() : onStarted(runId)),
  })
  const message = errorMessage(start.error ?? error)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      isFilled
      busy={start.isPending}
      title={title}
      description="You can undo this for 30 days."
      footer={
        <>
          <Button onClick={onBack}>Back</Button>
          {preview && preview.changed > 0 ? (
            <Button kind="primary" busy={start.isPending} onClick={() => start.mutate()}>
              Change {counted(preview.changed, 'topic')}
            </Button>
          ) : null}
        </>
      }
    >
      {preview ? <Preview preview={preview} page={page} onPage={setPage} /> : message ? null : <LoadingRows rows={4} />}
      {message ? <Refusal className="mt-3">{message}</Refusal> : null}
    </Dialog>
  )
}
