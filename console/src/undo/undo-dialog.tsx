import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../api/client'
import { RUNS } from '../runs/queries'
import { Button } from '../ui/button'
import { CancelButton } from '../ui/cancel-button'
import { Dialog } from '../ui/dialog'
import { count, counted } from '../ui/format'
import { Refusal } from '../ui/refusal'
import { LoadingRows } from '../ui/states'
import { useIsHere } from '../ui/use-navigate-here'
import { askUndo, type UndoRequest, useUndoRequest } from './ask'
import { startUndo, UNDO, type UndoPlan, undoPlanQuery } from './queries'

const WORDS: Record<UndoRequest['action'], { title: string; action: string }> = {
  import: { title: 'Undo this import?', action: 'Undo import' },
  matrix: { title: 'Undo this matrix?', action: 'Undo matrix' },
  delete: { title: 'Undo this deletion?', action: 'Undo deletion' },
  edit: { title: 'Undo this edit?', action: 'Undo edit' },
}

const REASONS: Record<UndoPlan['kept'][number]['reason'], string> = {
  pushed: 'Pushed to a platform: stays in your library',
  used_by_others: 'Used by others: leaves your library, stays in the catalog',
  already_in_library: 'In your library again already',
  edited_since: 'Edited again since: stays as it is',
  not_in_library: 'No longer in your library',
}

const SHOWN = 100

/** Says what would be taken back and what would be kept, and does it in the background. */
export function UndoDialog() {
  const request = useUndoRequest()
  return request ? <Asked key={request.ids.join(' ')} request={request} /> : null
}

function Asked({ request }: { request: UndoRequest }) {
  const { ids, action } = request
  const { data: plan, error } = useQuery(undoPlanQuery(ids))
  const cache = useQueryClient()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const started = useRef(new Map<string, string | null>())
  const show = ([first, ...others]: readonly string[]) =>
    first && others.length === 0 ? navigate({ to: '/runs/$id', params: { id: first } }) : navigate({ to: '/runs' })
  const start = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => startUndo(ids, started.current),
    onSuccess: (runIds) => {
      // It may have taken minutes: whoever closed the question is doing something else.
      if (!isHere()) {
        toast.success('The undo has started.', { action: { label: 'Show', onClick: () => show(runIds) } })
        return undefined
      }
      askUndo(null)
      return show(runIds)
    },
    onError: (failure) => {
      if (!isHere()) toast.error(`The undo hasn’t started. ${errorMessage(failure)}`)
    },
    onSettled: () => {
      for (const queryKey of [RUNS, UNDO]) cache.invalidateQueries({ queryKey })
    },
  })
  const close = () => askUndo(null)
  const message = errorMessage(start.error ?? error)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={WORDS[action].title}
      footer={
        <>
          <CancelButton busy={start.isPending || (plan !== undefined && !hasEffect(plan))} onClick={close} />
          {plan && hasEffect(plan) ? (
            <Button
              kind={action === 'delete' || action === 'edit' ? 'primary' : 'danger'}
              busy={start.isPending}
              onClick={() => start.mutate()}
            >
              {WORDS[action].action}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {plan ? <Plan plan={plan} action={action} /> : message ? null : <LoadingRows rows={3} />}
        {message ? <Refusal>{message}</Refusal> : null}
      </div>
    </Dialog>
  )
}

const hasEffect = ({ takenBack, externalIds }: UndoPlan): boolean => takenBack + externalIds > 0

const leaving = ({ takenBack, removedFromCatalog, externalIds }: UndoPlan): string => {
  const fromCatalog = removedFromCatalog > 0 ? `, ${count(removedFromCatalog)} of them the catalog too` : ''
  const sentences = [
    takenBack > 0 ? `${counted(takenBack, 'topic')} will leave your library${fromCatalog}.` : null,
    externalIds > 0 ? `${counted(externalIds, 'external id')} of other topics will be removed.` : null,
    'Used credits are not given back.',
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

const OUTCOMES: Record<UndoRequest['action'], (plan: UndoPlan) => string> = {
  import: leaving,
  matrix: leaving,
  delete: ({ takenBack }) =>
    `${counted(takenBack, 'topic')} will be in your library again, with your edits and the history.`,
  edit: ({ takenBack }) => `${counted(takenBack, 'topic')} will have the fields and tags from before the edit.`,
}

function Plan({ plan, action }: { plan: UndoPlan; action: UndoRequest['action'] }) {
  const { keptCount, kept } = plan
  return (
    <>
      <p>{hasEffect(plan) ? OUTCOMES[action](plan) : 'There is nothing left to undo.'}</p>
      {keptCount > 0 ? (
        <section aria-label="What is kept" className="rounded-md bg-warn-wash px-3 py-2">
          <p className="font-medium text-warn">{counted(keptCount, 'topic')} kept:</p>
          <ul className="mt-1 flex max-h-60 flex-col gap-1.5 overflow-y-auto">
            {kept.slice(0, SHOWN).map(({ id, name, reason }) => (
              <li key={id}>
                <span className="block truncate">{name}</span>
                <span className="block text-xs text-ink-soft">{REASONS[reason]}</span>
              </li>
            ))}
          </ul>
          {keptCount > SHOWN ? (
            <p className="mt-2 text-xs text-ink-soft">
              And {count(keptCount - SHOWN)} more. The run will list them all.
            </p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
