import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { BatchDialog } from '../../../topics/batch-dialog'
import { useBatches } from '../../../topics/use-batches'
import { Confirm } from '../../../ui/confirm'
import { FlagQuestion } from './actions'
import { flag, GLOBAL_TOPICS } from './queries'

/** Ids per request. */
const BATCH = 500

type Change = {
  collect: (signal: AbortSignal, report: (collected: number, total: number) => void) => Promise<readonly string[]>
  /** Shown while it is done. */
  title: string
  /** What became of how many topics. */
  outcome: (changed: number) => string
  onClose: () => void
  /** After the last batch. */
  onDone: () => void
}

function useChange({ collect, outcome, onClose, onDone }: Change, send: (ids: readonly string[]) => Promise<number>) {
  const cache = useQueryClient()
  const batches = useBatches({
    collect,
    size: BATCH,
    send,
    onChange: () => cache.invalidateQueries({ queryKey: GLOBAL_TOPICS }),
  })
  const changed = batches.answers.reduce((sum, answer) => sum + answer, 0)
  const close = () => {
    if (batches.isComplete) onDone()
    onClose()
  }
  return { batches, close, text: outcome(changed) }
}

type ChangeProps = Change & {
  question: string
  verb: string
  danger?: boolean
  send: (ids: readonly string[]) => Promise<number>
  children: ReactNode
}

/** Asks, and then changes topics of the catalog with progress; it can be stopped between two requests. */
export function ChangeInBatches({ question, verb, danger, send, children, ...change }: ChangeProps) {
  const { batches, close, text } = useChange(change, send)
  return (
    <>
      <Confirm
        open={!batches.isStarted}
        onOpenChange={(open) => !open && change.onClose()}
        title={question}
        action={verb}
        danger={danger}
        onConfirm={batches.start}
      >
        {children}
      </Confirm>
      <BatchDialog batches={batches} title={change.title} onClose={close}>
        <p>{text}</p>
      </BatchDialog>
    </>
  )
}

export function FlagInBatches({ subject, ...change }: Change & { subject: string }) {
  const reason = useRef('')
  const { batches, close, text } = useChange(change, async (ids) => (await flag([...ids], reason.current)).flagged)
  const begin = (given: string) => {
    reason.current = given
    batches.start()
  }
  return (
    <>
      {batches.isStarted ? null : <FlagQuestion subject={subject} onReason={begin} onClose={change.onClose} />}
      <BatchDialog batches={batches} title={change.title} onClose={close}>
        <p>{text}</p>
      </BatchDialog>
    </>
  )
}
