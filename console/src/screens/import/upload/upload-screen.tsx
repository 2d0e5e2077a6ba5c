import { useQuery } from '@tanstack/react-query'
import { usePollMs } from '../../../api/events'
import { usePermission } from '../../../api/session'
import { useRun } from '../../../runs/use-run'
import { counted, moment } from '../../../ui/format'
import { LoadingRows } from '../../../ui/states'
import { UndoButton } from '../../../undo/undo-button'
import { ImportPage, startedText } from '../import-page'
import { ProgressPanel } from '../progress-panel'
import { type UploadDetail, uploadQuery } from '../queries'
import { Review } from '../review/review'
import { useUploadReview } from '../review/use-upload-review'
import { RejectedRows } from './rejected-rows'
import { Setup } from './setup'

/** An uploaded file: first its columns, then its import. Everybody sees the same, since the server has it all. */
export function UploadScreen({ id }: { id: string }) {
  const pollMs = usePollMs()
  const { data, error, refetch } = useQuery({
    ...uploadQuery(id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  })
  const isStarted = Boolean(data?.started_at)
  return (
    <ImportPage
      title={data?.filename}
      lead={data ? leadOf(data) : null}
      actions={isStarted ? <Undo id={id} /> : null}
      error={error}
      retry={refetch}
    >
      {data ? isStarted ? <Started upload={data} /> : <NotStarted upload={data} /> : null}
    </ImportPage>
  )
}

const isUnderWay = ({ status }: UploadDetail) => status === 'receiving' || status === 'processing'

const leadOf = ({ started_at, engine, created_at, total_rows }: UploadDetail): string =>
  started_at ? startedText(started_at, engine) : `Uploaded ${moment(created_at)}, ${counted(total_rows, 'row')}`

function Undo({ id }: { id: string }) {
  const { data: run } = useRun(id)
  return run ? <UndoButton run={run} /> : null
}

function NotStarted({ upload }: { upload: UploadDetail }) {
  const mayImport = usePermission('import')
  if (upload.status !== 'ready') return <Note>The server is still receiving this file.</Note>
  if (!mayImport) return <Note>Nobody has started this import. Your role can view imports but not start them.</Note>
  return <Setup upload={upload} />
}

const Note = ({ children }: { children: string }) => (
  <p className="rounded-lg border bg-panel px-4 py-3 text-ink-soft">{children}</p>
)

function Started({ upload }: { upload: UploadDetail }) {
  const { data: run } = useRun(upload.id)
  if (!run) return <LoadingRows rows={4} />
  return (
    <>
      <ProgressPanel counts={upload} batches={upload.batches} run={run} />
      {upload.error_count > 0 ? <RejectedRows upload={upload} /> : null}
      {upload.status === 'processing' ? null : <UploadReview upload={upload} />}
    </>
  )
}

function UploadReview({ upload }: { upload: UploadDetail }) {
  const review = useUploadReview(upload.id)
  return <Review review={review} added={upload.success_count} />
}
