import { BatchDialog } from '../../topics/batch-dialog'
import { useBatches } from '../../topics/use-batches'
import { Confirm } from '../../ui/confirm'
import { counted } from '../../ui/format'
import { type BulkAnswer, BulkOutcome, failedOf } from './bulk-outcome'
import { LeavingSegments } from './leaving-segments'
import { type Activation, bulkDeactivate } from './queries'
import { useActivationsChanged } from './use-activations'

/** A request takes up to 500; smaller batches show progress. */
export const BATCH = 100

type Props = {
  activations: readonly Activation[]
  onClose: () => void
  onFinished: (failed: readonly string[]) => void
}

export function BulkDeactivate({ activations, onClose, onFinished }: Props) {
  const possible = activations.filter(({ status }) => status === 'active' || status === 'error')
  const changed = useActivationsChanged()
  const batches = useBatches<Activation, BulkAnswer>({
    collect: async () => possible,
    size: BATCH,
    send: (batch) => bulkDeactivate(batch.map(({ id }) => id)),
    onChange: changed,
  })
  const failed = failedOf(batches.answers, new Map(activations.map(({ id, topicName }) => [id, topicName])))
  const skipped = activations.length - possible.length
  return (
    <>
      <Confirm
        open={!batches.isStarted}
        onOpenChange={(open) => !open && onClose()}
        title={possible.length > 0 ? `Deactivate ${counted(possible.length, 'activation')}?` : 'Nothing to deactivate'}
        action="Deactivate"
        danger
        onConfirm={() => (possible.length > 0 ? batches.start() : onClose())}
      >
        <p>This would remove the segments from their platforms, so campaigns could no longer use them.</p>
        {possible.length > 0 ? <LeavingSegments activations={possible} /> : null}
        {skipped > 0 ? (
          <p className="mt-2">{counted(skipped, 'activation')} would be skipped: pending or already deactivated.</p>
        ) : null}
      </Confirm>
      <BatchDialog batches={batches} title="Deactivating" onClose={() => onFinished(failed.map(({ id }) => id))}>
        <BulkOutcome done="deactivated" answers={batches.answers} failed={failed} />
      </BatchDialog>
    </>
  )
}
