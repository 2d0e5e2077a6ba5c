import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, SearchX, ServerCog } from 'lucide-react'
import { type Facet, FilterBar } from '../../../tables/filter-bar'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Page, Panel } from '../../../ui/page'
import { Progress } from '../../../ui/progress'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { count, moment } from '../../../ui/words'
import { Pager } from '../pager'
import { PlainTable } from '../plain-table'
import type { JobsSearch } from '../search'
import { NewJob } from './new-job'
import { isOpen, JOB_STATUSES, JOB_TYPES, type Job, jobsQuery } from './queries'
import { JOB_NAMES, JOB_THINGS, nameOfJob, STATUS_WORDS } from './words'

const FACETS: Facet<'jobType' | 'state'>[] = [
  { name: 'jobType', label: 'Kind', values: JOB_TYPES.map((value) => ({ value, label: JOB_NAMES[value] })) },
  {
    name: 'state',
    label: 'Status',
    values: JOB_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].words })),
  },
]

export function Jobs() {
  const { jobType, state, page = 1, new: adding, source } = useSearch({ from: '/shell/operators/jobs' })
  const navigate = useNavigate({ from: '/operators/jobs' })
  const change = (next: JobsSearch) => navigate({ search: (before) => ({ ...before, ...next }) })
  const { data, error, refetch } = useQuery(jobsQuery({ jobType, status: state, page }))
  const clear = () => change({ jobType: undefined, state: undefined, page: undefined })
  return (
    <Page
      title="Jobs"
      lead="Work on the whole catalog, batch by batch. It can be stopped and gone on with at any time."
      actions={
        <Button kind="primary" onClick={() => change({ new: 'reclassify' })}>
          <Plus />
          New job
        </Button>
      }
    >
      <FilterBar
        facets={FACETS}
        filters={{ jobType, state }}
        onChange={(name, value) => change({ [name]: value, page: undefined })}
        onClear={clear}
      />
      <Panel>
        {error && !data ? <Failure error={error} retry={refetch} /> : null}
        {!data && !error ? <LoadingRows rows={6} /> : null}
        {data?.total === 0 && (jobType || state) ? (
          <Notice icon={SearchX} title="No such job" action={<Button onClick={clear}>Clear filters</Button>}>
            No job is of this kind and status.
          </Notice>
        ) : data?.total === 0 ? (
          <Notice icon={ServerCog} title="No job yet">
            A first one: a dry run shows what a reclassification would change, and changes nothing.
          </Notice>
        ) : data ? (
          <JobTable jobs={data.data} />
        ) : null}
        {data ? (
          <Pager label="Pages of jobs" page={page} pages={data.totalPages} onPage={(next) => change({ page: next })} />
        ) : null}
      </Panel>
      {adding ? (
        <NewJob
          type={adding}
          source={source}
          onType={(type) => change({ new: type })}
          onClose={() => change({ new: undefined, source: undefined })}
        />
      ) : null}
    </Page>
  )
}

function JobTable({ jobs }: { jobs: Job[] }) {
  return (
    <PlainTable
      label="Jobs"
      rows={jobs}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Job', cell: (job) => <JobLink job={job} /> },
        { title: 'Status', cell: (job) => <JobStatusBadge status={job.status} /> },
        { title: 'Progress', onlyWide: true, cell: (job) => <HowFar job={job} /> },
        { title: 'Errors', isNumber: true, onlyWide: true, cell: ({ error_count }) => count(error_count) },
        { title: 'Created', onlyWide: true, cell: ({ created_at }) => moment(created_at) },
      ]}
    />
  )
}

const JobLink = ({ job }: { job: Job }) => (
  <>
    <Link to="/operators/jobs/$id" params={{ id: job.id }} className="font-medium after:absolute after:inset-0">
      {nameOfJob(job)}
    </Link>
    <p className="text-xs text-ink-faint tabular-nums md:hidden">
      {count(job.processed_items)} of {count(job.total_items)} · {moment(job.created_at)}
    </p>
  </>
)

const JobStatusBadge = ({ status }: { status: Job['status'] }) => (
  <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].words}</Badge>
)

const HowFar = ({ job }: { job: Job }) => (
  <div className="flex items-center gap-3">
    {isOpen(job) ? (
      <div className="w-24">
        <Progress value={job.processed_items} max={job.total_items} label={`Progress of ${nameOfJob(job)}`} />
      </div>
    ) : null}
    <span className="text-ink-soft tabular-nums">
      {count(job.processed_items)} of {count(job.total_items)} {JOB_THINGS[job.job_type]}
    </span>
  </div>
)
