import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../../api/client'
import { FailedItems } from '../../../runs/failed-items'
import { Button } from '../../../ui/button'
import { moment } from '../../../ui/format'
import { Page, Panel } from '../../../ui/page'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { RetryErrors, RollBack } from './job-actions'
import { JobResult } from './job-result'
import { JobRun } from './job-run'
import { configFacts, titleOf } from './labels'
import { isOpen, type Job as JobRecord, type JobType, jobQuery, jobTypesQuery } from './queries'

export function Job() {
  const { id } = useParams({ from: '/shell/operators/jobs/$id' })
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  const { data: types, error: typesError, refetch: refetchTypes } = useQuery(jobTypesQuery)
  const type = types?.find((candidate) => candidate.type === job?.job_type)
  return (
    <Page
      title={job && types ? titleOf(job, types) : 'Job'}
      lead={job?.config.rollbackOf ? null : type?.description}
      actions={
        <Button asChild kind="quiet">
          <Link to="/operators/jobs">
            <ArrowLeft />
            All jobs
          </Link>
        </Button>
      }
    >
      {job && types ? (
        <JobSections job={job} type={type} types={types} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice icon={FileQuestion} title="Job not found">
          Check the address.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : typesError ? (
        <Failure error={typesError} retry={refetchTypes} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </Page>
  )
}

type JobProps = { job: JobRecord; type: JobType | undefined; types: readonly JobType[] }

function JobSections({ job, type, types }: JobProps) {
  return (
    <>
      <JobRun job={job} />
      {isOpen(job) ? null : <FollowUps job={job} type={type} types={types} />}
      <JobResult job={job} />
      <FailedItems
        title="Errors"
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
          {configFacts(job.config, type?.fields).map(({ label, value, isJob }) => (
            <Fact key={label} name={label}>
              {isJob ? <JobLink id={value} /> : value}
            </Fact>
          ))}
          {job.org_id ? (
            <Fact name="Organization">
              <Link
                to="/operators/organizations/$id"
                params={{ id: job.org_id }}
                className="rounded text-accent underline underline-offset-2"
              >
                {job.org_name ?? job.org_id}
              </Link>
            </Fact>
          ) : null}
          <Fact name="Created">
            {moment(job.created_at)} by <Creator job={job} />
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

/** The system has no name, and a removed user has none any more. */
const Creator = ({ job: { created_by, created_by_name } }: { job: JobRecord }) =>
  created_by_name ? (
    <Link
      to="/operators/users/$id"
      params={{ id: created_by }}
      className="rounded text-accent underline underline-offset-2"
    >
      {created_by_name}
    </Link>
  ) : created_by === 'system' ? (
    'the system'
  ) : (
    'a removed user'
  )

/** What can be done with a job once it has ended. */
function FollowUps({ job, type, types }: JobProps) {
  if (job.config.rollbackOf) return null
  const isDryRun = Boolean(job.config.dryRun)
  const rollback = isDryRun ? null : type?.rollback
  const canRetry = type?.canRetry && job.error_count > 0
  const followUps = isDryRun || job.success_count === 0 ? [] : types.flatMap((next) => actionsOn(job, next))
  if (!rollback && !canRetry && followUps.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {canRetry ? <RetryErrors job={job} /> : null}
      {followUps.map(({ type: next, action }) => (
        <Button key={next} asChild>
          <Link to="/operators/jobs" search={{ new: next, source: job.id }}>
            {action}
          </Link>
        </Button>
      ))}
      {rollback ? <RollBack job={job} rollback={rollback} /> : null}
    </div>
  )
}

/** A type whose config asks for a job of this one's type can follow it. */
const actionsOn = (job: JobRecord, { type, fields }: JobType) =>
  fields.flatMap(({ refersTo }) =>
    refersTo?.jobType === job.job_type && refersTo.action ? [{ type, action: refersTo.action }] : [],
  )

const JobLink = ({ id }: { id: string }) => (
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
