import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { Check } from '../../../ui/check'
import { Confirm } from '../../../ui/confirm'
import { counted } from '../../../ui/format'
import { useNavigateHere } from '../../../ui/use-navigate-here'
import { JOBS, type Job, type JobType, retryErrors, rollBack } from './queries'

/** Creates a job that follows another, starts it and opens its page. */
function useFollowUp(create: () => Promise<{ jobId: string }>, onSettled?: () => void) {
  const cache = useQueryClient()
  const navigate = useNavigateHere()
  return useMutation({
    mutationFn: create,
    onSuccess: ({ jobId }) => {
      cache.invalidateQueries({ queryKey: JOBS })
      return navigate({ to: '/operators/jobs/$id', params: { id: jobId } })
    },
    onSettled,
  })
}

export function RetryErrors({ job }: { job: Job }) {
  const [isAsking, setIsAsking] = useState(false)
  const retry = useFollowUp(
    () => retryErrors(job.id),
    () => setIsAsking(false),
  )
  return (
    <>
      <Button kind="primary" onClick={() => setIsAsking(true)}>
        <RotateCcw />
        Retry errors
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Retry what failed?"
        action="Retry"
        busy={retry.isPending}
        onConfirm={() => retry.mutate()}
      >
        A new job works through the {counted(job.error_count, 'item')} that this one failed at, and no others.
      </Confirm>
    </>
  )
}

type RollBackProps = { job: Job; rollback: NonNullable<JobType['rollback']> }

export function RollBack({ job, rollback }: RollBackProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [options, setOptions] = useState<Record<string, boolean>>({})
  const undo = useFollowUp(
    () => rollBack(job.id, options),
    () => setIsAsking(false),
  )
  return (
    <>
      <Button kind="danger" onClick={() => setIsAsking(true)}>
        <Undo2 />
        Roll back
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Roll this job back?"
        action="Roll back"
        danger
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
      >
        <p>{rollback.description}</p>
        <p className="mt-2">This job changed {counted(job.success_count, 'item')}.</p>
        {rollback.fields.map(({ key, label, help }) => (
          <div key={key} className="mt-4 text-ink">
            <Check
              label={label}
              checked={options[key] ?? false}
              onChange={(isSet) => setOptions({ ...options, [key]: isSet })}
            >
              {help}
            </Check>
          </div>
        ))}
      </Confirm>
    </>
  )
}
