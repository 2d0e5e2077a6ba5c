import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Figure, Figures } from '../../../runs/figures'
import type { Run } from '../../../runs/queries'
import { RunPanel } from '../../../runs/run-panel'
import { useRun } from '../../../runs/use-run'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { count } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import { Progress } from '../../../ui/progress'
import { LoadingRows } from '../../../ui/states'
import { cancelJob, isOpen, JOBS, type Job, type JobType, useJobType } from './queries'

/** How far the job is, and what can be done with it. */
export function JobRun({ job }: { job: Job }) {
  return job.org_id === null ? <SystemJob job={job} /> : <OrganizationJob job={job} />
}

function SystemJob({ job }: { job: Job }) {
  const { data: run } = useRun(job.id, true)
  const type = useJobType(job.job_type)
  if (!run) return <LoadingRows rows={4} />
  return (
    <RunPanel run={withoutRetry(run)} isSystem things={type?.items}>
      <Figures figures={figuresOf(job, type)} />
    </RunPanel>
  )
}

/** The page of a job has a button of its own for it, beside the other things that can follow a job. */
const withoutRetry = (run: Run): Run => ({ ...run, actions: run.actions.filter((action) => action !== 'retry') })

/** Its run belongs to the organization; operators see the job, and may cancel it. */
function OrganizationJob({ job }: { job: Job }) {
  const type = useJobType(job.job_type)
  const items = type?.items ?? 'items'
  return (
    <Panel title="Progress">
      <div className="flex flex-col gap-3 p-4">
        <Progress
          value={job.processed_items}
          max={job.total_items}
          label={`${items} done`}
          isDone={job.status === 'completed'}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-medium tabular-nums">
            {count(job.processed_items)} of {count(job.total_items)} {items}
          </p>
          {isOpen(job) ? <CancelJob jobId={job.id} /> : null}
        </div>
      </div>
      <Figures figures={figuresOf(job, type)} />
    </Panel>
  )
}

function CancelJob({ jobId }: { jobId: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const cache = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => cancelJob(jobId),
    onSettled: () => {
      setIsAsking(false)
      return cache.invalidateQueries({ queryKey: JOBS })
    },
  })
  return (
    <>
      <Button size="small" kind="danger" onClick={() => setIsAsking(true)}>
        Cancel job
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel job?"
        action="Cancel job"
        dismiss="Don’t cancel"
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        The current batch finishes first. Completed work is kept, and you can’t resume a cancelled job.
      </Confirm>
    </>
  )
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
