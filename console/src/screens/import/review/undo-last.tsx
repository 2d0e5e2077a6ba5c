import { Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button'
import type { UndoDecision } from './use-undo'

/** Nothing while there is nothing to take back. */
export const UndoLast = ({ undo }: { undo: UndoDecision }) =>
  undo.canUndo || undo.isBusy ? (
    <Button size="small" kind="quiet" busy={undo.isBusy} onClick={undo.takeBack}>
      {undo.isBusy ? null : <Undo2 />}
      Undo
    </Button>
  ) : null
