import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, SearchX, ServerCog } from 'lucide-react'
import { type Facet, FilterBar } from '../../../tables/filters/filter-bar'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { count, moment } from '../../../ui/format'
import { Page, Panel } from '../../../ui/page'
import { Pager } from '../../../ui/pager'
import { Progress } from '../../../ui/progress'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { PlainTable } from '../plain-table'
import type { JobsSearch } from '../search'
import { JobSchedules } from './job-schedules'
import { STATUS_LABELS, STATUSES, titleOf } from './labels'
import { NewJob } from './new-job'
import { isOpen, type Job, type JobType, jobsQuery, jobTypesQuery } from './queries'

const facetsOf = (types: readonly JobType[]): Facet<'jobType' | 'state'>[] => [
  { name: 'jobType', label: 'Type', values: types.map(({ type, title }) => ({ value: type, label: title })) },
  { name: 'state', label: 'Status', values: STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].label })) },
]

export function Jobs() {
  const { state, page = 1, new: newType, source, ...search } = useSearch({ from: '/shell/operators/jobs' })
  const navigate = useNavigate({ from: '/operators/jobs' })
  const change = (next: JobsSearch) => navigate({ search: (before) => ({ ...before, ...next }) })
  const jobTypes = useQuery(jobTypesQuery)
  const { data: types } = jobTypes
  const jobType = types?.find(({ type }) => type === search.jobType)?.type
  const jobs = useQuery({ ...jobsQuery({ jobType, status: state, page }), enabled: types !== undefined })
  const { data } = jobs
  const failed = [jobs, jobTypes].find(({ data, error }) => error && !data)
  const clear = () => change({ jobType: undefined, state: undefined, page: undefined })
  return (
    <Page
      title="Jobs"
      lead="Long work on the catalog, done in batches. You can pause and resume it at any time."
      actions={
        <Button
          kind="primary"
          disabled={!types}
          onClick={() => change({ new: types?.find(({ hasForm }) => hasForm)?.type })}
        >
          <Plus />
          New job
        </Button>
      }
    >
      <FilterBar
        facets={facetsOf(types ?? [])}
        filters={{ jobType, state }}
        onChange={(name, value) => change({ [name]: value, page: undefined })}
        onClear={clear}
      />
      <Panel>
        {failed?.error ? <Failure error={failed.error} retry={failed.refetch} /> : null}
        {!data && !failed ? <LoadingRows rows={6} /> : null}
        {data?.total === 0 && (jobType || state) ? (
          <Notice icon={SearchX} title="No jobs found" action={<Button onClick={clear}>Clear filters</Button>}>
            No job has this type and status.
          </Notice>
        ) : data?.total === 0 ? (
          <Notice icon={ServerCog} title="No jobs yet">
            Try a dry run: it shows what a reclassification would change, and changes nothing.
          </Notice>
        ) : data && types ? (
          <JobTable jobs={data.data} types={types} />
        ) : null}
        {data ? (
          <Pager label="Job pages" page={page} pages={data.totalPages} onPage={(next) => change({ page: next })} />
        ) : null}
      </Panel>
      {types ? <JobSchedules types={types} /> : null}
      {newType ? (
        <NewJob
          type={newType}
          source={source}
          onType={(type) => change({ new: type })}
          onClose={() => change({ new: undefined, source: undefined })}
        />
      ) : null}
    </Page>
  )
}

function JobTable({ jobs, types }: { jobs: Job[]; types: readonly JobType[] }) {
  const itemsOf = ({ job_type }: Job) => types.find(({ type }) => type === job_type)?.items ?? 'items'
  return (
    <PlainTable
      label="Jobs"
      rows={jobs}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Job', cell: (job) => <JobLink job={job} title={titleOf(job, types)} /> },
        { title: 'Status', cell: (job) => <JobStatusBadge status={job.status} /> },
        {
          title: 'Progress',
          onlyWide: true,
          cell: (job) => <JobProgress job={job} title={titleOf(job, types)} items={itemsOf(job)} />,
        },
        { title: 'Errors', isNumber: true, onlyWide: true, cell: ({ error_count }) => count(error_count) },
        { title: 'By', onlyWide: true, cell: ({ created_by_name }) => created_by_name },
        { title: 'Created', onlyWide: true, cell: ({ created_at }) => moment(created_at) },
      ]}
    />
  )
}

const JobLink = ({ job, title }: { job: Job; title: string }) => (
  <>
    <Link to="/operators/jobs/$id" params={{ id: job.id }} className="font-medium after:absolute after:inset-0">
      {title}
    </Link>
    <p className="text-xs text-ink-faint tabular-nums md:hidden">
      {count(job.processed_items)} of {count(job.total_items)} · {moment(job.created_at)}
    </p>
  </>
)

const JobStatusBadge = ({ status }: { status: Job['status'] }) => (
  <Badge tone={STATUS_LABELS[status].tone}>{STATUS_LABELS[status].label}</Badge>
)

const JobProgress = ({ job, title, items }: { job: Job; title: string; items: string }) => (
  <div className="flex items-center gap-3">
    {isOpen(job) ? (
      <div className="w-24">
        <Progress value={job.processed_items} max={job.total_items} label={`Progress of ${title}`} />
      </div>
    ) : null}
    <span className="text-ink-soft tabular-nums">
      {count(job.processed_items)} of {count(job.total_items)} {items}
    </span>
  </div>
)
