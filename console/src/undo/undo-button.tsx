import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePermission } from '../api/session'
import { isOpen, type Run } from '../runs/queries'
import { Button } from '../ui/button'
import { counted } from '../ui/format'
import { askUndo, offerUndo } from './ask'
import { undoableQuery } from './queries'

/** For an import that has ended: takes it back, or shows the run that did. */
export function UndoButton({ run }: { run: Run }) {
  const mayUndo = usePermission('library:delete')
  useOffer(run, mayUndo)
  const { data = [] } = useQuery({ ...undoableQuery, enabled: mayUndo && !isOpen(run) })
  const undoable = data.find(({ id }) => id === run.id)
  if (!mayUndo || isOpen(run) || !undoable) return null
  return (
    <>
      {undoable.undoRunId ? (
        <Button asChild kind="quiet">
          <Link to="/runs/$id" params={{ id: undoable.undoRunId }}>
            Show its undo
          </Link>
        </Button>
      ) : null}
      <Button onClick={() => askUndo({ ids: [run.id], action: 'import' })}>
        <Undo2 />
        Undo import
      </Button>
    </>
  )
}

/** When it ends before somebody's eyes. */
function useOffer(run: Run, mayUndo: boolean) {
  const { id, title, counts } = run
  const isRunning = isOpen(run)
  const openId = useRef<string | null>(null)
  useEffect(() => {
    if (isRunning) openId.current = id
    else if (openId.current === id) {
      openId.current = null
      if (mayUndo && counts.success > 0) {
        offerUndo(`${title}: ${counted(counts.success, 'topic')} added.`, { ids: [id], action: 'import' })
      }
    }
  }, [id, title, isRunning, mayUndo, counts.success])
}
