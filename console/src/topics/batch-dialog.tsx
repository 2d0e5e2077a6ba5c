import type { ReactNode } from 'react'
import { errorMessage } from '../api/client'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { count } from '../ui/format'
import { Progress } from '../ui/progress'
import { Refusal } from '../ui/refusal'
import type { Batches } from './use-batches'

type Props<Answer> = {
  batches: Batches<Answer>
  title: string
  /** The results so far. */
  children: ReactNode
  onClose: () => void
}

/** Progress and results of work in batches, with buttons to stop and to continue. */
export function BatchDialog<Answer>({ batches, title, children, onClose }: Props<Answer>) {
  const { isRunning, isComplete, error } = batches
  return (
    <Dialog
      open={batches.isStarted}
      onOpenChange={(open) => !open && !isRunning && onClose()}
      title={title}
      footer={
        isRunning ? (
          <Button busy={batches.isStopping} onClick={batches.stop}>
            Stop
          </Button>
        ) : (
          <>
            {isComplete ? null : (
              <Button kind="primary" onClick={batches.start}>
                Continue
              </Button>
            )}
            <Button onClick={onClose}>{isComplete ? 'Done' : 'Close'}</Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <Progress value={batches.done} max={batches.total} label={title} isDone={isComplete} />
        <p role="status" className="tabular-nums">
          {batches.phase === 'collecting'
            ? `Finding topics: ${count(batches.done)} of ${count(batches.total)}`
            : `${count(batches.done)} of ${count(batches.total)} done`}
          {isRunning || isComplete || error ? '' : ', stopped'}
        </p>
        {isRunning ? (
          <p className="text-ink-soft">
            {batches.isStopping
              ? 'Stopping: what was sent already is still done.'
              : 'Keep this page open until it is done.'}
          </p>
        ) : null}
        {error ? <Refusal>{errorMessage(error)} Completed items aren’t affected.</Refusal> : null}
        {children}
      </div>
    </Dialog>
  )
}
