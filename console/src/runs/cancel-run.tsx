import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { pauseDrive } from './drive'

type Props = {
  runId: string
  /** The verb with its object. */
  action: string
  cancel: () => Promise<unknown>
  /** Also where it was refused: it may have ended meanwhile. */
  onSettled: () => Promise<unknown>
  /** What stays and what does not. */
  children: ReactNode
}

export function CancelRun({ runId, action, cancel, onSettled, children }: Props) {
  const [asking, setAsking] = useState(false)
  const cancelling = useMutation({
    mutationFn: () => {
      pauseDrive(runId)
      return cancel()
    },
    onSettled: () => {
      setAsking(false)
      return onSettled()
    },
  })
  return (
    <>
      <Button size="small" kind="danger" onClick={() => setAsking(true)}>
        {action}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={`${action}?`}
        action={action}
        danger
        busy={cancelling.isPending}
        onConfirm={() => cancelling.mutate()}
      >
        {children}
      </Confirm>
    </>
  )
}
