import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CancelRun } from '../../../runs/cancel-run'
import { isDriven, pauseDrive, useDrive } from '../../../runs/drive'
import { type Figure, Figures } from '../../../runs/figures'
import { RunPanel } from '../../../runs/run-panel'
import { count } from '../../../ui/format'
import { useDriveJob } from './drive-job'
import { cancelJob, isOpen, JOBS, type Job, type JobType, jobQuery, useJobType } from './queries'
import { useObservedRate } from './use-observed-rate'

/** How far the job is, whether this browser or a worker drives it. */
export function JobRun({ job }: { job: Job }) {
  const cache = useQueryClient()
  const drive = useDrive(job.id)
  const start = useDriveJob()
  const { dataUpdatedAt } = useQuery(jobQuery(job.id))
  const rate = useObservedRate(job.processed_items, dataUpdatedAt)
  const type = useJobType(job.job_type)
  const items = type?.items ?? 'items'
  const isDrivenElsewhere = isOpen(job) && !isDriven(drive) && rate !== null
  return (
    <RunPanel
      status={job.status}
      done={job.processed_items}
      total={job.total_items}
      things={items}
      drive={drive}
      mayDrive
      onStart={() => start(job.id)}
      onPause={() => pauseDrive(job.id)}
      message={isDrivenElsewhere ? workerProgress(job, rate, items) : null}
      cancel={
        <CancelRun
          runId={job.id}
          action="Cancel job"
          cancel={() => cancelJob(job.id)}
          onSettled={() => cache.invalidateQueries({ queryKey: JOBS })}
        >
          The current batch finishes first. Completed work is kept, and you can’t resume a cancelled job.
        </CancelRun>
      }
    >
      <Figures figures={figuresOf(job, type)} />
    </RunPanel>
  )
}

function workerProgress(job: Job, rate: number, items: string): string {
  const left = (job.total_items - job.processed_items) / rate
  const time = left < 90 ? `${Math.max(1, Math.round(left))} s` : `${Math.round(left / 60)} min`
  const pace = rate >= 10 ? count(Math.round(rate)) : rate.toFixed(1)
  return `A worker is running it: ${pace} ${items} per second, about ${time} left.`
}

/** A rollback is counted in the words of all rollbacks, whatever it undoes. */
const ROLLBACK_COUNTERS: JobType['counters'] = { success: 'restored', skipped: 'nothing left to restore' }

function figuresOf(job: Job, type: JobType | undefined): Figure[] {
  const { success = '', skipped } = job.config.rollbackOf ? ROLLBACK_COUNTERS : (type?.counters ?? {})
  return [
    { name: 'Done', value: job.success_count, note: success },
    ...(skipped ? [{ name: 'Skipped', value: job.skip_count, note: skipped }] : []),
    { name: 'Errors', value: job.error_count, note: 'listed below', isBad: job.error_count > 0 },
  ]
}
