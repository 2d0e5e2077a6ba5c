import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { pauseDrive } from './drive'

type Props = {
  runId: string
  /** Such as `Cancel push`: the button and the question. */
  action: string
  cancel: () => Promise<unknown>
  /** Also called if the server refused, because the run may have ended in the meantime. */
  onSettled: () => Promise<unknown>
  /** What the confirmation says. */
  children: ReactNode
}

export function CancelRun({ runId, action, cancel, onSettled, children }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const cancelling = useMutation({
    mutationFn: () => {
      pauseDrive(runId)
      return cancel()
    },
    onSettled: () => {
      setIsAsking(false)
      return onSettled()
    },
  })
  return (
    <>
      <Button size="small" kind="danger" onClick={() => setIsAsking(true)}>
        {action}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
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
