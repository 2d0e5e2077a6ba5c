import type { ReactNode } from 'react'
import { ApiError } from '../api/client'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { count } from '../ui/format'
import { Progress } from '../ui/progress'
import type { Batches } from './use-batches'

type Props<Answer> = {
  batches: Batches<Answer>
  title: string
  /** What came of it so far. */
  children: ReactNode
  onClose: () => void
}

/** How far long work is, what came of it, and a way to stop it or to go on. It stays until it is closed. */
export function BatchDialog<Answer>({ batches, title, children, onClose }: Props<Answer>) {
  const { isRunning, isComplete, error } = batches
  return (
    <Dialog
      open={batches.isStarted}
      onOpenChange={(open) => !open && !isRunning && onClose()}
      title={title}
      footer={
        isRunning ? (
          <Button onClick={batches.stop}>Stop</Button>
        ) : (
          <>
            {isComplete ? null : (
              <Button kind="primary" onClick={batches.start}>
                Go on
              </Button>
            )}
            <Button onClick={onClose}>{isComplete ? 'Done' : 'Close'}</Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <Progress value={batches.done} max={batches.total} label={title} />
        <p role="status" className="tabular-nums">
          {batches.phase === 'collecting'
            ? `Looking them up: ${count(batches.done)} of ${count(batches.total)}`
            : `${count(batches.done)} of ${count(batches.total)} done`}
          {isRunning || isComplete || error ? '' : '. Stopped.'}
        </p>
        {error ? (
          <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 text-bad">
            {error instanceof ApiError ? error.message : 'Something went wrong here.'} What is done stays done.
          </p>
        ) : null}
        {children}
      </div>
    </Dialog>
  )
}
