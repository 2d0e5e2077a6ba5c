import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isOpen, markRead, NOTIFICATIONS, type RunDetail } from '../../../runs/queries'
import { useRun } from '../../../runs/use-run'
import { KIND_WORDS, progressText } from '../../../runs/words'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { counted } from '../../../ui/format'
import { Progress } from '../../../ui/progress'
import { offerUndo } from '../../../undo/ask'
import { LIBRARY } from '../queries'

type Props = { id: string; onClose: () => void; onEdited: () => void }

/** The edit as the servers make it. When all went well it closes by itself, and a message offers to undo it. */
export function EditRun({ id, onClose, onEdited }: Props) {
  const { data: run } = useRun(id)
  useEnd(run, () => {
    onEdited()
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Editing topics"
      footer={
        <>
          <Button asChild kind="quiet">
            <Link to="/runs/$id" params={{ id }}>
              Show the run
            </Link>
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Progress
          value={run?.progress.processed ?? 0}
          max={run?.progress.total ?? 0}
          label="Editing topics"
          isDone={run?.state === 'completed'}
        />
        <p role="status" className="tabular-nums">
          {run ? progressText(run, KIND_WORDS.edit.things) : 'Starting'}
        </p>
        {run && !isOpen(run) ? (
          <p className="rounded-md bg-warn-wash px-3 py-2 text-warn">{outcomeOf(run)} See the run for details.</p>
        ) : (
          <p className="text-ink-soft">
            You can close this. It continues in the background, and Runs in the menu shows when it is done.
          </p>
        )}
      </div>
    </Dialog>
  )
}

const outcomeOf = ({ state, counts }: RunDetail): string =>
  state === 'completed'
    ? `${counted(counts.success, 'topic')} edited, ${counted(counts.errors, 'was', 'were')} left out.`
    : `The edit ${state === 'failed' ? 'failed' : 'was cancelled'} after ${counted(counts.success, 'topic')}.`

const ignore = () => {}

function useEnd(run: RunDetail | undefined, onDone: () => void) {
  const cache = useQueryClient()
  const hasEnded = useRef(false)
  useEffect(() => {
    if (!run || isOpen(run) || hasEnded.current) return
    hasEnded.current = true
    cache.invalidateQueries({ queryKey: LIBRARY })
    // Whoever looks at it need not be told again.
    markRead({ runIds: [run.id] }).then(() => cache.invalidateQueries({ queryKey: NOTIFICATIONS }), ignore)
    if (run.counts.success > 0) {
      offerUndo(`${counted(run.counts.success, 'topic')} edited.`, { ids: [run.id], action: 'edit' })
    }
    if (run.state === 'completed' && run.counts.errors === 0) onDone()
  })
}
