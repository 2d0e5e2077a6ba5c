import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { counted } from '../../../ui/words'
import { Check } from '../check'
import { useDriveJob } from './drive-job'
import { JOBS, type Job, retryErrors, rollBack } from './queries'

/** A job that follows another: it starts, and its page opens. */
function useFollowing(create: () => Promise<{ jobId: string }>, onSettled?: () => void) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const drive = useDriveJob()
  return useMutation({
    mutationFn: create,
    onSuccess: ({ jobId }) => {
      drive(jobId)
      cache.invalidateQueries({ queryKey: JOBS })
      return navigate({ to: '/operators/jobs/$id', params: { id: jobId } })
    },
    onSettled,
  })
}

export function RetryErrors({ job }: { job: Job }) {
  const retry = useFollowing(() => retryErrors(job.id))
  return (
    <Button kind="primary" busy={retry.isPending} onClick={() => retry.mutate()}>
      <RotateCcw />
      Retry what failed
    </Button>
  )
}

export function RollBack({ job }: { job: Job }) {
  const [asking, setAsking] = useState(false)
  const [links, setLinks] = useState(false)
  const undo = useFollowing(
    () => rollBack(job.id, links),
    () => setAsking(false),
  )
  const isMerge = job.job_type === 'merge'
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        <Undo2 />
        Roll back
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Roll this job back?"
        action="Roll back"
        danger
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
      >
        <p>
          {isMerge
            ? `The topics of ${counted(job.success_count, 'cluster')} are in the catalog again, each by itself.`
            : `${counted(job.success_count, 'topic')} get back what they were before. What was changed since stays.`}
        </p>
        {isMerge ? (
          <div className="mt-4 text-ink">
            <Check label="Move libraries back, too" checked={links} onChange={setLinks}>
              Libraries, their activations and history return to the topics they had. Otherwise they keep the merged
              one.
            </Check>
          </div>
        ) : null}
      </Confirm>
    </>
  )
}
