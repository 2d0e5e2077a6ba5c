import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, FileQuestion } from 'lucide-react'
import { ApiError } from '../../api/client'
import { usePollMs } from '../../api/events'
import { usePermission } from '../../api/session'
import { Failures } from '../../runs/failures'
import type { RunDetail } from '../../runs/queries'
import { useRun } from '../../runs/use-run'
import { Button } from '../../ui/button'
import { moment } from '../../ui/format'
import { Page } from '../../ui/page'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { ResumeImport } from './file/resume-import'
import { ProgressPanel } from './progress-panel'
import { type Batch as BatchRecord, batchQuery, fileQuery } from './queries'
import { Review } from './review/review'
import { useSending } from './send-rows'

const ENGINE_NOTES: Record<BatchRecord['engine'], string> = {
  local: '',
  llm: ', with the LLM',
  auto: ', with the LLM where the local engine is not sure',
}

export function Batch() {
  const { batchId } = useParams({ from: '/shell/import/$batchId' })
  const pollMs = usePollMs()
  const { data, error, refetch } = useQuery({
    ...batchQuery(batchId),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollMs : false),
  })
  const { data: run } = useRun(batchId)
  return (
    <Page
      title={data?.filename ?? 'Import'}
      lead={data ? `Started ${moment(data.created_at)}${ENGINE_NOTES[data.engine]}` : null}
      actions={
        <Button asChild kind="quiet">
          <Link to="/import">
            <ArrowLeft />
            All imports
          </Link>
        </Button>
      }
    >
      {data && run ? (
        <Parts batch={data} run={run} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice icon={FileQuestion} title="Import not found">
          Check the address. The import may also belong to another organization.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <LoadingRows rows={4} />
      )}
    </Page>
  )
}

function Parts({ batch, run }: { batch: BatchRecord; run: RunDetail }) {
  const { data: file, isPending } = useQuery(fileQuery(batch.id))
  const { state } = useSending(batch.id)
  const mayImport = usePermission('import')
  const hasFile = isPending || Boolean(file) || state !== 'idle'
  return (
    <>
      <ProgressPanel batch={batch} run={run} />
      {mayImport && !hasFile && isWaiting(run) ? <ResumeImport batch={batch} /> : null}
      <Failures run={run} title="Rows with errors" />
      {batch.status === 'processing' ? null : <Review batch={batch} />}
    </>
  )
}

const WAITING_MS = 60_000

/** Whoever has the rows does not send them: the import is theirs to drive, or nothing has come for a while. */
const isWaiting = ({ state, driver, progressedAt, createdAt }: RunDetail): boolean =>
  (state === 'pending' || state === 'running') &&
  (driver === 'client' || Date.now() - Date.parse(progressedAt ?? createdAt) > WAITING_MS)
