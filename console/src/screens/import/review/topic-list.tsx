import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { usePermission } from '../../../api/session'
import { count } from '../../../ui/format'
import { Pager } from '../../../ui/pager'
import { BulkBar } from './bulk-bar'
import { EditTopic } from './edit-topic'
import type { TopicReview } from './topic-review'
import { TopicRow } from './topic-row'
import { usePageTopics } from './use-page-topics'
import { useSkip } from './use-skip'
import type { UndoDecision } from './use-undo'

const SHOWN = 100

/** The next topics to review, those in doubt first. Keys act on the focused row, or on the first if nothing has the focus. */
export function TopicList({ review, undo }: { review: TopicReview; undo: UndoDecision }) {
  const { page: requestedPage = 1, uncertain: onlyUncertain = false } = useSearch({ from: '/shell/import/$batchId' })
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ id: string; as: 'rename' | 'edit' } | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number | null>(null)
  /** Rows that are decided and stay for a moment: a key that is pressed then is meant for the next one. */
  const leaving = useRef(new Map<string, 'waiting' | 'gone'>())
  const mayWrite = usePermission('topics:write')
  const mayDelete = usePermission('library:delete')
  const listed = onlyUncertain && review.uncertain.length > 0 ? review.uncertain : review.remaining
  const pages = Math.max(1, Math.ceil(listed.length / SHOWN))
  const page = Math.min(requestedPage, pages)
  const ids = listed.slice((page - 1) * SHOWN, page * SHOWN)
  const isLoaded = usePageTopics(ids)

  const focus = (at: number) => {
    const names = list.current?.querySelectorAll<HTMLElement>('[data-name]') ?? []
    names[Math.min(Math.max(at, 0), names.length - 1)]?.focus()
  }
  /** Before they leave: the row after the first of them is the next one. */
  const leave = (gone: readonly string[]) => {
    for (const id of gone) leaving.current.set(id, 'gone')
    next.current = ids.findIndex((id) => gone.includes(id))
    setChosen((before) => new Set([...before].filter((id) => !gone.includes(id))))
  }
  const skip = useSkip({
    onSkipped: (gone, undoId) => {
      leave(gone)
      review.skip(gone)
      undo.remember({ ids: gone, undoId })
    },
    onRefused: (refused) => {
      for (const id of refused) leaving.current.delete(id)
    },
  })
  const remove = (gone: readonly string[]) => {
    for (const id of gone) leaving.current.set(id, 'waiting')
    skip.mutate(gone)
  }
  const keep = (kept: readonly string[]) => {
    leave(kept)
    review.keep(kept)
    undo.remember({ ids: kept, undoId: null })
  }
  const choose = (changed: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      for (const id of changed) isChosen ? after.add(id) : after.delete(id)
      return after
    })
  const undecidedFrom = (id: string) => ids.slice(ids.indexOf(id)).find((other) => !leaving.current.has(other))
  // Before the paint, so that no key press is lost between two rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the row is gone or back
  useLayoutEffect(() => {
    if (next.current !== null) focus(next.current)
    next.current = null
    for (const [id, state] of leaving.current) if (state === 'gone') leaving.current.delete(id)
  }, [review.remaining, open])
  const close = (id: string) => {
    next.current = ids.indexOf(id)
    setOpen(null)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    // The list itself, or what is around it: the focus is in no other part of the screen.
    const isFree = target.contains(list.current) || list.current?.contains(target)
    const isTyping = target instanceof HTMLInputElement && target.type !== 'checkbox'
    if (!isFree || isTyping || open || event.ctrlKey || event.metaKey || event.altKey) return
    const focused = target.closest<HTMLElement>('[data-topic]')?.dataset.topic ?? ids[0]
    const id = focused && undecidedFrom(focused)
    const act: Record<string, () => void> = {
      ...(id ? keysOf(id) : {}),
      ...(mayWrite && undo.canUndo ? { u: undo.takeBack } : {}),
    }
    const chosenKey = act[event.key] ?? act[event.key.toLowerCase()]
    if (!chosenKey) return
    event.preventDefault()
    chosenKey()
  })
  const keysOf = (id: string): Record<string, () => void> => ({
    ArrowDown: () => focus(ids.indexOf(id) + (list.current?.contains(document.activeElement) ? 1 : 0)),
    ArrowUp: () => focus(ids.indexOf(id) - 1),
    ...(mayWrite
      ? {
          k: () => keep([id]),
          r: () => setOpen({ id, as: 'rename' }),
          e: () => setOpen({ id, as: 'edit' }),
          x: () => choose([id], !chosen.has(id)),
        }
      : {}),
    ...(mayDelete ? { s: () => remove([id]) } : {}),
  })
  // Of the window, so that the first key works before anything has the focus.
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const chosenIds = ids.filter((id) => chosen.has(id))
  const setSearch = (change: { page?: number; uncertain?: true }) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, ...change }) })
  return (
    <>
      {mayWrite ? <Keys mayDelete={mayDelete} /> : null}
      {review.uncertain.length > 0 ? (
        <label className="flex items-center gap-2 border-b px-4 py-2">
          <input
            type="checkbox"
            checked={onlyUncertain}
            onChange={({ target }) => setSearch({ uncertain: target.checked || undefined, page: undefined })}
          />
          Only those that the engine is not sure of ({count(review.uncertainCount)})
        </label>
      ) : null}
      {mayWrite ? (
        <BulkBar
          ids={ids}
          chosen={chosenIds}
          isBusy={skip.isPending}
          onChoose={choose}
          onKeep={() => keep(chosenIds)}
          onSkip={mayDelete ? () => remove(chosenIds) : null}
          undo={undo}
        />
      ) : null}
      <ul ref={list} aria-label="Topics to review" className="divide-y">
        {ids.map((id) => (
          <TopicRow
            key={id}
            id={id}
            isLoaded={isLoaded}
            isRenaming={open?.id === id && open.as === 'rename'}
            isBusy={skip.isPending && skip.variables.includes(id)}
            isChosen={chosen.has(id)}
            onChoose={mayWrite ? (isChosen) => choose([id], isChosen) : null}
            onKeep={mayWrite ? () => keep([id]) : null}
            onSkip={mayDelete ? () => remove([id]) : null}
            onRename={mayWrite ? () => setOpen({ id, as: 'rename' }) : null}
            onEdit={mayWrite ? () => setOpen({ id, as: 'edit' }) : null}
            onRenamed={() => close(id)}
          />
        ))}
      </ul>
      <Pager label="Topic pages" page={page} pages={pages} onPage={(page) => setSearch({ page })} />
      {open?.as === 'edit' ? <EditTopic id={open.id} onClose={() => close(open.id)} /> : null}
    </>
  )
}

function Keys({ mayDelete }: { mayDelete: boolean }) {
  const keys = [
    ['K', 'keep'],
    ...(mayDelete ? [['S', 'skip and remove from library']] : []),
    ['X', 'select'],
    ['U', 'undo'],
    ['R', 'rename'],
    ['E', 'edit fields'],
    ['↑ ↓', 'move'],
  ]
  return (
    <p className="hidden flex-wrap gap-x-4 gap-y-1 border-b bg-sunken/50 px-4 py-2 text-xs text-ink-soft sm:flex">
      {keys.map(([key, does]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className="rounded border border-line-strong bg-panel px-1.5 font-mono text-2xs">{key}</kbd>
          {does}
        </span>
      ))}
      {mayDelete ? null : <span>Only owners and admins can remove topics from the library.</span>}
    </p>
  )
}
