import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../../api/client'
import { FailedItems } from '../../../runs/failed-items'
import { Button } from '../../../ui/button'
import { Page, Panel } from '../../../ui/page'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { moment } from '../../../ui/words'
import { RetryErrors, RollBack } from './job-actions'
import { JobResult } from './job-result'
import { JobRun } from './job-run'
import { isOpen, type Job as JobRecord, jobQuery } from './queries'
import { configFacts, JOB_DEEDS, nameOfJob } from './words'

export function Job() {
  const { id } = useParams({ from: '/shell/operators/jobs/$id' })
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  return (
    <Page
      title={job ? nameOfJob(job) : 'Job'}
      lead={job && !job.config.rollbackOf ? JOB_DEEDS[job.job_type] : null}
      actions={
        <Button asChild kind="quiet">
          <Link to="/operators/jobs">
            <ArrowLeft />
            All jobs
          </Link>
        </Button>
      }
    >
      {job ? (
        <JobParts job={job} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice icon={FileQuestion} title="No such job">
          The address may be mistyped.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </Page>
  )
}

function JobParts({ job }: { job: JobRecord }) {
  return (
    <>
      <JobRun job={job} />
      {isOpen(job) ? null : <JobAfter job={job} />}
      <JobResult job={job} />
      <FailedItems
        title="What failed"
        items={job.errors.map(({ id, name, message }, at) => ({
          id: id ?? `${at}`,
          name: name ?? id ?? 'The job',
          message,
        }))}
        total={job.error_count || job.errors.length}
        file={`${job.id}-errors`}
      />
      <Panel title="Details">
        <dl className="grid grid-cols-[8rem_1fr] gap-x-4 gap-y-1.5 p-4">
          {configFacts(job.config).map(({ name, value, isJob }) => (
            <Fact key={name} name={name}>
              {isJob ? <OtherJob id={value} /> : value}
            </Fact>
          ))}
          {job.org_id ? <Fact name="Organization">{job.org_id}</Fact> : null}
          <Fact name="Created">
            {moment(job.created_at)} by <span className="font-mono text-xs">{job.created_by}</span>
          </Fact>
          {job.started_at ? <Fact name="Started">{moment(job.started_at)}</Fact> : null}
          {job.completed_at ? <Fact name="Ended">{moment(job.completed_at)}</Fact> : null}
          <Fact name="Id">
            <span className="font-mono text-xs break-all">{job.id}</span>
          </Fact>
        </dl>
      </Panel>
    </>
  )
}

/** What can be done once it has ended. */
function JobAfter({ job }: { job: JobRecord }) {
  const isReclassify = job.job_type === 'reclassify' && !job.config.rollbackOf
  const mayRollBack = (isReclassify && !job.config.dryRun) || job.job_type === 'merge'
  const maySweep = isReclassify && !job.config.dryRun && job.success_count > 0
  const mayRetry = isReclassify && job.error_count > 0
  if (!mayRollBack && !maySweep && !mayRetry) return null
  return (
    <div className="flex flex-wrap gap-2">
      {mayRetry ? <RetryErrors job={job} /> : null}
      {maySweep ? (
        <Button asChild>
          <Link to="/operators/jobs" search={{ new: 'dedup_sweep', source: job.id }}>
            Find duplicates among these
          </Link>
        </Button>
      ) : null}
      {mayRollBack ? <RollBack job={job} /> : null}
    </div>
  )
}

const OtherJob = ({ id }: { id: string }) => (
  <Link
    to="/operators/jobs/$id"
    params={{ id }}
    className="font-mono text-xs break-all text-accent underline underline-offset-2"
  >
    {id}
  </Link>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-xs leading-5 text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
)
