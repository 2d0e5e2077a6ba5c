import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BatchDialog } from '../../topics/batch-dialog'
import { useBatches } from '../../topics/use-batches'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { counted } from '../../ui/format'
import { Failure, LoadingRows } from '../../ui/states'
import { BATCH } from './bulk-deactivate'
import { type BulkAnswer, BulkOutcome, failedOf } from './bulk-outcome'
import { type Activation, bulkRefresh, type PlanEntry, refreshPlanQuery } from './queries'
import { RefreshPlan } from './refresh-plan'
import { useActivationsChanged } from './use-activations'

type Props = {
  activations: readonly Activation[]
  onClose: () => void
  onFinished: (failed: readonly string[]) => void
}

/** Shows the plan, then carries it out. */
export function BulkRefresh({ activations, onClose, onFinished }: Props) {
  // The list may change meanwhile: refresh what the plan was made for.
  const [ids] = useState(() => activations.map(({ id }) => id))
  const { data: plan, error, refetch } = useQuery({ ...refreshPlanQuery(ids), refetchOnWindowFocus: false })
  const entries = plan?.filter(isToDo) ?? []
  const changed = useActivationsChanged()
  const batches = useBatches<PlanEntry, BulkAnswer>({
    collect: async () => entries,
    size: BATCH,
    send: (batch) => bulkRefresh(batch.map(({ activationId }) => activationId)),
    onChange: changed,
  })
  const [names] = useState(() => new Map(activations.map(({ id, topicName }) => [id, topicName])))
  const failed = failedOf(batches.answers, names)
  return (
    <>
      <Dialog
        open={!batches.isStarted}
        onOpenChange={(open) => !open && onClose()}
        title="Refresh activations"
        description="Review the changes before you apply them."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button kind="primary" disabled={entries.length === 0} onClick={batches.start}>
              Refresh {counted(entries.length, 'activation')}
            </Button>
          </>
        }
      >
        {error ? (
          <Failure error={error} retry={refetch} />
        ) : plan ? (
          <RefreshPlan plan={plan} />
        ) : (
          <LoadingRows rows={3} />
        )}
      </Dialog>
      <BatchDialog batches={batches} title="Refreshing" onClose={() => onFinished(failed.map(({ id }) => id))}>
        <BulkOutcome done="refreshed" answers={batches.answers} failed={failed} />
      </BatchDialog>
    </>
  )
}

const isToDo = ({ action }: PlanEntry): boolean => action !== 'none' && action !== 'impossible'
