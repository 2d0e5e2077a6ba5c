import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { usePollMs } from '../../api/events'
import { Failures } from '../../runs/failures'
import type { RunDetail } from '../../runs/queries'
import { useRun } from '../../runs/use-run'
import { UndoButton } from '../../undo/undo-button'
import { ImportPage, startedText } from './import-page'
import { ProgressPanel } from './progress-panel'
import { type Batch as BatchRecord, batchQuery } from './queries'
import { Review } from './review/review'
import { useBatchReview } from './review/use-batch-review'
import { UploadScreen } from './upload/upload-screen'

/** An import: of an uploaded file, or of rows that a client sent. */
export function Batch() {
  const { batchId } = useParams({ from: '/shell/import/$batchId' })
  return batchId.startsWith('upload_') ? <UploadScreen id={batchId} /> : <BatchScreen id={batchId} />
}

function BatchScreen({ id }: { id: string }) {
  const pollMs = usePollMs()
  const { data, error, refetch } = useQuery({
    ...batchQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollMs : false),
  })
  const { data: run } = useRun(id)
  return (
    <ImportPage
      title={data?.filename}
      lead={data ? startedText(data.created_at, data.engine) : null}
      actions={run ? <UndoButton run={run} /> : null}
      error={error}
      retry={refetch}
    >
      {data && run ? <Parts batch={data} run={run} /> : null}
    </ImportPage>
  )
}

function Parts({ batch, run }: { batch: BatchRecord; run: RunDetail }) {
  return (
    <>
      <ProgressPanel counts={batch} batches={[batch]} run={run} />
      <Failures run={run} title="Rows with errors" />
      {batch.status === 'processing' ? null : <BatchReview batch={batch} />}
    </>
  )
}

function BatchReview({ batch }: { batch: BatchRecord }) {
  const review = useBatchReview(batch.id)
  return <Review review={review} added={batch.success_count} />
}
