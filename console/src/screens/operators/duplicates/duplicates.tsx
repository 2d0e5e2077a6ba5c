import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { CopyCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/field'
import { counted, moment } from '../../../ui/format'
import { LatestOnly } from '../../../ui/latest-only'
import { Page } from '../../../ui/page'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { useNavigateHere } from '../../../ui/use-navigate-here'
import { JobRun } from '../jobs/job-run'
import { isOpen, jobQuery, jobsQuery } from '../jobs/queries'
import type { DuplicatesSearch } from '../search'
import { Clusters } from './clusters'
import { NewSweep } from './new-sweep'
import { clustersOf } from './queries'

/** Nearly identical topics side by side; a person decides which one to keep. */
export function Duplicates() {
  const search = useSearch({ from: '/shell/operators/duplicates' })
  const navigate = useNavigateHere('/operators/duplicates')
  const change = (next: DuplicatesSearch) => navigate({ search: (before) => ({ ...before, ...next }) })
  const open = (sweep: string) => navigate({ search: { sweep } })
  const [starting, setStarting] = useState(false)
  const { data: sweeps, error, refetch } = useQuery(jobsQuery({ jobType: 'dedup_sweep', limit: 100 }))
  const sweepId = search.sweep ?? sweeps?.data.find(({ status }) => status === 'completed')?.id
  return (
    <Page
      title="Duplicates"
      lead="Nearly identical topics in the catalog. When you merge them, libraries keep what they had."
      actions={
        <Button kind="primary" onClick={() => setStarting(true)}>
          <Plus />
          New sweep
        </Button>
      }
    >
      {sweeps && sweeps.total > 0 ? (
        <Select
          aria-label="Sweep"
          className="w-auto max-w-full self-start"
          value={sweepId ?? ''}
          onChange={({ target }) => open(target.value)}
        >
          {sweepId ? null : <option value="">Choose a sweep</option>}
          {sweepId && !sweeps.data.some(({ id }) => id === sweepId) ? <option value={sweepId}>{sweepId}</option> : null}
          {sweeps.data.map((job) => (
            <option key={job.id} value={job.id}>
              Sweep of {moment(job.created_at)}: {counted(clustersOf(job).length, 'cluster')}
              {job.status === 'completed' ? '' : `, ${isOpen(job) ? 'not finished' : job.status}`}
            </option>
          ))}
        </Select>
      ) : null}
      <LatestOnly
        shown={sweeps?.data.length ?? 0}
        things="sweeps"
        isCut={sweeps !== undefined && sweeps.total > sweeps.data.length}
      />
      {search.merge ? <Merging jobId={search.merge} onClose={() => change({ merge: undefined })} /> : null}
      {error && !sweeps ? <Failure error={error} retry={refetch} /> : null}
      {!sweeps && !error ? <LoadingRows rows={6} /> : null}
      {sweepId ? <Sweep key={sweepId} id={sweepId} search={search} change={change} /> : null}
      {sweeps && !sweepId ? (
        <Notice icon={CopyCheck} title="No sweep yet">
          Start a sweep to compare the topics that a reclassification changed and find those that are now nearly
          identical.
        </Notice>
      ) : null}
      {starting ? <NewSweep onStarted={open} onClose={() => setStarting(false)} /> : null}
    </Page>
  )
}

type SweepProps = { id: string; search: DuplicatesSearch; change: (next: DuplicatesSearch) => void }

function Sweep({ id, search, change }: SweepProps) {
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  if (error && !job) return <Failure error={error} retry={refetch} />
  if (!job) return <LoadingRows rows={6} />
  const clusters = clustersOf(job)
  return (
    <>
      {job.status === 'completed' ? null : <JobRun job={job} />}
      {clusters.length > 0 ? (
        <Clusters clusters={clusters} search={search} change={change} />
      ) : isOpen(job) ? null : (
        <Notice icon={CopyCheck} title="No duplicates found">
          None of the {counted(job.success_count, 'topic')} compared are nearly identical.
        </Notice>
      )}
    </>
  )
}

function Merging({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { data: job } = useQuery(jobQuery(jobId))
  if (!job) return null
  return (
    <section aria-label="Merge" className="flex flex-col gap-3">
      <JobRun job={job} />
      <div className="flex gap-2">
        <Button asChild size="small">
          <Link to="/operators/jobs/$id" params={{ id: jobId }}>
            View job
          </Link>
        </Button>
        {isOpen(job) ? null : (
          <Button size="small" kind="quiet" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </section>
  )
}
