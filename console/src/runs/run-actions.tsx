import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { type Permission, usePermission } from '../api/session'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { useNavigateHere } from '../ui/use-navigate-here'
import { actOn, NOTIFICATIONS, RUNS, type Run, type RunAction, type RunKind } from './queries'
import { KIND_WORDS } from './words'

const PERMISSIONS: Record<RunKind, Permission> = {
  import: 'import',
  push: 'activate',
  sync: 'import',
  job: 'activate',
  undo: 'library:delete',
  edit: 'topics:write',
}

type Props = {
  run: Run
  isSystem: boolean
  /** Where a retry has its page, if that is not the one of all runs. */
  onRetried?: (runId: string) => void
}

/** What can be done with a run now. */
export function RunActions({ run, isSystem, onRetried }: Props) {
  const { id, kind, actions } = run
  const [isAsking, setIsAsking] = useState(false)
  const mayChange = usePermission(PERMISSIONS[kind])
  const cache = useQueryClient()
  const navigate = useNavigateHere()
  const act = useMutation({
    mutationFn: (action: RunAction) => actOn(id, action, isSystem),
    onSuccess: (nextId) => {
      if (nextId === id) return undefined
      return onRetried ? onRetried(nextId) : navigate({ to: '/runs/$id', params: { id: nextId } })
    },
    // Also after a refusal: the run may have ended in the meantime.
    onSettled: async () => {
      setIsAsking(false)
      cache.invalidateQueries({ queryKey: NOTIFICATIONS })
      await cache.invalidateQueries({ queryKey: RUNS })
    },
  })
  if (!isSystem && !mayChange) return null
  const busy = (action: RunAction) => act.isPending && act.variables === action
  const { cancel, cancelNote } = KIND_WORDS[kind]
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {actions.includes('pause') ? (
        <Button size="small" busy={busy('pause')} onClick={() => act.mutate('pause')}>
          <Pause />
          Pause
        </Button>
      ) : null}
      {actions.includes('resume') ? (
        <Button size="small" kind="primary" busy={busy('resume')} onClick={() => act.mutate('resume')}>
          <Play />
          Resume
        </Button>
      ) : null}
      {actions.includes('retry') ? (
        <Button size="small" kind="primary" busy={busy('retry')} onClick={() => act.mutate('retry')}>
          <RotateCcw />
          {run.counts.errors > 0 ? 'Retry what failed' : 'Run it again'}
        </Button>
      ) : null}
      {actions.includes('cancel') ? (
        <>
          <Button size="small" kind="danger" onClick={() => setIsAsking(true)}>
            {cancel}
          </Button>
          <Confirm
            open={isAsking}
            onOpenChange={setIsAsking}
            title={`${cancel}?`}
            action={cancel}
            dismiss="Don’t cancel"
            danger
            busy={busy('cancel')}
            onConfirm={() => act.mutate('cancel')}
          >
            {cancelNote}
          </Confirm>
        </>
      ) : null}
    </div>
  )
}
