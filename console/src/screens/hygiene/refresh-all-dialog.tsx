import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { CancelButton } from '../../ui/cancel-button'
import { Dialog } from '../../ui/dialog'
import { Failure, LoadingRows } from '../../ui/states'
import { refreshAllPlanQuery } from '../activations/queries'
import { RefreshPlan } from '../activations/refresh-plan'

type Props = { title: string; action: string; busy: boolean; onConfirm: () => void; onClose: () => void }

/** What the refresh of everything would change on platforms, before it does. */
export function RefreshAllDialog({ title, action, busy, onConfirm, onClose }: Props) {
  const { data: plan, error, refetch } = useQuery({ ...refreshAllPlanQuery, refetchOnWindowFocus: false })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="Campaigns that name a segment by its ID need the new one."
      footer={
        <>
          <CancelButton busy={busy} onClick={onClose} />
          <Button kind="primary" busy={busy} disabled={!plan} onClick={onConfirm}>
            {action}
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
  )
}
