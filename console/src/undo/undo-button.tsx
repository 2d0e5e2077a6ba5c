import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePermission } from '../api/session'
import { isOpen, type Run } from '../runs/queries'
import { Button } from '../ui/button'
import { counted } from '../ui/format'
import { askUndo, offerUndo } from './ask'
import { actionQuery } from './queries'

/** For an import or an edit that has ended: takes it back, or shows the run that did. */
export function UndoButton({ run }: { run: Run }) {
  const action = run.kind === 'edit' ? 'edit' : 'import'
  const mayUndo = usePermission(action === 'edit' ? 'topics:write' : 'library:delete')
  useOffer(run, mayUndo)
  const { data: undoable } = useQuery({ ...actionQuery(run.id), enabled: mayUndo && !isOpen(run) })
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
      <Button onClick={() => askUndo({ ids: [run.id], action })}>
        <Undo2 />
        Undo {action}
      </Button>
    </>
  )
}

/** When it ends before somebody's eyes. */
function useOffer(run: Run, mayUndo: boolean) {
  const { id, kind, title, counts } = run
  const isRunning = isOpen(run)
  const openId = useRef<string | null>(null)
  useEffect(() => {
    if (isRunning) openId.current = id
    else if (openId.current === id) {
      openId.current = null
      if (mayUndo && counts.success > 0) {
        const topics = counted(counts.success, 'topic')
        if (kind === 'edit') offerUndo(`${topics} edited.`, { ids: [id], action: 'edit' })
        else offerUndo(`${title}: ${topics} added.`, { ids: [id], action: 'import' })
      }
    }
  }, [id, kind, title, isRunning, mayUndo, counts.success])
}
