import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { errorMessage } from '../../../api/client'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Dialog } from '../../../ui/dialog'
import { useIsHere } from '../../../ui/use-navigate-here'
import { ConfigFields } from '../jobs/config-fields'
import { readValues, toConfig } from '../jobs/config-values'
import { createJob, JOBS, useJobType } from '../jobs/queries'

export function NewSweep({ onStarted, onClose }: { onStarted: (jobId: string) => void; onClose: () => void }) {
  const cache = useQueryClient()
  const isHere = useIsHere()
  const { description, fields = [] } = useJobType('dedup_sweep') ?? {}
  const begin = useMutation({
    meta: { shownInDialog: true },
    mutationFn: (config: Record<string, unknown>) => createJob({ jobType: 'dedup_sweep', config }),
    onSuccess: ({ jobId }) => {
      cache.invalidateQueries({ queryKey: JOBS })
      if (!isHere()) return
      onStarted(jobId)
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    begin.mutate(toConfig(fields, readValues(fields, event.currentTarget, {})))
  }
  return (
    <Dialog open onOpenChange={onClose} title="New sweep" description={description} isForm busy={begin.isPending}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ConfigFields fields={fields} values={{}} />
        {begin.error ? (
          <p role="alert" className="text-xs text-bad">
            {errorMessage(begin.error)}
          </p>
        ) : null}
        <div className="flex justify-end gap-2">
          <CancelButton busy={begin.isPending} onClick={onClose} />
          <Button type="submit" kind="primary" busy={begin.isPending}>
            Start sweep
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
