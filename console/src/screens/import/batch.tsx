import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, FileQuestion } from 'lucide-react'
import { ApiError } from '../../api/client'
import { usePermission } from '../../api/session'
import { Button } from '../../ui/button'
import { moment } from '../../ui/format'
import { Page } from '../../ui/page'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { ResumeImport } from './file/resume-import'
import { ProgressPanel } from './progress-panel'
import { type Batch as BatchRecord, batchQuery, fileQuery, outcomesQuery } from './queries'
import { Review } from './review/review'
import { RowErrors } from './row-errors'
import { useRun } from './run'

const POLL_MS = 3_000
const ENGINE_NOTES: Record<BatchRecord['engine'], string> = {
  local: '',
  llm: ', with the LLM',
  auto: ', with the LLM where the local engine is not sure',
}

export function Batch() {
  const { batchId } = useParams({ from: '/shell/import/$batchId' })
  const { state } = useRun(batchId)
  const isRunningHere = state === 'running' || state === 'pausing'
  const { data, error, refetch } = useQuery({
    ...batchQuery(batchId),
    refetchOnWindowFocus: false,
    // It may run elsewhere: in another browser, or from the command line.
    refetchInterval: ({ state: { data } }) => (data?.status === 'processing' && !isRunningHere ? POLL_MS : false),
  })
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
      {data ? (
        <Parts batch={data} isRunningHere={isRunningHere} />
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

function Parts({ batch, isRunningHere }: { batch: BatchRecord; isRunningHere: boolean }) {
  const { data: file, isPending } = useQuery(fileQuery(batch.id))
  const { data: outcomes = [] } = useQuery(outcomesQuery(batch.id))
  const mayImport = usePermission('import')
  const needsFile = batch.status === 'processing' && !isRunningHere && !isPending && !file
  return (
    <>
      <ProgressPanel batch={batch} file={file ?? null} />
      {needsFile && mayImport ? <ResumeImport batch={batch} /> : null}
      <RowErrors batch={batch} outcomes={outcomes} />
      {isRunningHere ? null : <Review batch={batch} outcomes={outcomes} />}
    </>
  )
}
