import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { CancelButton } from '../../ui/cancel-button'
import { Dialog } from '../../ui/dialog'
import { Failure, LoadingRows } from '../../ui/states'
import { type Activation, refreshPlanQuery } from './queries'
import { RefreshPlan } from './refresh-plan'

type Props = { activation: Activation; busy: boolean; onConfirm: () => void; onClose: () => void }

/** What a refresh would change on the platform, before it does. */
export function RefreshOne({ activation, busy, onConfirm, onClose }: Props) {
  const { id, topicName, unfinished } = activation
  const { data: plan, error, refetch } = useQuery({ ...refreshPlanQuery([id]), refetchOnWindowFocus: false })
  const isPossible = plan?.some(({ action }) => action !== 'impossible') ?? false
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={unfinished ? `Finish ${topicName}?` : `Refresh ${topicName}?`}
      description="Campaigns that name the segment by its ID need the new one."
      footer={
        <>
          <CancelButton busy={busy} onClick={onClose} />
          <Button kind="primary" busy={busy} disabled={!isPossible} onClick={onConfirm}>
            {unfinished ? 'Finish segment' : 'Refresh segment'}
          </Button>
        </>
      }
    >
      {error ? (
        <Failure error={error} retry={refetch} />
      ) : plan ? (
        <RefreshPlan plan={plan} isForced />
      ) : (
        <LoadingRows rows={3} />
      )}
    </Dialog>
  )
}
