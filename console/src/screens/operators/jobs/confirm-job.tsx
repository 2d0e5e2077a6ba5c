import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorMessage } from '../../../api/client'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { count, counted, moment } from '../../../ui/format'
import { Skeleton } from '../../../ui/states'
import { type Job, type JobType, jobSizeQuery, jobsQuery } from './queries'

type Config = Record<string, unknown>
type Props = {
  type: JobType
  config: Config
  busy: boolean
  onConfirm: () => void
  onDryRun: () => void
  onClose: () => void
}

/** Before a job that changes things: how much it works through, and what a dry run of the same found. */
export function ConfirmJob({ type, config, busy, onConfirm, onDryRun, onClose }: Props) {
  const { data: totalItems, error } = useQuery(jobSizeQuery({ jobType: type.type, config }))
  return (
    <Confirm open onOpenChange={onClose} title={`${type.title}?`} action="Start" busy={busy} onConfirm={onConfirm}>
      {error ? <p className="text-bad">{errorMessage(error)}</p> : null}
      {totalItems === undefined && !error ? <Skeleton className="h-5 w-3/4" /> : null}
      {totalItems === undefined ? null : (
        <p>
          {capitalized(type.items)} to work through: <strong className="text-ink">{count(totalItems)}</strong>.{' '}
          {type.rollback ? 'You can roll it back afterwards.' : 'It cannot be rolled back.'}
        </p>
      )}
      {type.hasDryRun ? <LastDryRun type={type} config={config} onDryRun={onDryRun} /> : null}
    </Confirm>
  )
}

function LastDryRun({ type, config, onDryRun }: Pick<Props, 'type' | 'config' | 'onDryRun'>) {
  const { data } = useQuery(jobsQuery({ jobType: type.type, status: 'completed', limit: 100 }))
  if (!data) return null
  const dryRun = data.data.find((job) => job.config.dryRun === true && isSameWork(job.config, config))
  if (dryRun) return <DryRunCounts dryRun={dryRun} />
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      {data.total > data.data.length
        ? `None of the latest ${count(data.data.length)} jobs was a dry run with these settings.`
        : 'You haven’t done a dry run with these settings.'}
      <Button size="small" onClick={onDryRun}>
        Start a dry run instead
      </Button>
    </p>
  )
}

function DryRunCounts({ dryRun: { id, completed_at, result } }: { dryRun: Job }) {
  const changedTopics = Number(result.changedTopics ?? 0)
  return (
    <p className="mt-3">
      In the{' '}
      <Link to="/operators/jobs/$id" params={{ id }} className="rounded text-accent underline underline-offset-2">
        dry run
      </Link>{' '}
      {completed_at ? `of ${moment(completed_at)} ` : ''}
      <strong className="text-ink">{counted(changedTopics, 'topic')}</strong> would have changed.
    </p>
  )
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Whether two configs differ in nothing but the dry run. */
function isSameWork(one: Config, other: Config): boolean {
  const textOf = ({ dryRun: _, ...config }: Config) => JSON.stringify(Object.entries(config).filter(isSet).sort())
  return textOf(one) === textOf(other)
}

/** What is not set and what is set to its usual value mean the same. */
const isSet = ([, value]: [string, unknown]): boolean => value !== false && value !== null && value !== undefined
