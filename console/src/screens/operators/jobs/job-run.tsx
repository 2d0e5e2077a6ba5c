import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CancelRun } from '../../../runs/cancel-run'
import { isDriven, pauseDrive, useDrive } from '../../../runs/drive'
import { type Figure, Figures } from '../../../runs/figures'
import { RunPanel } from '../../../runs/run-panel'
import { count } from '../../../ui/words'
import { useDriveJob } from './drive-job'
import { cancelJob, isOpen, JOBS, type Job, jobQuery } from './queries'
import { useWatchedRate } from './use-watched'
import { JOB_THINGS } from './words'

const things = ({ job_type, config }: Job): string => (config.rollbackOf ? 'topics' : JOB_THINGS[job_type])

/** How far the job is, driven from here or by a worker. */
export function JobRun({ job }: { job: Job }) {
  const cache = useQueryClient()
  const drive = useDrive(job.id)
  const start = useDriveJob()
  const { dataUpdatedAt } = useQuery(jobQuery(job.id))
  const rate = useWatchedRate(job.processed_items, dataUpdatedAt)
  const isWatched = isOpen(job) && !isDriven(drive) && rate !== null
  return (
    <RunPanel
      status={job.status}
      done={job.processed_items}
      total={job.total_items}
      things={things(job)}
      drive={drive}
      mayDrive
      onStart={() => start(job.id)}
      onPause={() => pauseDrive(job.id)}
      message={isWatched ? watched(job, rate) : null}
      cancel={
        <CancelRun
          runId={job.id}
          action="Cancel the job"
          cancel={() => cancelJob(job.id)}
          onSettled={() => cache.invalidateQueries({ queryKey: JOBS })}
        >
          The batch under way is finished. What is done stays done; a cancelled job does not go on.
        </CancelRun>
      }
    >
      <Figures figures={figuresOf(job)} />
    </RunPanel>
  )
}

function watched(job: Job, rate: number): string {
  const left = (job.total_items - job.processed_items) / rate
  const time = left < 90 ? `${Math.max(1, Math.round(left))} s` : `${Math.round(left / 60)} min`
  const pace = rate >= 10 ? count(Math.round(rate)) : rate.toFixed(1)
  return `A worker has it in hand: ${pace} ${things(job)} a second, about ${time} left.`
}

const DONE: Record<Job['job_type'], Figure['note']> = {
  reclassify: 'judged anew',
  dedup_sweep: 'compared',
  merge: 'merged',
  refresh_activations: 'up to date on their platform',
  sync_trade_desk: 'compared',
}

const figuresOf = (job: Job): Figure[] => [
  { name: 'Done', value: job.success_count, note: job.config.rollbackOf ? 'restored' : DONE[job.job_type] },
  { name: 'Passed over', value: job.skip_count, note: 'nothing to do, or changed meanwhile' },
  { name: 'Errors', value: job.error_count, note: 'listed below', isBad: job.error_count > 0 },
]
