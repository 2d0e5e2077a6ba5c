import { Check, X } from 'lucide-react'
import { Button } from '../../../ui/button'
import { counted } from '../../../ui/format'
import { UndoLast } from './undo-last'
import type { UndoDecision } from './use-undo'

type Props = {
  /** Of the page. */
  ids: readonly string[]
  chosen: readonly string[]
  isBusy: boolean
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  onKeep: () => void
  onSkip: (() => void) | null
  undo: UndoDecision
}

/** Decides about many topics at once, and takes decisions back. */
export function BulkBar({ ids, chosen, isBusy, onChoose, onKeep, onSkip, undo }: Props) {
  const isAll = chosen.length === ids.length && ids.length > 0
  return (
    <section aria-label="Selection" className="flex min-h-12 flex-wrap items-center gap-2 border-b px-4 py-2">
      <label className="mr-auto flex items-center gap-3">
        <input
          type="checkbox"
          className="size-4 accent-(--accent)"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && chosen.length > 0
          }}
          onChange={() => onChoose(ids, !isAll)}
        />
        <span className="tabular-nums">
          {chosen.length > 0 ? `${counted(chosen.length, 'topic')} selected` : 'Select this page'}
        </span>
      </label>
      {chosen.length > 0 ? (
        <>
          <Button size="small" onClick={onKeep}>
            <Check />
            Keep selected
          </Button>
          {onSkip ? (
            <Button size="small" busy={isBusy} onClick={onSkip}>
              {isBusy ? null : <X />}
              Skip selected
            </Button>
          ) : null}
        </>
      ) : null}
      <UndoLast undo={undo} />
    </section>
  )
}
