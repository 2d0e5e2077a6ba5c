import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { SourceField } from '../jobs/config-fields'
import { useDriveJob } from '../jobs/drive-job'
import { createJob, JOBS } from '../jobs/queries'
import { JOB_DEEDS } from '../jobs/words'

export function NewSweep({ onBegun, onClose }: { onBegun: (jobId: string) => void; onClose: () => void }) {
  const cache = useQueryClient()
  const drive = useDriveJob()
  const begin = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (sourceBatchId: string) => createJob({ jobType: 'dedup_sweep', config: { sourceBatchId } }),
    onSuccess: ({ jobId }) => {
      drive(jobId)
      cache.invalidateQueries({ queryKey: JOBS })
      onBegun(jobId)
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    begin.mutate(String(new FormData(event.currentTarget).get('sourceBatchId') ?? ''))
  }
  return (
    <Dialog open onOpenChange={onClose} title="New sweep" description={JOB_DEEDS.dedup_sweep}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <SourceField />
        {begin.error ? (
          <p role="alert" className="text-xs text-bad">
            {begin.error.message}
          </p>
        ) : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={begin.isPending}>
            Start the sweep
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
